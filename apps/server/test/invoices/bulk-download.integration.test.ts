import { clientsShort, downloadFile, listInvoices, submitBulkInvoiceDownload } from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { partsOfExcel } from '../reports/excel-file.ts';
import { finishedReport } from '../reports/report-desk.ts';

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
  const submit = (body: object) => admin.call(submitBulkInvoiceDownload, { body });
  const bytesOf = async (id: number) => {
    const answer = await fetch(new URL(downloadFile.path.replace(':id', String(id)), house.address), {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    return new Uint8Array(await answer.arrayBuffer());
  };

  it('is an archive with a file for each invoice, whose lines add up to it to the cent', async () => {
    const { rows } = (await admin.call(listInvoices, { query: { clientId, ...days, size: 1_000 } })).body;
    expect((await submit(order)).text).toBe('Report submitted.');
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
    expect((await submit(order)).text).toContain('already submitted');
  });

  it('keeps the currency of each invoice, chosen by ticking, as Excel', async () => {
    const [foreign] = await house.sql<{ id: number; client: number; net: number }>(
      `select invoice_id, client_id, sum(net_amount) from package_level_info
        where currency_code <> 'USD' and client_id <> ${neighbour.clientId} group by all order by 1 limit 1`,
      { id: 'bigint', client: 'integer', net: 'decimal' },
    );
    if (foreign === undefined) throw new Error('The demo has other currencies.');
    const body = { clientId: foreign.client, invoiceIds: [foreign.id], format: 'csv', perInvoice: false };
    expect((await submit(body)).text).toBe('Report submitted.');
    const { id } = await finishedReport(admin);
    const { text } = await admin.call(downloadFile, { params: { id } });
    const [header = '', ...lines] = text.trim().split(/\r?\n/);
    const net = fieldsOf(header).indexOf('Net Amount');
    expect(lines.reduce((sum, line) => sum + cents(Number(fieldsOf(line)[net])), 0)).toBe(cents(foreign.net));
    expect((await submit({ ...body, format: 'xlsx', perInvoice: true })).text).toBe('Report submitted.');
    const archive = await finishedReport(admin);
    const [only, ...others] = (await partsOfExcel(await bytesOf(archive.id))).keys();
    expect(only).toMatch(/\.xlsx$/);
    expect(others).toEqual([]);
  });

  it('says when nothing fits, and is refused for other clients', async () => {
    expect((await submit({ ...order, search: 'no such invoice' })).text).toBe(
      'No invoice fits: there is nothing to download.',
    );
    expect((await submit({ ...order, clientId: neighbour.clientId })).status).toBe(403);
    const [theirs] = await house.sql<{ id: number }>(
      `select invoice_id from invoice where client_id = ${neighbour.clientId}`,
      { id: 'bigint' },
    );
    expect((await submit({ ...order, invoiceIds: [theirs?.id] })).status).toBe(403);
  });
});

const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
