import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../desk.ts';
import { upsFile, upsPackage } from '../ups-file.ts';

/** An ocean bill of 100 dollars as X12 310. */
function freightBill(code: string, carrier: string): string {
  const body = [
    'ST*310*0001',
    `B3**OB1*BOL1*PP*L*20250705*10000**20250703*035*${code}*20250630`,
    `N1*CA*${carrier}`,
    'N1*BT*INVENTED GOODS LLC*25*OCEAN1',
    'LX*1',
    'L1*1***10000',
    'L3*500*B***10000',
  ];
  const segments = [
    `ISA*00*          *00*          *02*${code}           *ZZ*ACME           *250705*0900*U*00401*000000001*0*P*>`,
    `GS*IO*${code}*ACME*20250705*0900*1*X*004010`,
    ...body,
    `SE*${body.length + 1}*0001`,
    'GE*1*1',
    'IEA*1*000000001',
  ];
  return segments.map((segment) => `${segment}~`).join('');
}

describe('judging a file', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const twoPackages = [...upsPackage('1ZW0A1B20300000001'), ...upsPackage('1ZW0A1B20300000002')];

  it('does not load a file that does not reconcile, and says by how much', async () => {
    const version = house.warehouse.dataVersion;
    const text = upsFile({ number: '0000000W0A1B2006', amount: '26.01', charges: twoPackages });
    const report = await desk.load(text, { clientId: 1002 });
    expect(report.status).toBe('incomplete');
    expect(report.messages.join()).toMatch(/25\.00.*26\.01.*1\.01/s);
    expect(house.warehouse.dataVersion).toBe(version);
  });

  it('keeps a UPS file with more than its invoice amounts to, until the file with the credits comes', async () => {
    const [number, amount] = ['0000000W0A1B2011', '24.00'];
    const charged = await desk.load(upsFile({ number, amount, charges: twoPackages }), { clientId: 1002 });
    expect(charged).toMatchObject({
      status: 'incomplete',
      messages: [expect.stringContaining('1.00 are too much'), expect.stringContaining('as soon as the other parts')],
    });
    const credit = { tracking: '1ZW0A1B20300000001', net: '-1.00', category: 'ADJ', detail: 'CADJ' };
    expect((await desk.load(upsFile({ number, amount, charges: [credit] }), { clientId: 1002 })).status).toBe('loaded');
    expect(await desk.held('W0A1B2011')).toMatchObject({ net: '24.00', amount: '24.00' });
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

  it('refuses further rows of an invoice that still lacks some, unless somebody corrected them', async () => {
    const charges = ['1ZW0A1B20300000001', '1ZW0A1B20300000002', '1ZW0A1B20300000003'].flatMap(upsPackage);
    const lines = upsFile({ number: '0000000W0A1B2009', charges }).split('\n');
    const readableTo = (count: number) =>
      lines.map((line, index) => (index < count ? line : line.replace('10.00', 'ten'))).join('\n');
    const first = await desk.load(readableTo(3), { clientId: 1002, acceptBadLines: true });
    expect(first).toMatchObject({ status: 'loaded', badLines: 2 });
    const more = await desk.load(readableTo(6), { clientId: 1002, acceptBadLines: true });
    expect(more).toMatchObject({ status: 'refused', badLines: 1 });
    expect(more.messages.join()).toContain('is already stored with 17.50');
  });

  it('refuses a file of which nothing is left without its bad lines', async () => {
    const charges = [{ tracking: '1ZW0A1B20300000001', net: 'ten' }];
    const text = upsFile({ number: '0000000W0A1B2010', amount: '10.00', charges });
    const report = await desk.load(text, { clientId: 1002, acceptBadLines: true });
    expect(report).toMatchObject({ status: 'refused', messages: ['The file contains no invoice rows.'] });
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

  it('loads new accounts for the named client, and those that one client has for that client', async () => {
    const known = upsFile({ number: '0000000W0A1B2808', charges: upsPackage('1ZW0A1B2030000808') });
    const fresh = upsFile({ account: 'NEW808', number: '0000000NEW808001', charges: upsPackage('1ZNEW80803000808') });
    const report = await desk.load([known.trimEnd(), fresh].join('\n'), { clientId: 1005 });
    expect(report.status).toBe('loaded');
    const owners = new Map(report.invoices.map(({ accountNumber, clientId }) => [accountNumber, clientId]));
    expect(owners.get('NEW808')).toBe(1005);
    expect(owners.get('W0A1B2')).not.toBe(1005);
  });

  it('refuses another client’s account in a file that must be the named client’s', async () => {
    const text = upsFile({ number: '0000000W0A1B2007', charges: twoPackages });
    const report = await desk.load(text, { clientId: 1005, mustOwnAll: true });
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

  it('refuses a freight bill of a carrier that nobody added, and loads it once the tenant has', async () => {
    const text = freightBill('MSCU', 'MSC MEDITERRANEAN SHIPPING COMPANY SA');
    const refused = await desk.load(text, { clientId: 1002 });
    expect(refused).toMatchObject({ status: 'refused', badLines: 1 });
    const { tenant_id: tenantId } = await house.settings
      .selectFrom('client')
      .select('tenant_id')
      .where('id', '=', 1002)
      .executeTakeFirstOrThrow();
    await house.settings
      .insertInto('carrier')
      .values({ id: 900, tenant_id: tenantId, name: 'MSC Mediterranean Shipping' })
      .execute();
    const loaded = await desk.load(text, { clientId: 1002 });
    expect(loaded).toMatchObject({ status: 'loaded', packages: 1, invoices: [{ amount: '100.00' }] });
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
    const rates = await house.sql(
      'select distinct usd_rate from charge_level_info where invoice_number = $1',
      { RATE: 'rate' },
      [loaded.invoices[0]?.invoiceNumber ?? ''],
    );
    expect(rates).toEqual([{ RATE: 0.7123 }]);
  });
});
