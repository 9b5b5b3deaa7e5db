import { rm } from 'node:fs/promises';
import { dataDirectory } from './house.ts';

/** The run's data directory goes with the run. */
export default async function removeData(): Promise<void> {
  await rm(dataDirectory, { recursive: true, force: true });
}
