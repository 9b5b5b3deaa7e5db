import {
  getBadLinesReport,
  getInvoiceFile,
  listAuditLog,
  listExchangeRates,
  listInvoiceFiles,
  reloadInvoiceFile,
  uploadExchangeRates,
  uploadInvoiceFile,
  uploadType,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from './loads/desk.ts';
import { upsFile, upsPackage } from './loads/ups-file.ts';

describe('the administration of invoice files', async () => {
  const house = await House.open();
  const desk = new Desk(house);
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const good = upsFile({ number: '0000000W0A1B2001', charges: upsPackage('1ZW0A1B20300000001') });
  await desk.load(good, { name: 'unknown-account.csv' });
  const files = async (query: Record<string, string | number>) =>
    (await admin.call(listInvoiceFiles, { query })).body.rows;

  it('lists what was handed in, why it was refused, and loads it again for a client', async () => {
    const [refused] = await files({ status: 'refused' });
    expect(refused).toMatchObject({ name: 'unknown-account.csv', layout: expect.any(String), packages: 0 });
    expect(refused?.reason).toContain('Name the client');
    const id = refused?.id ?? 0;
    const detail = (await admin.call(getInvoiceFile, { params: { id } })).body;
    expect(detail).toMatchObject({ mayReload: true, hasBadLinesReport: false, loadId: null });
    const body = { acceptBadLines: false, clientId: 1002 };
    const { body: outcome } = await admin.call(reloadInvoiceFile, { params: { id }, body });
    expect(outcome).toEqual({ status: 'loaded', messages: [] });
    const [loaded] = await files({ status: 'loaded', search: 'unknown' });
    expect(loaded).toMatchObject({ packages: 1, badLines: 0 });
    const invoices = (await admin.call(getInvoiceFile, { params: { id: loaded?.id ?? 0 } })).body.invoices;
    expect(invoices).toMatchObject([{ carrierName: 'UPS', clientId: 1002, packages: 1, status: 'loaded' }]);
    const again = await admin.call(reloadInvoiceFile, { params: { id: loaded?.id ?? 0 }, body });
    expect(again.status).toBe(400);
    const noted = await admin.call(listAuditLog, { query: { action: 'invoice_file.reload' } });
    expect(noted.body.rows[0]).toMatchObject({ login: 'admin', details: { subject: { id }, clientId: 1002 } });
  });

  it('shows the bad lines, and loads the file without them when told so', async () => {
    const charges = [...upsPackage('1ZW0A1B20300000002'), ...upsPackage('1ZW0A1B20300000003')];
    const text = upsFile({ number: '0000000W0A1B2002', charges });
    await desk.load(`${text.trimEnd()}\nthis is not a line\n`, { name: 'torn.csv', clientId: 1002 });
    const [refused] = await files({ search: 'torn' });
    expect(refused).toMatchObject({ status: 'refused', badLines: 1 });
    const params = { id: refused?.id ?? 0 };
    const report = await admin.call(getBadLinesReport, { params });
    expect(report.headers.get('content-type')).toContain('text/csv');
    expect(report.text).toContain('this is not a line');
    const { body } = await admin.call(reloadInvoiceFile, {
      params,
      body: { acceptBadLines: true, clientId: null },
    });
    expect(body.status).toBe('loaded');
    expect((await files({ search: 'torn', status: 'loaded' }))[0]).toMatchObject({ packages: 2 });
  });

  it('is for internal users of the tenant alone', async () => {
    const neighbour = await house.as('neighbour', 'neighbour');
    const [file] = await files({});
    expect((await neighbour.call(listInvoiceFiles)).body.total).toBe(0);
    const params = { id: file?.id ?? 0 };
    expect((await neighbour.call(getInvoiceFile, { params })).status).toBe(404);
    expect((await neighbour.call(getBadLinesReport, { params })).status).toBe(404);
    const body = { acceptBadLines: false, clientId: null };
    expect((await neighbour.call(reloadInvoiceFile, { params, body })).status).toBe(404);
  });
});

describe('the upload of invoice files', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const headers = { 'content-type': uploadType };
  const file = upsFile({ number: '0000000W0A1B3001', charges: upsPackage('1ZW0A1B20300000011') });

  it('loads a file from the browser, says whether it adds up, and counts nothing twice', async () => {
    const admin = await house.as('admin');
    const query = { name: 'from-the-browser.csv', clientId: 1002 };
    const first = await admin.call(uploadInvoiceFile, { query, body: file, headers });
    expect(first.status, first.text).toBe(200);
    expect(first.body).toMatchObject({ status: 'loaded', messages: [], packages: 1 });
    const [invoice] = first.body.invoices;
    expect(invoice).toMatchObject({ carrierName: 'UPS', status: 'loaded', packages: 1 });
    expect(invoice?.amount).toBe(invoice?.statedAmount);
    const second = await admin.call(uploadInvoiceFile, { query, body: file, headers });
    expect(second.body).toMatchObject({ status: 'already_there', packages: 0 });
    const { rows } = (await admin.call(listInvoiceFiles, { query: { search: 'from-the-browser' } })).body;
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['already_there', 'loaded']);
    const noted = await admin.call(listAuditLog, { query: { action: 'invoice_file.upload' } });
    expect(noted.body.rows[0]).toMatchObject({ login: 'admin', details: { name: 'from-the-browser.csv' } });
  });

  it('takes answers to what the file leaves open', async () => {
    const admin = await house.as('admin');
    const header =
      'Account Number,Invoice Number,Invoice Date,Tracking Number,Billed Charge,Incentive Credit,Amount Due';
    const body = `${header}\nW0A1B2,W0A1B2902,05/09/2026,1Z9,10.00,0.00,10.00\n`;
    const query = { name: 'open.csv', clientId: 1002 };
    expect((await admin.call(uploadInvoiceFile, { query, body, headers })).body.status).toBe('incomplete');
    const answers = { currencyCode: 'USD', dateOrder: 'day first' };
    const said = await admin.call(uploadInvoiceFile, { query: { ...query, ...answers }, body, headers });
    expect(said.body).toMatchObject({ status: 'loaded', invoices: [{ billDate: '2026-09-05', currencyCode: 'USD' }] });
    const again = { query: { ...query, currencyCode: 'USD', dateOrder: 'month first' }, body, headers };
    expect((await admin.call(uploadInvoiceFile, again)).body.status).toBe('incomplete');
    const other = { ...again, query: { ...again.query, acceptOtherDates: 'true' } };
    expect((await admin.call(uploadInvoiceFile, other)).body.status).toBe('loaded');
    const wrong = await admin.call(uploadInvoiceFile, { query: { ...query, currencyCode: 'euro' }, body, headers });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ errors: [{ field: 'currencyCode' }] });
  });

  it('refuses what is no invoice file, in words, and what is not sent as a file', async () => {
    const admin = await house.as('admin');
    const query = { name: 'shopping.txt' };
    const text = await admin.call(uploadInvoiceFile, { query, body: 'milk, eggs, bread', headers });
    expect(text.body).toMatchObject({ status: 'refused', packages: 0, invoices: [] });
    expect(text.body.messages.join(' ')).not.toBe('');
    expect((await admin.call(uploadInvoiceFile, { query })).status).toBe(400);
  });

  it('is for those who may load files, and for clients that they may read', async () => {
    const shipper = await house.as('shipper');
    const query = { name: 'file.csv' };
    expect((await shipper.call(uploadInvoiceFile, { query, body: file, headers })).status).toBe(403);
    const neighbour = await house.as('neighbour', 'neighbour');
    const foreign = await neighbour.call(uploadInvoiceFile, {
      query: { ...query, clientId: 1002 },
      body: file,
      headers,
    });
    expect(foreign.status).toBe(403);
  });
});

