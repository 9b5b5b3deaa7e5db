import { existsSync, globSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The folder of an installed PostgreSQL's programs, the newest first; undefined when there is none. */
export function findLocalBinaries(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((one, other) => versionOf(other) - versionOf(one));
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => existsSync(join(folder, 'initdb')));
  const found = onPath.map((folder) => dirname(realpathSync(join(folder, 'initdb'))));
  return [...debian, ...found].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

const versionOf = (folder: string): number => Number(/\/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
