import { rm } from 'node:fs/promises';
import { houses } from './house.ts';

/** The data directories of a run, and its backups, go with the run. */
export default async function removeData(): Promise<void> {
  const directories = houses.flatMap(({ dataDirectory, backupDirectory }) => [dataDirectory, backupDirectory]);
  await Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true })));
}
