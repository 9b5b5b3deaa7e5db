import {
  clientsShort,
  exportInvoicePackages,
  exportInvoices,
  getInvoice,
  invoiceSorts,
  listAuditLog,
  listInvoices,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { partsOfExcel, rowsOfSheet } from '../../reports/excel-file.ts';

const cents = (amount: number): number => Math.round(amount * 100);

describe('carrier invoices', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const shipper = await house.as('shipper');
  const analyst = await house.as('analyst');
  const clients = (await shipper.call(clientsShort)).body;
  const parent = clients.find((client) => client.parent) ?? clients[0];
  const [ofAnalyst] = (await analyst.call(clientsShort)).body;
  if (parent === undefined || ofAnalyst === undefined) throw new Error('The demo has clients.');
  const family = [parent.id, ...parent.childClients.map(({ id }) => id)];
  const foreign = await house.sql<{ id: number; number: string }>(
    `select invoice_id, invoice_number from invoice where client_id = ${parent.id} limit 1`,
    { id: 'bigint', number: 'text' },
  );

  it('are those of the client and its children, with amounts as in the warehouse to the cent', async () => {
    const query = { clientId: parent.id, size: 1_000, fromDate: '2026-09-01', toDate: '2026-10-31' };
    const { rows, total } = (await shipper.call(listInvoices, { query })).body;
    const expected = await house.sql<{ id: number; packages: number; net: number; usd: number; refunds: number }>(
      `select invoice_id, sum(no_of_pkgs)::bigint, sum(net_amount), sum(net_amount_usd),
        coalesce((select sum(total_refund_amount) from charge_level_info c where c.invoice_id = p.invoice_id), 0)
      from package_level_info p where client_id in (${family.join()})
        and bill_date between '2026-09-01' and '2026-10-31' group by invoice_id`,
      { id: 'bigint', packages: 'bigint', net: 'decimal', usd: 'decimal', refunds: 'decimal' },
    );
    expect(total).toBe(expected.length);
    expect(total).toBeGreaterThan(5);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, packages, net, usd, refunds } of expected) {
      const row = byId.get(id);
      expect(row).toMatchObject({ packages });
      expect([row?.amount, row?.chargedAmount, row?.amountUsd, row?.refunds].map((each) => cents(each ?? -1))).toEqual(
        [net, net, usd, refunds].map(cents),
      );
    }
  });

  it.each(invoiceSorts)('are paged in the order of %s without gaps or repetition', async (sort) => {
    const ask = async (page: number, size: number, descending = false) =>
      (await shipper.call(listInvoices, { query: { sort, page, size, descending: String(descending) } })).body;
    const whole = await ask(1, 60);
    const pieces = [await ask(1, 20), await ask(2, 20), await ask(3, 20)];
    expect(pieces.flatMap(({ rows }) => rows)).toEqual(whole.rows);
    const values = whole.rows.map((row) => row[sort]);
    expect(values).toEqual(values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
    const [last] = (await ask(1, 1, true)).rows;
    const all = await house.sql<{ count: number }>(
      `select count(*) from invoice where client_id in (${family.join()})`,
      { count: 'bigint' },
    );
    expect(all[0]?.count).toBe(whole.total);
    expect(last?.[sort]).toEqual((await ask(whole.total, 1)).rows[0]?.[sort]);
  });

  it('are found by carrier, account, number, tracking number and currency', async () => {
    const [sample] = await house.sql<{
      tracking: string;
      id: number;
      carrier: number;
      account: string;
      number: string;
    }>(
      `select tracking_number, invoice_id, carrier_id, account_number, invoice_number from package_level_info
      where client_id = ${parent.id} and tracking_number is not null and row_kind = 'package' limit 1`,
      { tracking: 'text', id: 'bigint', carrier: 'integer', account: 'text', number: 'text' },
    );
    if (sample === undefined) throw new Error('The demo has packages.');
    const find = async (query: Record<string, string | number>) =>
      (await shipper.call(listInvoices, { query: { size: 1_000, ...query } })).body.rows;
    const byTracking = await find({ trackingNumbers: ` ${sample.tracking.toLowerCase()}, none` });
    expect(byTracking.map(({ id }) => id)).toContain(sample.id);
    const billed = await house.sql<{ id: number }>(
      `select distinct invoice_id from package_level_info where tracking_number = '${sample.tracking}'`,
      { id: 'bigint' },
    );
    expect(byTracking.map(({ id }) => id).toSorted()).toEqual(billed.map(({ id }) => id).toSorted());
    const byAccount = await find({ carrierId: sample.carrier, accountNumber: sample.account });
    expect(byAccount.length).toBeGreaterThan(0);
    expect(new Set(byAccount.map((row) => row.accountNumber))).toEqual(new Set([sample.account]));
    expect((await find({ invoiceNumber: sample.number })).map(({ id }) => id)).toContain(sample.id);
    expect(await find({ currencyCode: 'XXX' })).toEqual([]);
    expect(await find({ search: "nothing' or 1=1 --" })).toEqual([]);
  });

  it('open with charges that add up to the invoice, and the loads that brought them', async () => {
    const [row] = (await shipper.call(listInvoices, { query: { sort: 'packages', descending: 'true', size: 1 } })).body
      .rows;
    const { body } = await shipper.call(getInvoice, { params: { id: row?.id ?? 0 } });
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + cents(amount), 0);
    expect(sum(body.families.map(({ net }) => net))).toBe(cents(body.amount));
    expect(sum(body.services.map(({ net }) => net))).toBe(cents(body.amount));
    expect(sum(body.loads.map(({ amount }) => amount))).toBe(cents(body.amount));
    expect(body.services.reduce((total, { packages }) => total + packages, 0)).toBe(body.packages);
    for (const { gross, discount, net } of body.families) expect(cents(gross) - cents(discount)).toBe(cents(net));
    expect(body.controlTotal).toBeNull();
  });

  it('are saved as CSV and Excel, the list and the lines of one, and the audit log says by whom', async () => {
    const csv = await shipper.call(exportInvoices, { query: { clientId: parent.id, toDate: '2025-01-31' } });
    const lines = csv.text.trim().split('\r\n');
    const { total } = (await shipper.call(listInvoices, { query: { clientId: parent.id, toDate: '2025-01-31' } })).body;
    expect(lines).toHaveLength(total + 1);
    const [invoice] = (await shipper.call(listInvoices, { query: { size: 1, sort: 'packages', descending: 'true' } }))
      .body.rows;
    const id = invoice?.id ?? 0;
    const packages = await shipper.call(exportInvoicePackages, { params: { id } });
    const [header = '', ...rows] = packages.text.trim().split(/\r?\n/);
    const net = header.split(',').indexOf('Net Amount');
    expect(net).toBeGreaterThan(0);
    expect(rows.reduce((sum, line) => sum + cents(Number(fieldsOf(line)[net])), 0)).toBe(cents(invoice?.amount ?? -1));
    const path = exportInvoicePackages.path.replace(':id', String(id));
    const excel = await fetch(new URL(`${path}?format=xlsx`, house.address), {
      headers: { authorization: `Bearer ${shipper.token}` },
    });
    const sheet = rowsOfSheet(await partsOfExcel(new Uint8Array(await excel.arrayBuffer())), 1);
    expect(sheet).toHaveLength(rows.length + 1);
    const audit = (await admin.call(listAuditLog, { query: { search: 'invoice.export', size: 10 } })).body.rows;
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['invoice.export', 'invoice.export_packages']),
    );
  });

  it('of other clients are refused', async () => {
    const id = foreign[0]?.id ?? 0;
    for (const query of [{ clientId: parent.id }, { clientId: ofAnalyst.id, childClientIdsCSV: String(parent.id) }]) {
      expect((await analyst.call(listInvoices, { query })).status).toBe(403);
      expect((await analyst.call(exportInvoices, { query })).status).toBe(403);
    }
    expect((await analyst.call(getInvoice, { params: { id } })).status).toBe(404);
    expect((await analyst.call(exportInvoicePackages, { params: { id } })).status).toBe(404);
    const own = (await analyst.call(listInvoices, { query: { size: 1_000 } })).body.rows;
    expect(new Set(own.map(({ clientId }) => clientId))).toEqual(new Set([ofAnalyst.id]));
  });

  it('of another tenant are refused, also to internal users', async () => {
    const [theirs] = await house.sql<{ id: number }>(
      `select invoice_id from invoice where client_id = ${neighbour.clientId}`,
      { id: 'bigint' },
    );
    const answer = await admin.call(getInvoice, { params: { id: theirs?.id ?? 0 } });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual((await admin.call(getInvoice, { params: { id: 999_999_999 } })).body);
    expect((await admin.call(listInvoices, { query: { clientId: neighbour.clientId } })).status).toBe(403);
    const { body } = await admin.call(listInvoices, { query: { search: 'NEIGHBOUR1' } });
    expect(body.total).toBe(0);
  });
});

const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