describe('the administration of exchange rates', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const upload = (content: string) => admin.call(uploadExchangeRates, { body: { fileName: 'march.csv', content } });

  it('stores a file whole, shows it, and keeps who did it', async () => {
    const { body } = await upload('date,currency,usd_rate\n2019-03-02,CAD,0.7312\n2019-03-03,CAD,0.7320\n');
    expect(body).toEqual({ stored: 2 });
    const query = { search: 'march', from: '2019-03-03', to: '2019-03-31' };
    const { rows } = (await admin.call(listExchangeRates, { query })).body;
    expect(rows).toEqual([
      {
        id: '2019-03-03 CAD',
        currencyCode: 'CAD',
        rateDate: '2019-03-03',
        usdRate: '0.73200000',
        source: 'march.csv',
      },
    ]);
    const noted = await admin.call(listAuditLog, { query: { action: 'exchange_rates.upload' } });
    expect(noted.body.rows[0]).toMatchObject({ login: 'admin', details: { subject: { name: 'march.csv' }, rates: 2 } });
  });

  it('refuses a file with a wrong line, naming it, and stores nothing of it', async () => {
    const { status, body } = await upload('date,currency,usd_rate\n2018-03-02,CAD,0.7\n2018-02-30,CAD,0.7\n');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Line 3, date');
    expect((await admin.call(listExchangeRates, { query: { to: '2018-12-31' } })).body.total).toBe(0);
  });
});
