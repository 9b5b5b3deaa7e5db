import {
  clientsShort,
  exportClientInvoices,
  generateClientInvoiceNumber,
  getClientInvoice,
  listAuditLog,
  listClientInvoices,
  listInvoices,
  previewStamping,
} from '@waybill/contract';
import { House, loadInvoice, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const cents = (amount: number): number => Math.round(amount * 100);
const days = { fromDate: '2026-09-01', toDate: '2026-09-30' };

describe('stamping invoices', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const shipper = await house.as('shipper');
  const clients = (await admin.call(clientsShort)).body;
  const parent = clients.find((client) => client.parent);
  if (parent === undefined) throw new Error('The demo has a parent.');
  const family = [parent, ...clients.filter(({ parentClientId }) => parentClientId === parent.id)];
  const stamp = (body: object) => admin.call(generateClientInvoiceNumber, { body });
  const numbers = async () =>
    (await admin.call(listClientInvoices, { query: { size: 1_000, sort: 'number' } })).body.rows;
  const billed = (ids: readonly number[]) =>
    house.sql<{ client: number; invoices: number; packages: number; usd: number }>(
      `select client_id, count(distinct invoice_id), sum(no_of_pkgs)::bigint, sum(net_amount_usd)
      from package_level_info where client_id in (${ids.join()}) and bill_date between '${days.fromDate}'
      and '${days.toDate}' group by client_id`,
      { client: 'integer', invoices: 'bigint', packages: 'bigint', usd: 'decimal' },
    );

  it('shows first what it would stamp, and changes nothing', async () => {
    const expected = await billed(family.map(({ id }) => id));
    const { status, body } = await admin.call(previewStamping, { body: { clientId: parent.id, ...days } });
    expect(status).toBe(200);
    const invoices = expected.reduce((sum, each) => sum + each.invoices, 0);
    expect(body).toMatchObject({ invoices, clients: expected.length });
    expect(body.first).toHaveLength(invoices);
    expect(cents(body.amounts.reduce((sum, { amount }) => sum + amount, 0))).toBe(
      body.first.reduce((sum, { amount }) => sum + cents(amount), 0),
    );
    expect(await numbers()).toEqual([]);
    expect((await shipper.call(previewStamping, { body: { clientId: parent.id, ...days } })).status).toBe(403);
    const wrong = await admin.call(previewStamping, { body: { clientId: parent.id, ...days, fromDate: '0026-09-01' } });
    expect(JSON.parse(wrong.text).errors).toEqual([
      { field: 'fromDate', message: 'must be between 1990-01-01 and 2099-12-31' },
    ]);
  });

  it('gives one number for each client, and covers every invoice of the days to the cent', async () => {
    const { status, body } = await stamp({ clientId: parent.id, ...days });
    expect(status).toBe(200);
    const expected = await billed(family.map(({ id }) => id));
    const given = await numbers();
    expect(given).toHaveLength(expected.length);
    for (const { client, invoices, packages, usd } of expected) {
      const number = given.find((each) => each.client.id === client);
      const code = family.find(({ id }) => id === client)?.code;
      expect(number).toMatchObject({ number: `${code}-20261120-1`, invoices, packages, ...days, createdBy: 'admin' });
      expect(cents(number?.amountUsd ?? -1)).toBe(cents(usd));
      expect(body.message).toContain(`${code}-20261120-1`);
    }
  });

  it('gives no second number, neither one after the other nor at once', async () => {
    const before = await numbers();
    const again = await stamp({ clientId: parent.id, ...days });
    expect(again.body.message).toBe('There are no invoices without a client invoice number in these days.');
    const later = { fromDate: '2026-10-01', toDate: '2026-10-31' };
    await Promise.all([1, 2, 3, 4].map(() => stamp({ clientId: parent.id, ...later })));
    const after = await numbers();
    const gained = after.filter(({ id }) => !before.some((each) => each.id === id));
    expect(new Set(gained.map(({ client }) => client.id)).size).toBe(gained.length);
    for (const { number } of gained) expect(number).toMatch(/-20261120-2$/);
    const twice = await house.settings
      .selectFrom('client_invoice_item')
      .select(({ fn }) => [
        fn.count<string>('invoice_id').as('all'),
        fn.count<string>('invoice_id').distinct().as('own'),
      ])
      .executeTakeFirstOrThrow();
    expect(twice.all).toBe(twice.own);
  });

  it('stamps what comes later with the next number, without a gap', async () => {
    const [account] = await house.settings
      .selectFrom('account')
      .select(['id', 'number'])
      .where('client_id', '=', parent.id)
      .where('carrier_id', '=', 1)
      .execute();
    if (account === undefined) throw new Error('The demo has accounts.');
    const place = { clientId: parent.id, accountId: account.id, accountNumber: account.number };
    await loadInvoice(house.warehouse, { ...place, invoiceNumber: 'LATE1', billDate: '2026-09-15' }, [
      { net: '12.34' },
    ]);
    expect((await stamp({ clientId: parent.id, ...days })).body.message).toBe(
      `Invoices stamped: 1. Client invoice numbers: ${parent.code}-20261120-3.`,
    );
    const number = (await numbers()).find((each) => each.number.endsWith('-3'));
    const { body } = await admin.call(getClientInvoice, { params: { id: number?.id ?? 0 } });
    expect(body.items).toMatchObject([{ invoiceNumber: 'LATE1', stampedAmount: 12.34, amount: 12.34 }]);
    const [late] = (await admin.call(listInvoices, { query: { invoiceNumber: 'LATE1' } })).body.rows;
    expect(late?.clientInvoiceNumber).toBe(`${parent.code}-20261120-3`);
  });

  it('is said in the audit log, and saved as a file', async () => {
    const entries = (await admin.call(listAuditLog, { query: { search: 'client_invoice.generate', size: 50 } })).body;
    expect(entries.total).toBe((await numbers()).length);
    const { text } = await admin.call(exportClientInvoices, { query: { clientId: parent.id } });
    const invoices = (await numbers())
      .filter(({ client }) => family.some(({ id }) => id === client.id))
      .reduce((sum, each) => sum + each.invoices, 0);
    expect(text.trim().split('\r\n')).toHaveLength(invoices + 1);
  });

  it('says which field does not fit', async () => {
    const fieldsOf = async (body: object) =>
      JSON.parse((await stamp(body)).text).errors.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({ clientId: parent.id, fromDate: '2026-10-02', toDate: '2026-10-01' })).toEqual(['toDate']);
    expect(await fieldsOf({ fromDate: 'soon', toDate: '2026-10-01' })).toEqual(['clientId', 'fromDate']);
  });

  it('is refused without the permission, and for clients of another tenant', async () => {
    expect((await shipper.call(generateClientInvoiceNumber, { body: { clientId: parent.id, ...days } })).status).toBe(
      403,
    );
    expect((await stamp({ clientId: neighbour.clientId, ...days })).status).toBe(403);
    expect((await admin.call(listClientInvoices, { query: { clientId: neighbour.clientId } })).status).toBe(403);
    const theirs = await house.as(neighbour.login, neighbour.tenant);
    expect((await theirs.call(listClientInvoices)).body.rows).toEqual([]);
    const [own] = await numbers();
    expect((await theirs.call(getClientInvoice, { params: { id: own?.id ?? 0 } })).status).toBe(404);
  });
});
