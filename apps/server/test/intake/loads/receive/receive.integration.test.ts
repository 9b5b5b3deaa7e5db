import { readFile } from 'node:fs/promises';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../desk.ts';
import { upsFile, upsPackage } from '../ups-file.ts';

describe('receiving a file', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const twoPackages = [...upsPackage('1ZW0A1B20300000001'), ...upsPackage('1ZW0A1B20300000002')];

  it('refuses a file of no known layout, an empty file, and one that is not text', async () => {
    for (const text of ['a,b\n1,2\n', '', '\u0000\u0001\u0002']) {
      const report = await desk.load(text, { clientId: 1002 });
      expect(report).toMatchObject({ status: 'refused', layout: null, invoices: [] });
      expect(report.messages).toHaveLength(1);
    }
  });

  it('refuses a file with a bad line, listing it, unless told to go on without it', async () => {
    const good = upsFile({ number: '0000000W0A1B2009', amount: '25.00', charges: twoPackages });
    const bad = good.replace(/,10\.00,/, ',ten,');
    const refused = await desk.load(bad, { clientId: 1002 });
    expect(refused).toMatchObject({
      status: 'refused',
      badLines: 1,
      messages: ['Lines of the file that cannot be read: 1. Correct them, or load the file without them.'],
    });
    const quarantine = await readFile(refused.quarantineReport ?? '', 'utf8');
    const [head, line] = quarantine.replace('\ufeff', '').split('\r\n');
    expect(head).toBe('line,column,reason,text');
    expect(line).toMatch(/^1,Net Amount,/);
    const loaded = await desk.load(bad, { clientId: 1002, acceptBadLines: true });
    expect(loaded.status).toBe('loaded');
    expect(loaded.messages.join()).toContain('10.00');
    expect(loaded.invoices).toMatchObject([{ amount: '15.00' }]);
    expect((await desk.load(bad, { clientId: 1002 })).status).toBe('already_there');
    const repaired = await desk.load(good, { clientId: 1002 });
    expect(repaired).toMatchObject({ status: 'loaded', invoices: [{ amount: '10.00' }] });
    expect(await desk.held(repaired.invoices[0]?.invoiceNumber ?? '')).toMatchObject({ packages: 2, net: '25.00' });
    expect((await desk.load(good)).status).toBe('already_there');
  });

  it('keeps a record and a copy of every file', async () => {
    const text = upsFile({ number: '0000000W0A1B2011', charges: twoPackages });
    await desk.load(text, { clientId: 1002, name: 'kept.csv' });
    await desk.load(text, { clientId: 1002, name: 'kept.csv' });
    expect(await desk.statuses('kept.csv')).toEqual(['loaded', 'already_there']);
    const { kept_path } = await house.settings
      .selectFrom('invoice_file')
      .select('kept_path')
      .where('name', '=', 'kept.csv')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await readFile(kept_path ?? '', 'utf8')).toBe(text);
  });

  it('gives up when the caller goes away, and leaves nothing behind', async () => {
    const charges = upsPackage('1ZGONE00300000001');
    const text = upsFile({ account: 'GONE01', number: '0000000GONE01001', charges });
    const report = await desk.load(text, { clientId: 1002, signal: AbortSignal.abort() });
    expect(report).toMatchObject({ status: 'refused', messages: ['The load was abandoned.'] });
    const accounts = await house.settings.selectFrom('account').select('id').where('number', '=', 'GONE01').execute();
    expect(accounts).toEqual([]);
  });
});
