import { spawn } from 'node:child_process';
import { programOf } from '@waybill/testkit/programs';
import { dataDirectory } from './house.ts';

/** Runs the command `waybill` on the data directory of the running server. */
export async function runCommand(...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [programOf('command'), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      WAYBILL_DATA: dataDirectory,
      DATABASE_URL: '',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      output += piece;
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}
