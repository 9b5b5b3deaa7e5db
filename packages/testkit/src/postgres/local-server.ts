import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fastAndForgetful } from './fast-and-forgetful.ts';
import { freePort } from './free-port.ts';
import type { PostgresServer } from './postgres-server.ts';
import type { ServerUser } from './server-user.ts';
import { untilItAnswers } from './until-it-answers.ts';

const administrator = 'waybill';

/** An installed PostgreSQL on a data directory of its own, reachable from this machine only. */
export async function startLocal(binaries: string, user: ServerUser): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const forget = () => rmSync(directory, { recursive: true, force: true });
  try {
    const options = ['--auth=trust', `--username=${administrator}`, '--encoding=UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(binaries, 'initdb'), ['--pgdata', data, ...options], { ...user, cwd: directory, stdio: 'pipe' });
    const port = await freePort();
    const place = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', directory];
    const server = spawn(join(binaries, 'postgres'), [...place, ...fastAndForgetful], {
      ...user,
      cwd: directory,
      stdio: 'ignore',
    });
    const ended = once(server, 'exit');
    const url = `postgresql://${administrator}@127.0.0.1:${port}/postgres`;
    await untilItAnswers(url, ended);
    return {
      description: `PostgreSQL of ${binaries}`,
      url,
      stop: async () => {
        server.kill('SIGINT');
        await ended;
        forget();
      },
    };
  } catch (error) {
    forget();
    throw error;
  }
}

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
