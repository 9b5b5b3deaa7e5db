import { rm } from 'node:fs/promises';
import { houses } from './house.ts';

/** The data directories of a run go with the run. */
export default async function removeData(): Promise<void> {
  await Promise.all(houses.map(({ dataDirectory }) => rm(dataDirectory, { recursive: true, force: true })));
}
