import {
  clientsShort,
  exportPaymentNumbers,
  generatePaymentNumber,
  getPaymentNumber,
  listAuditLog,
  listInvoices,
  listPaymentNumbers,
  listUnpaidInvoices,
  trackingPaymentNumbers,
  updatePaymentNumber,
  voidPaymentNumber,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const cents = (amount: number): number => Math.round(amount * 100);

describe('payment numbers', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const shipper = await house.as('shipper');
  const client = (await admin.call(clientsShort)).body.find(({ parent }) => parent);
  if (client === undefined) throw new Error('The demo has a parent.');
  const clientId = client.id;
  const unpaid = async (more: object = {}) =>
    (await admin.call(listUnpaidInvoices, { query: { clientId, carrierId: 1, fromDate: '2026-08-01', ...more } })).body;
  const generate = (body: object) => admin.call(generatePaymentNumber, { body: { clientId, ...body } });
  const errorsOf = (text: string): { field: string; message: string }[] => JSON.parse(text).errors;

  /** Two unpaid invoices of one client and carrier that are billed in different currencies. */
  const ofTwoCurrencies = async () => {
    const [first] = await house.sql<{ client: number; carrier: number; one: number; other: number }>(
      `select client_id as client, carrier_id as carrier, min_by(invoice_id, currency_code) as one,
         max_by(invoice_id, currency_code) as other
       from package_level_info where bill_date >= '2026-01-01' group by client_id, carrier_id
       having count(distinct currency_code) > 1 order by client_id limit 1`,
      { client: 'integer', carrier: 'integer', one: 'integer', other: 'integer' },
    );
    if (first === undefined) throw new Error('The demo has a client with two currencies.');
    return { clientId: first.client, invoiceIds: [first.one, first.other] };
  };

  it('group unpaid invoices, with their amount to the cent, and are numbered without a gap', async () => {
    const before = await unpaid();
    const chosen = before.rows.slice(0, 3);
    const { status, body } = await generate({ invoiceIds: chosen.map(({ id }) => id), note: 'August' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ number: 'PN-2026-000001', status: 'open', invoices: 3, note: 'August', paidOn: null });
    expect(cents(body.amount)).toBe(chosen.reduce((sum, { amount }) => sum + cents(amount), 0));
    const after = await unpaid();
    expect(after.total).toBe(before.total - 3);
    const [listed] = (await admin.call(listInvoices, { query: { invoiceNumber: chosen[0]?.invoiceNumber ?? '' } })).body
      .rows;
    expect(listed?.paymentNumber).toBe('PN-2026-000001');
    const again = await generate({ invoiceIds: chosen.map(({ id }) => id) });
    expect(again.status).toBe(400);
    expect(errorsOf(again.text)).toEqual([
      { field: 'invoiceIds', message: 'contains an invoice that already has a payment number' },
    ]);
    expect((await generate({ invoiceIds: [after.rows[0]?.id] })).body.number).toBe('PN-2026-000002');
  });

  it('are given once, also when two ask at the same moment', async () => {
    const [invoice] = (await unpaid()).rows;
    const answers = await Promise.all([1, 2, 3].map(() => generate({ invoiceIds: [invoice?.id] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('are of one carrier and one currency', async () => {
    const [ups] = (await unpaid()).rows;
    const [fedex] = (await unpaid({ carrierId: 2 })).rows;
    const answer = await generate({ invoiceIds: [ups?.id, fedex?.id] });
    expect(errorsOf(answer.text)).toEqual([{ field: 'invoiceIds', message: 'must be invoices of one carrier' }]);
    const mixed = await ofTwoCurrencies();
    expect(errorsOf((await generate(mixed)).text)).toEqual([
      { field: 'invoiceIds', message: 'must be invoices in one currency' },
    ]);
    expect(errorsOf((await generate({ invoiceIds: [] })).text)).toEqual([
      { field: 'invoiceIds', message: 'choose at least one invoice' },
    ]);
  });

  it('note when they were paid; tracking numbers tell it', async () => {
    const [first] = (await admin.call(listPaymentNumbers, { query: { sort: 'number' } })).body.rows;
    const id = first?.id ?? 0;
    const body = { paidOn: '2026-11-02', reference: 'ACH 4711', note: '' };
    expect((await admin.call(updatePaymentNumber, { params: { id }, body })).body).toMatchObject({
      status: 'paid',
      ...body,
    });
    const { items } = (await admin.call(getPaymentNumber, { params: { id } })).body;
    const invoiceId = items[0]?.id ?? 0;
    const [paid] = await house.sql<{ number: string; net: number }>(
      `select tracking_number, sum(net_amount) from package_level_info where invoice_id = ${invoiceId}
        and tracking_number is not null group by all order by 1 limit 1`,
      { number: 'text', net: 'decimal' },
    );
    const [open] = await house.sql<{ number: string }>(
      `select tracking_number from package_level_info where client_id = ${clientId} and bill_date < '2026-01-01'
        and tracking_number is not null and row_kind = 'package' limit 1`,
      { number: 'text' },
    );
    const trackingNumbers = [open?.number ?? '', (paid?.number ?? '').toLowerCase(), 'NONE12345'];
    const answer = (await admin.call(trackingPaymentNumbers, { body: { trackingNumbers } })).body;
    const found = answer.found.find((each) => each.invoiceId === invoiceId);
    expect(found).toMatchObject({
      trackingNumber: paid?.number,
      paymentNumber: 'PN-2026-000001',
      paidOn: '2026-11-02',
    });
    expect(cents(found?.amount ?? -1)).toBe(cents(paid?.net ?? 0));
    expect(answer.found[0]).toMatchObject({ trackingNumber: open?.number, paymentNumber: null, paidOn: null });
    expect(answer.missing).toEqual(['NONE12345']);
  });

  it('are taken back for good: the invoices are unpaid again', async () => {
    const [first] = (await admin.call(listPaymentNumbers, { query: { sort: 'number' } })).body.rows;
    const id = first?.id ?? 0;
    const { items } = (await admin.call(getPaymentNumber, { params: { id } })).body;
    const isPaid = await admin.call(voidPaymentNumber, { params: { id }, body: { reason: 'Paid twice' } });
    expect([isPaid.status, JSON.parse(isPaid.text).detail]).toEqual([
      409,
      'This payment number is recorded as paid. Remove the day on which it was paid, then void it.',
    ]);
    const open = { paidOn: null, reference: '', note: '' };
    expect((await admin.call(updatePaymentNumber, { params: { id }, body: open })).status).toBe(200);
    const voided = await admin.call(voidPaymentNumber, { params: { id }, body: { reason: 'Paid twice' } });
    expect(voided.body).toMatchObject({ status: 'void', voidReason: 'Paid twice', invoices: items.length });
    const body = { paidOn: '2026-11-03', reference: '', note: '' };
    expect((await admin.call(updatePaymentNumber, { params: { id }, body })).status).toBe(409);
    expect((await admin.call(voidPaymentNumber, { params: { id }, body: {} })).status).toBe(409);
    const again = await generate({ invoiceIds: items.map((item) => item.id) });
    expect(again.body.number).toBe('PN-2026-000004');
    const { rows } = (await admin.call(listPaymentNumbers, { query: { status: 'void' } })).body;
    expect(rows.map(({ number }) => number)).toEqual(['PN-2026-000001']);
  });

  it('are saved as a file, and their changes stand in the audit log', async () => {
    const { rows } = (await admin.call(listPaymentNumbers)).body;
    const { text } = await admin.call(exportPaymentNumbers);
    expect(text.trim().split('\r\n')).toHaveLength(rows.reduce((sum, { invoices }) => sum + invoices, 1));
    const { rows: entries } = (await admin.call(listAuditLog, { query: { search: 'payment_number', size: 50 } })).body;
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set(['payment_number.generate', 'payment_number.update', 'payment_number.void', 'payment_number.export']),
    );
  });

  it('are refused without the permission, for other clients and for another tenant', async () => {
    expect((await shipper.call(listPaymentNumbers)).status).toBe(403);
    expect((await shipper.call(trackingPaymentNumbers, { body: { trackingNumbers: ['1'] } })).status).toBe(403);
    const theirs = await house.as(neighbour.login, neighbour.tenant);
    const [own] = (await admin.call(listPaymentNumbers)).body.rows;
    const id = own?.id ?? 0;
    expect((await theirs.call(listPaymentNumbers)).body.rows).toEqual([]);
    expect((await theirs.call(getPaymentNumber, { params: { id } })).status).toBe(404);
    expect((await theirs.call(voidPaymentNumber, { params: { id }, body: {} })).status).toBe(404);
    const [invoice] = (await unpaid()).rows;
    const body = { clientId: neighbour.clientId, invoiceIds: [invoice?.id] };
    expect((await theirs.call(generatePaymentNumber, { body })).status).toBe(403);
    expect((await admin.call(generatePaymentNumber, { body })).status).toBe(403);
    const hidden = { trackingNumbers: [neighbour.trackingNumber] };
    expect((await admin.call(trackingPaymentNumbers, { body: hidden })).body.missing).toEqual(hidden.trackingNumbers);
  });
});
