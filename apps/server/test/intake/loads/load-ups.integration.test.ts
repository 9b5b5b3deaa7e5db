import { readFile } from 'node:fs/promises';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from './desk.ts';
import { upsFile, upsPackage } from './ups-file.ts';

describe('loading a UPS file', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const twoPackages = [...upsPackage('1ZW0A1B20300000001'), ...upsPackage('1ZW0A1B20300000002')];

  it('stores every cent of an invoice once, and says what came', async () => {
    const before = house.warehouse.dataVersion;
    const report = await desk.load(upsFile({ number: '0000000W0A1B2001', charges: twoPackages }), { clientId: 1002 });
    expect(report).toMatchObject({ status: 'loaded', rows: 6, packages: 2, badLines: 0, mappedToOther: [] });
    expect(report.invoices).toEqual([
      {
        carrierName: 'UPS',
        accountNumber: 'W0A1B2',
        invoiceNumber: expect.stringContaining('W0A1B2001'),
        billDate: '2026-10-03',
        currencyCode: 'USD',
        clientId: 1002,
        rows: 6,
        packages: 2,
        amount: '25.00',
        statedAmount: '25.00',
        status: 'loaded',
      },
    ]);
    expect(await desk.held(report.invoices[0]?.invoiceNumber ?? '')).toEqual({
      packages: 2,
      net: '25.00',
      netOfCharges: '25.00',
      amount: '25.00',
      clientId: 1002,
    });
    expect(house.warehouse.dataVersion).toBeGreaterThan(before);
  });

  it('counts nothing twice: neither the same file nor the same rows in another file', async () => {
    const text = upsFile({ number: '0000000W0A1B2002', charges: twoPackages });
    const [first] = (await desk.load(text, { clientId: 1002 })).invoices;
    const version = house.warehouse.dataVersion;
    expect(await desk.load(text)).toMatchObject({
      status: 'already_there',
      packages: 0,
      invoices: [{ amount: '0.00' }],
    });
    const reordered = `${text.trimEnd().split('\n').reverse().join('\n')}\n`;
    expect(await desk.load(reordered)).toMatchObject({ status: 'already_there', packages: 0 });
    expect(house.warehouse.dataVersion).toBe(version);
    expect(await desk.held(first?.invoiceNumber ?? '')).toMatchObject({ packages: 2, net: '25.00' });
  });

  it('loads what is new of a file whose other invoice is there already', async () => {
    const known = { number: '0000000W0A1B2003', charges: twoPackages };
    await desk.load(upsFile(known), { clientId: 1002 });
    const fresh = { number: '0000000W0A1B2004', date: '2026-10-10', charges: upsPackage('1ZW0A1B20300000009') };
    const report = await desk.load(upsFile(known, fresh));
    expect(report).toMatchObject({
      status: 'loaded',
      packages: 1,
      invoices: [
        { status: 'already_there', amount: '0.00' },
        { status: 'loaded', amount: '12.50' },
      ],
    });
  });

  it('refuses new rows for an invoice that is complete', async () => {
    const number = '0000000W0A1B2005';
    await desk.load(upsFile({ number, charges: twoPackages }), { clientId: 1002 });
    const more = [...twoPackages, ...upsPackage('1ZW0A1B20300000003')];
    const report = await desk.load(upsFile({ number, charges: more }));
    expect(report.status).toBe('refused');
    expect(report.messages.join()).toMatch(/complete with 25\.00.*would add: 3, worth 12\.50/s);
    expect(await desk.held(report.invoices[0]?.invoiceNumber ?? '')).toMatchObject({ net: '25.00' });
  });

  it('refuses a file that does not reconcile, and says by how much', async () => {
    const version = house.warehouse.dataVersion;
    const text = upsFile({ number: '0000000W0A1B2006', amount: '26.01', charges: twoPackages });
    const report = await desk.load(text, { clientId: 1002 });
    expect(report.status).toBe('refused');
    expect(report.messages.join()).toMatch(/25\.00.*26\.01.*1\.01/s);
    expect(house.warehouse.dataVersion).toBe(version);
  });

  it('refuses an unknown account, naming it, and creates it under the client that is told', async () => {
    const text = upsFile({ account: 'NEW001', number: '0000000NEW001001', charges: twoPackages });
    const refused = await desk.load(text);
    expect(refused.status).toBe('refused');
    expect(refused.messages.join()).toContain('NEW001');
    const loaded = await desk.load(text, { clientId: 1003 });
    expect(loaded).toMatchObject({ status: 'loaded', invoices: [{ clientId: 1003, accountNumber: 'NEW001' }] });
    const accounts = await house.settings
      .selectFrom('account')
      .select(['client_id', 'active'])
      .where('number', '=', 'NEW001')
      .execute();
    expect(accounts).toEqual([{ client_id: 1003, active: true }]);
    const mirrored = await house.warehouse.rows<{ CLIENT_ID: number }>({
      sql: "select client_id as CLIENT_ID from account where account_number = 'NEW001'",
      parameters: [],
      columns: [{ name: 'CLIENT_ID', type: 'integer' }],
    });
    expect(mirrored).toEqual([{ CLIENT_ID: 1003 }]);
  });

  it('refuses a file of another client’s account', async () => {
    const text = upsFile({ number: '0000000W0A1B2007', charges: twoPackages });
    const report = await desk.load(text, { clientId: 1005 });
    expect(report.status).toBe('refused');
    expect(report.messages.join()).toContain('W0A1B2 belongs to another client, not to client 1005');
  });

  it('refuses a client that does not exist, and creates no account', async () => {
    const text = upsFile({ account: 'NEW002', number: '0000000NEW002001', charges: twoPackages });
    const report = await desk.load(text, { clientId: 4711 });
    expect(report).toMatchObject({ status: 'refused', messages: ['There is no client 4711.'] });
    const accounts = await house.settings.selectFrom('account').select('id').where('number', '=', 'NEW002').execute();
    expect(accounts).toEqual([]);
  });

  it('refuses a currency without a rate on the bill date, and uses the rate when there is one', async () => {
    const text = upsFile({ number: '0000000W0A1B2008', currency: 'CAD', date: '2009-10-07', charges: twoPackages });
    const refused = await desk.load(text, { clientId: 1002 });
    expect(refused.status).toBe('refused');
    expect(refused.messages.join()).toMatch(/CAD.*2009-10-07/);
    await house.settings
      .insertInto('exchange_rate')
      .values({ currency_code: 'CAD', rate_date: '2009-10-07', usd_rate: '0.71230000', source: 'test' })
      .execute();
    const loaded = await desk.load(text, { clientId: 1002 });
    expect(loaded.status).toBe('loaded');
    const rates = await house.warehouse.rows<{ RATE: string }>({
      sql: 'select distinct usd_rate::varchar as RATE from charge_level_info where invoice_number = $1',
      parameters: [loaded.invoices[0]?.invoiceNumber ?? ''],
      columns: [{ name: 'RATE', type: 'text' }],
    });
    expect(rates).toEqual([{ RATE: '0.71230000' }]);
  });

  it('refuses a file with a bad line, listing it, unless told to go on without it', async () => {
    const good = upsFile({ number: '0000000W0A1B2009', amount: '25.00', charges: twoPackages });
    const bad = good.replace(/,10\.00,/, ',ten,');
    const refused = await desk.load(bad, { clientId: 1002 });
    expect(refused).toMatchObject({ status: 'refused', badLines: 1 });
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

  it('tells which charges no rule knows', async () => {
    const charges = [
      ...twoPackages,
      {
        tracking: '1ZW0A1B20300000001',
        net: '3.21',
        category: 'XYZ',
        detail: 'QQQ',
        classification: 'ZZZ',
        code: 'ZQ9',
        description: 'Charge From The Future',
      },
    ];
    const report = await desk.load(upsFile({ number: '0000000W0A1B2010', charges }), { clientId: 1002 });
    expect(report.mappedToOther).toEqual([
      { description: 'Charge From The Future', code: 'ZQ9', currencyCode: 'USD', rows: 1, amount: '3.21' },
    ]);
  });

  it('refuses a file of no known layout, an empty file, and one that is not text', async () => {
    for (const text of ['a,b\n1,2\n', '', '\u0000\u0001\u0002']) {
      const report = await desk.load(text, { clientId: 1002 });
      expect(report).toMatchObject({ status: 'refused', layout: null, invoices: [] });
      expect(report.messages).toHaveLength(1);
    }
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

  it('loads the same file handed in twice at the same moment once', async () => {
    const text = upsFile({ number: '0000000W0A1B2012', charges: twoPackages });
    const reports = await Promise.all([desk.load(text, { clientId: 1002 }), desk.load(text, { clientId: 1002 })]);
    expect(reports.map(({ status }) => status).sort()).toEqual(['already_there', 'loaded']);
  });

  it('gives up when the caller goes away, and leaves nothing behind', async () => {
    const charges = upsPackage('1ZGONE00300000001');
    const text = upsFile({ account: 'GONE01', number: '0000000GONE01001', charges });
    const report = await desk.load(text, { clientId: 1002, signal: AbortSignal.abort() });
    expect(report).toMatchObject({ status: 'refused', messages: ['The load was given up.'] });
    const accounts = await house.settings.selectFrom('account').select('id').where('number', '=', 'GONE01').execute();
    expect(accounts).toEqual([]);
  });

  it('notes the file of a tenant with that tenant, by its accounts', async () => {
    const text = upsFile({ account: 'N31GH8', number: '0000000N31GH8001', charges: twoPackages });
    await desk.load(text, { name: 'neighbour.csv' });
    const [file] = await house.settings
      .selectFrom('invoice_file')
      .innerJoin('tenant', 'tenant.id', 'invoice_file.tenant_id')
      .select(['tenant.name', 'invoice_file.status'])
      .where('invoice_file.name', '=', 'neighbour.csv')
      .execute();
    expect(file).toEqual({ name: neighbour.tenant, status: 'loaded' });
  });
});
