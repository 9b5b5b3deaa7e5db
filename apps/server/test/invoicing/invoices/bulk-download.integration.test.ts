import {
  clientsShort,
  downloadFile,
  fileDetails,
  generatedReports,
  listInvoices,
  listNotifications,
  mayDownloadInvoices,
  mayUseReports,
  type Permission,
  repeatReport,
  reports,
  submitBulkInvoiceDownload,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from '../../analysis/data/spend-state.ts';
import { partsOfExcel } from '../../reports/excel-file.ts';
import { download, finishedReport, newestReport, reportOf, submit } from '../../reports/report-desk.ts';

const cents = (amount: number): number => Math.round(amount * 100);

describe('a bulk download of invoices', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const clients = (await admin.call(clientsShort)).body;
  const [parent] = clients.filter((client) => client.parent);
  if (parent === undefined) throw new Error('The demo has a parent.');
  const clientId = parent.id;
  const days = { fromDate: '2026-10-01', toDate: '2026-10-31' };
  const order = { clientId, ...days, format: 'csv', perInvoice: true };
  const ask = (body: object) => admin.call(submitBulkInvoiceDownload, { body });
  const bytesOf = async (id: number) => {
    const answer = await fetch(new URL(downloadFile.path.replace(':id', String(id)), house.address), {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    return new Uint8Array(await answer.arrayBuffer());
  };

  it('is an archive with a file for each invoice, whose lines add up to it to the cent', async () => {
    const { rows } = (await admin.call(listInvoices, { query: { clientId, ...days, size: 1_000 } })).body;
    expect((await ask(order)).text).toBe('Report submitted.');
    const report = await finishedReport(admin);
    expect(report).toMatchObject({ status: 'completed', format: 'zip', pageDisplayName: 'Invoices' });
    const files = await partsOfExcel(await bytesOf(report.id));
    expect(files.size).toBe(rows.length);
    for (const { carrierName, accountNumber, invoiceNumber, billDate, amount } of rows) {
      const text = files.get(`${carrierName}_${accountNumber}_${invoiceNumber}_${billDate}.csv`) ?? '';
      const [header = '', ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
      const net = fieldsOf(header).indexOf('Net Amount');
      expect(lines.reduce((sum, line) => sum + cents(Number(fieldsOf(line)[net])), 0)).toBe(cents(amount));
    }
    expect((await ask(order)).text).toContain('already submitted');
  });

  it('keeps the currency of each invoice, chosen by ticking, as Excel', async () => {
    const [foreign] = await house.sql<{ id: number; client: number; net: number }>(
      `select invoice_id, client_id, sum(net_amount) from package_level_info
        where currency_code <> 'USD' and client_id <> ${neighbour.clientId} group by all order by 1 limit 1`,
      { id: 'bigint', client: 'integer', net: 'decimal' },
    );
    if (foreign === undefined) throw new Error('The demo has other currencies.');
    const body = { clientId: foreign.client, invoiceIds: [foreign.id], format: 'csv', perInvoice: false };
    expect((await ask(body)).text).toBe('Report submitted.');
    const { id } = await finishedReport(admin);
    const { text } = await admin.call(downloadFile, { params: { id } });
    const [header = '', ...lines] = text.trim().split(/\r?\n/);
    const net = fieldsOf(header).indexOf('Net Amount');
    expect(lines.reduce((sum, line) => sum + cents(Number(fieldsOf(line)[net])), 0)).toBe(cents(foreign.net));
    expect((await ask({ ...body, format: 'xlsx', perInvoice: true })).text).toBe('Report submitted.');
    const archive = await finishedReport(admin);
    const [only, ...others] = (await partsOfExcel(await bytesOf(archive.id))).keys();
    expect(only).toMatch(/\.xlsx$/);
    expect(others).toEqual([]);
  });

  it('says when nothing fits, and is refused for other clients', async () => {
    expect((await ask({ ...order, search: 'no such invoice' })).text).toBe(
      'No invoice matches, so there is nothing to download.',
    );
    expect((await ask({ ...order, clientId: neighbour.clientId })).status).toBe(403);
    const [theirs] = await house.sql<{ id: number }>(
      `select invoice_id from invoice where client_id = ${neighbour.clientId}`,
      { id: 'bigint' },
    );
    expect((await ask({ ...order, invoiceIds: [theirs?.id] })).status).toBe(403);
  });
});

describe('who may download invoices and run no reports', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const analyst = await house.as('analyst');
  const state = await openSpendPage(analyst);
  const body = { clientId: state.clientId, format: 'csv', perInvoice: true };
  const takeAll = (permissions: readonly Permission[]) =>
    house.settings.deleteFrom('role_permission').where('permission', 'in', permissions).execute();
  await submit(analyst, reportOf(state));
  const report = await finishedReport(analyst);
  await takeAll(mayUseReports);

  it('fetches the own downloads, and nothing else that was asked for before', async () => {
    expect((await analyst.call(reports)).body).toEqual([]);
    expect((await download(analyst, report.id)).status).toBe(404);
    expect((await submit(analyst, reportOf(state))).status).toBe(403);
    expect((await analyst.call(submitBulkInvoiceDownload, { body })).text).toBe('Report submitted.');
    const made = await finishedReport(analyst);
    expect(made).toMatchObject({ status: 'completed', ofInvoices: true });
    expect((await download(analyst, made.id)).status).toBe(200);
    expect((await analyst.call(repeatReport, { params: { id: report.id } })).status).toBe(404);
    const again = await analyst.call(repeatReport, { params: { id: made.id } });
    expect(again.status).toBe(200);
    expect((await finishedReport(analyst)).id).toBe(again.body.id);
    const [told] = (await analyst.call(listNotifications)).body.notifications;
    expect(told).toMatchObject({ kind: 'report_finished', link: '/invoicesBulkDownload' });
  });

  it('loses the downloads, and may not repeat them, without that permission', async () => {
    const made = await newestReport(analyst);
    await takeAll(mayDownloadInvoices);
    expect((await analyst.call(reports)).status).toBe(403);
    const roles = await house.settings
      .selectFrom('role')
      .select('id as role_id')
      .where('name', '=', 'ROLE_CLIENT')
      .execute();
    await house.settings
      .insertInto('role_permission')
      .values(roles.flatMap((role) => mayUseReports.map((permission) => ({ ...role, permission }))))
      .execute();
    expect((await analyst.call(repeatReport, { params: { id: made.id } })).status).toBe(403);
    expect((await download(analyst, made.id)).status).toBe(200);
  });
});

describe('the permission for invoices', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const analyst = await house.as('analyst');
  await submit(analyst, reportOf(await openSpendPage(analyst)));
  const { id } = await finishedReport(analyst);
  const params = { id };

  it.each([downloadFile, fileDetails, generatedReports])(
    'opens no file of a report of rows ($name)',
    async (endpoint) => {
      const ask = async () => (await analyst.send(endpoint.method, endpoint.path.replace(':id', String(id)))).status;
      expect(await ask()).toBe(200);
      const giveBack = await take(house, 'DOWNLOAD_REPORTS');
      expect(await ask()).toBe(403);
      await giveBack();
    },
  );

  it('repeats no report of rows', async () => {
    const giveBack = await take(house, 'RUN_REPORTS');
    expect((await analyst.call(repeatReport, { params })).status).toBe(403);
    await giveBack();
    expect((await analyst.call(repeatReport, { params })).status).toBe(200);
  });
});

/** Takes a permission from every role; answers how to give it back. */
async function take(house: House, permission: Permission): Promise<() => Promise<unknown>> {
  const holders = await house.settings
    .deleteFrom('role_permission')
    .where('permission', '=', permission)
    .returningAll()
    .execute();
  return () => house.settings.insertInto('role_permission').values(holders).execute();
}

const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
