import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Chosen once by the first process of a run; its workers inherit them. */
process.env.WAYBILL_TEST_PORT ??= String(await freePort());
process.env.WAYBILL_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'waybill-browser-'));

export const port = Number(process.env.WAYBILL_TEST_PORT);
export const address = `http://127.0.0.1:${port}`;
export const dataDirectory = process.env.WAYBILL_TEST_DATA;
export const chromiumPath = process.env.CHROMIUM_PATH;
export const serverEntry = pathInHouse('apps/server/src/main.ts');

/** A path from the root of the repository. */
export function pathInHouse(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const found = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (found === null || typeof found === 'string') throw new Error('No free port');
  return found.port;
}
