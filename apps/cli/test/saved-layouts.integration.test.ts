import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { clientId, PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

const mapping = {
  format: 'waybill mapping 1',
  name: 'Regional codes',
  carrier: 'OnTrac',
  header: ['Parcel', 'Invoice', 'Day', 'Account', 'Svc', 'Price'],
  columns: {
    trackingNumber: 'Parcel',
    invoiceNumber: 'Invoice',
    billDate: 'Day',
    accountNumber: 'Account',
    service: 'Svc',
  },
  lookups: { service: [{ text: 'SD', value: 'Saver Delivery' }] },
  fixed: { currency: 'USD' },
  dateOrder: 'month first',
  decimalMark: '.',
  charges: { kind: 'columns', columns: [{ column: 'Price', family: 'transportation' }] },
};

describe('waybill layouts', async () => {
  const directory = await PreparedDirectory.make();
  const desk = await mkdtemp(join(tmpdir(), 'waybill-layouts-'));
  afterAll(async () => {
    await directory.remove();
    await rm(desk, { recursive: true, force: true });
  });
  const run = (...args: string[]) => runCommand(args, directory.environment);
  const file = async (name: string, content: string) => {
    await writeFile(join(desk, name), content);
    return join(desk, name);
  };

  it('imports a mapping by which files are then recognised, exports it, and replaces it', async () => {
    expect((await run('layouts', 'list')).output).toBe('No layout was mapped yet.\n');
    const json = await file('codes.json', JSON.stringify(mapping));
    expect(await run('layouts', 'import', json)).toMatchObject({ code: 0, output: 'Regional codes: saved.\n' });
    const invoice = await file('a.csv', 'Parcel,Invoice,Day,Account,Svc,Price\nRC100001,F-1,11/20/2026,C-9,SD,7.25\n');
    const loaded = await run('load', invoice, '--client', String(clientId));
    expect(loaded).toMatchObject({ code: 0, output: expect.stringContaining('Regional codes') });
    const copy = join(desk, 'copy.json');
    expect((await run('layouts', 'export', 'regional codes', copy)).code).toBe(0);
    expect(JSON.parse(await readFile(copy, 'utf8'))).toMatchObject(mapping);
    expect((await run('layouts', 'import', copy)).output).toBe('Regional codes: replaced.\n');
    expect((await run('layouts', 'list')).output).toMatch(/Regional codes +OnTrac +2/);
  });

  it('says what is wrong with a mapping, and saves nothing of it', async () => {
    const unknown = await file('unknown.json', JSON.stringify({ ...mapping, name: 'Other', carrier: 'Nobody' }));
    expect(await run('layouts', 'import', unknown)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Add it on the page Carriers first'),
    });
    const incomplete = await file('incomplete.json', JSON.stringify({ ...mapping, name: 'Other', columns: {} }));
    expect(await run('layouts', 'import', incomplete)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('columns.billDate'),
    });
    expect((await run('layouts', 'export', 'Other')).errors).toBe('There is no layout ‘Other’.\n');
  });
});
