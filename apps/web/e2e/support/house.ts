import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf } from '@waybill/testkit/programs';

/**
 * As many workers, each with a server of its own: a user has one session at a time, and what a test saves stays with
 * the user.
 */
export const workers = Math.min(4, availableParallelism());

interface House {
  readonly port: number;
  readonly dataDirectory: string;
  /** Beside it: a backup may not stand in what it copies. */
  readonly backupDirectory: string;
}

/** Chosen once by the first process of a run; its workers inherit them. */
process.env.WAYBILL_TEST_HOUSES ??= JSON.stringify(await chooseHouses());

export const houses: readonly House[] = JSON.parse(process.env.WAYBILL_TEST_HOUSES);

/** The house of this worker. The first process of a run has none of its own, and takes the first. */
const house = houses[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
if (house === undefined) throw new Error(`There is no server for worker ${process.env.TEST_PARALLEL_INDEX}`);

export const address = addressOf(house);
export const { dataDirectory } = house;
export const chromiumPath = process.env.CHROMIUM_PATH;
export const serverProgram = programOf('server');

/** A path from the root of the repository. */
export function pathInHouse(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

/** Where the server of a house answers. */
export function addressOf({ port }: House): string {
  return `http://127.0.0.1:${port}`;
}

async function chooseHouses(): Promise<readonly House[]> {
  const held = await Promise.all(Array.from({ length: workers }, holdPort));
  await Promise.all(held.map(({ release }) => release()));
  return held.map(({ port }) => ({
    port,
    dataDirectory: mkdtempSync(join(tmpdir(), 'waybill-browser-')),
    backupDirectory: mkdtempSync(join(tmpdir(), 'waybill-browser-backups-')),
  }));
}

/** A free port, held so that nobody else finds it. */
export async function holdPort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const found = server.address();
  if (found === null || typeof found === 'string') throw new Error('No free port');
  return { port: found.port, release: () => new Promise((resolve) => server.close(() => resolve())) };
}
