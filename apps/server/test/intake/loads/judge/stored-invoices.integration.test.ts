import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { storedFor } from '../../../../src/intake/loads/judge/stored-invoices.ts';
import { Stages } from '../stages.ts';
import { upsFile, upsPackage } from '../ups-file.ts';

const stages = await Stages.open();
const { settings } = stages.work;
afterAll(() => stages.close());

const client = { clientId: 1002, tenantId: 1, accountId: 1 };
const ups = { carrierId: 1, carrierName: 'UPS', accountNumber: 'W0A1B2' };
const ontrac = { carrierId: 4, carrierName: 'OnTrac', accountNumber: '990001' };
const billDate = '2026-10-03';
const find = async (account: typeof ups, invoiceNumber: string, day = billDate, clientId = client.clientId) =>
  await storedFor(stages.work, [{ ...client, ...account, clientId }])({
    ...account,
    ...{ invoiceNumber, billDate: day, currencyCode: 'USD', rows: 0, netCents: 0, statedCents: null },
  });

/** Two invoices of a package each; the first lacks its freight, which cannot be read. */
const [first, second] = ['W0A1B2001', 'W0A1B2002'];
const invoices = upsFile(
  { number: first, charges: upsPackage('1Z1') },
  { number: second, charges: [...upsPackage('1Z2'), ...upsPackage('1Z3'), ...upsPackage('1Z3')] },
);
const { status } = await stages.load(invoices.replace(',10.00,', ',ten,'), { clientId: 1002, acceptBadLines: true });

describe('what is stored of an invoice', () => {
  it('is nothing if the client has no such invoice', async () => {
    expect(status).toBe('loaded');
    expect(await find(ups, 'W0A1B2003')).toBeUndefined();
    expect(await find(ups, first, '2026-10-04')).toBeUndefined();
    expect(await find(ups, first, billDate, 1005)).toBeUndefined();
    expect(await find({ ...ups, carrierId: 2 }, first)).toBeUndefined();
  });

  it('are its rows, as often as they occur, and the packages that it counts', async () => {
    const stored = await find(ups, second);
    expect(stored?.invoice).toMatchObject({ invoiceNumber: second, clientId: 1002, amount: '37.50' });
    const received = await stages.receive(await stages.requestFor(invoices));
    const rows = [];
    for await (const { invoiceNumber, invoiceRows } of received.facts.file?.read() ?? [])
      if (invoiceNumber === second) rows.push(...invoiceRows);
    const counts = await stored?.countsOf(rows.slice(0, 4));
    expect([...(counts?.values() ?? [])].sort()).toEqual([1, 1, 1, 2]);
    expect(await stored?.countedPackages()).toEqual(new Set(['1Z2', '1Z3']));
    expect(await stored?.countedPackages()).toEqual(new Set(['1Z2', '1Z3']));
  });
});

describe('the amount that an invoice states', () => {
  const statedCents = async (invoiceNumber: string) => (await find(ups, invoiceNumber))?.statedCents;
  const noted = settings.updateTable('invoice_file').where('status', '=', 'loaded');

  it('is what its file stated, also where less of it could be read', async () => {
    expect((await find(ups, first))?.invoice.amount).toBe('2.50');
    expect([await statedCents(first), await statedCents(second)]).toEqual([1_250, 3_750]);
  });

  it('is none where its file states none', async () => {
    const sample = new URL('../../../../../../packages/invoices/test/fixtures/ontrac_68.csv', import.meta.url);
    await stages.load(readFileSync(sample, 'utf8'), { clientId: 1002 });
    const stored = await find(ontrac, 'OT1234567', '2025-07-06');
    expect(stored?.statedCents).toBeNull();
  });

  it('is what is stored where no file of its load tells it', async () => {
    const files = await settings.selectFrom('invoice_file').select(['id', 'summary', 'load_id']).execute();
    const cases = [{ status: 'undone' as const }, { load_id: 4711 }, { summary: null }, { summary: '?' }];
    for (const change of cases) {
      await noted.set(change).execute();
      expect(await statedCents(first)).toBe(250);
      for (const { id, ...file } of files)
        await settings
          .updateTable('invoice_file')
          .set({ ...file, status: 'loaded' })
          .where('id', '=', id)
          .execute();
      expect(await statedCents(first)).toBe(1_250);
    }
  });
});
