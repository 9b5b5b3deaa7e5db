import { execFile } from 'node:child_process';
import { env } from 'node:process';
import { promisify } from 'node:util';
import { sourcesOf } from '@waybill/testkit/programs';
import { expect, it } from 'vitest';

// Every other test of the command may start the one file that `npm test` makes of it.
it('starts from its sources, too, and names what it can do', async () => {
  const kept = { PATH: env.PATH, NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [sourcesOf.command, '--help'], { env: kept });
  expect(stderr).toBe('');
  for (const command of ['load', 'undo', 'rates', 'charges', 'user', 'tenant', 'doctor', 'backup', 'restore']) {
    expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  }
});
