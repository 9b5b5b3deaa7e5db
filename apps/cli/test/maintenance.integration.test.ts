import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statuses } from '@waybill/contract';
import { announceServer, dataPaths } from '@waybill/server';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

describe('waybill maintenance', async () => {
  const directory = await PreparedDirectory.make();
  afterAll(() => directory.remove());
  const kept = () =>
    directory.whileOpen(({ settings }) =>
      settings.selectFrom('maintenance_status').select(['type', 'path', 'value']).where('type', '=', 'PAGE').execute(),
    );

  it('closes all pages, and opens them again, while no server runs', async () => {
    const closed = await runCommand(['maintenance', 'on'], directory.environment);
    expect(closed).toEqual({ code: 0, output: 'All pages of default: closed.\n', errors: '' });
    expect(await kept()).toEqual([{ type: 'PAGE', path: '/', value: 'ON' }]);
    const opened = await runCommand(['maintenance', 'off'], directory.environment);
    expect(opened).toEqual({ code: 0, output: 'All pages of default: open.\n', errors: '' });
    expect(await kept()).toEqual([{ type: 'PAGE', path: '/', value: 'OFF' }]);
  });

  it('ends with 1 for a tenant that does not exist, with 2 for what is no state and no path', async () => {
    const unknown = await runCommand(['maintenance', 'on', '--tenant', 'nobody'], directory.environment);
    expect(unknown).toMatchObject({ code: 1, errors: expect.stringContaining('There is no tenant nobody.') });
    expect((await runCommand(['maintenance', 'maybe'], directory.environment)).code).toBe(2);
    expect((await runCommand(['maintenance', 'on', 'aframe'], directory.environment)).code).toBe(2);
  });
});

it('waybill maintenance tells the running server, which knows at once', async () => {
  const house = await House.open();
  const folder = await mkdtemp(join(tmpdir(), 'waybill-maintenance-'));
  try {
    const token = 'internal token of the tests';
    await announceServer(dataPaths(folder), { pid: process.pid, address: house.address, token });
    const ended = await runCommand(['maintenance', 'on', '/aframe'], { WAYBILL_DATA: folder });
    expect(ended).toEqual({ code: 0, output: '/aframe of default: closed.\n', errors: '' });
    const { body } = await house.anyone.call(statuses);
    expect(body).toContainEqual({ type: 'PAGE', path: '/aframe', value: 'ON' });
    const unknown = await runCommand(['maintenance', 'on', '--tenant', 'nobody'], { WAYBILL_DATA: folder });
    expect(unknown).toEqual({ code: 1, output: '', errors: 'There is no tenant nobody.\n' });
  } finally {
    await house.close();
    await rm(folder, { recursive: true, force: true });
  }
});
