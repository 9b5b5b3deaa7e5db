import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOwnToken, data } from '@waybill/contract';
import { type Caller, House, loadInvoice } from '@waybill/testkit';
import { askDuckDb } from '@waybill/testkit/parquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const clientId = 1002;

describe('waybill export', () => {
  let house: House;
  let admin: Caller;
  let token = '';
  let directory = '';
  beforeAll(async () => {
    house = await House.open();
    admin = await house.as('admin');
    const body = { name: 'lake', writes: false, permissions: null, clientIds: [clientId], networks: [], days: 1 };
    token = (await admin.call(createOwnToken, { body })).body.token;
    directory = await mkdtemp(join(tmpdir(), 'waybill-export-'));
  });
  afterAll(async () => {
    await house.close();
    await rm(directory, { recursive: true });
  });

  const exported = async (...more: string[]) => {
    const args = ['export', house.address, '--client', String(clientId), '--directory', directory, ...more];
    return await runCommand(args, { WAYBILL_TOKEN: token });
  };

  /** What all pages together say was spent, and what the files of a table say. */
  async function compared(table: string) {
    const page = await admin.call(data, {
      params: { page: 'spend', container: 'amounts' },
      body: { clientId, selectColumnNames: ['sum(net_amount) as spend'], fromTableNames: ['package_level_info'] },
    });
    const question = `select cast(sum(net_amount) as varchar) as spend from '${directory}/${table}/*.parquet'`;
    const [files] = await askDuckDb(question);
    return { pages: Number(page.body.data[0]?.SPEND).toFixed(2), files: files?.spend };
  }

  it('keeps a directory like the portal: what is new, and without what was undone', async () => {
    expect(await exported()).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('0 undone') });
    for (const table of ['packages', 'charges']) {
      const { pages, files } = await compared(table);
      expect(files).toBe(pages);
    }
    const before = (await compared('packages')).files;
    const [account] = (await house.warehouse.state()).accounts.filter((each) => each.clientId === clientId);
    if (account === undefined) throw new Error('The client has no account.');
    const place = { clientId, accountId: account.accountId, accountNumber: account.accountNumber };
    await loadInvoice(house.warehouse, { ...place, invoiceNumber: 'OUT2', billDate: '2026-11-01' }, [{ net: '7.77' }]);
    const loadId = house.warehouse.dataVersion;
    expect((await exported()).output).toMatch(
      /^Loads: 1 new, 0 changed, \d+ as before, 0 undone\.\nFiles written: 2, /,
    );
    const { pages, files } = await compared('charges');
    expect(files).toBe(pages);
    expect(files).not.toBe(before);

    await house.warehouse.undoLoad(loadId, 'undo');
    expect((await exported()).output).toMatch(
      new RegExp(`0 new, 0 changed, \\d+ as before, 1 \\(${loadId}\\) undone\\.\nFiles written: 0, removed: 2, `),
    );
    expect((await compared('packages')).files).toBe(before);
    expect(await readdir(join(directory, 'charges'))).toEqual(await readdir(join(directory, 'packages')));
    expect(JSON.parse(await readFile(join(directory, 'dictionary.json'), 'utf8')).tables).toHaveLength(2);
  });

  it('says what is wrong before it changes anything', async () => {
    const foreign = await runCommand(
      ['export', house.address, '--client', '1001', '--directory', join(directory, 'x')],
      {
        WAYBILL_TOKEN: token,
      },
    );
    expect([foreign.code, foreign.errors]).toEqual([1, 'You do not have access to this client.\n']);
    const other = await exported('--from', '2026-01-01');
    expect([other.code, other.errors]).toEqual([2, expect.stringContaining('is the cursor of another export')]);
    const badDay = await exported('--from', 'soon');
    expect([badDay.code, badDay.errors]).toEqual([2, expect.stringContaining('--from soon: must be a valid date')]);
  });
});
