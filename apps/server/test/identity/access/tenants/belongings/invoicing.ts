import { at, idOf, type Owner, writeOwnFile } from './owner.ts';

const conditions = {
  carrierNames: [],
  accountNumbers: [],
  serviceCategories: [],
  chargeFamilies: [],
  accessorials: [],
};

/** A GL code, a budget, an action about an avoidable cost, a markup with its run, and the stamp and payment number of an invoice. */
export async function addBilling({ house, tenantId, user, clientId, carrier, mark }: Owner) {
  const { settings } = house;
  const glCode = await idOf(
    settings
      .insertInto('gl_code')
      .values({ client_id: clientId, code: mark, name: mark, position: 1, conditions: JSON.stringify(conditions) })
      .returning('id'),
  );
  await settings
    .insertInto('budget_month')
    .values({ client_id: clientId, carrier: mark, month: '2026-01-01', cents: 100 })
    .execute();
  await settings
    .insertInto('avoidable_action')
    .values({ client_id: clientId, cost: 'Residential', done_on: '2026-01-01' })
    .execute();
  const markup = await idOf(
    settings
      .insertInto('markup')
      .values({ client_id: clientId, name: mark, lines: JSON.stringify([{ conditions, percent: 1 }]) })
      .returning('id'),
  );
  const markupAssignment = await idOf(
    settings
      .insertInto('markup_assignment')
      .values({ client_id: clientId, markup_id: markup, from_date: '2026-01-01', to_date: '2026-01-31' })
      .returning('id'),
  );
  const markupRun = await idOf(
    settings
      .insertInto('markup_run')
      .values({
        client_id: clientId,
        from_date: '2026-01-01',
        to_date: '2026-01-31',
        ran_at: at,
        ran_by: user,
        packages: 1,
        charged: '1.00',
        markup: '0.10',
        lines: '[]',
        markups: '[]',
        file: `${mark}.csv`,
      })
      .returning('id'),
  );
  const [held] = await house.sql<{ INVOICE: number; NUMBER: string; LOAD: number; PACKAGE: number; TRACKING: string }>(
    `select invoice_id, invoice_number, load_id, tracking_id, tracking_number from package_level_info
     where client_id = ${clientId} and tracking_number is not null order by tracking_id limit 1`,
    { INVOICE: 'bigint', NUMBER: 'text', LOAD: 'integer', PACKAGE: 'bigint', TRACKING: 'text' },
  );
  if (held === undefined) throw new Error(`Client ${clientId} has no packages.`);
  const invoice = Number(held.INVOICE);
  const clientInvoice = await idOf(
    settings
      .insertInto('client_invoice')
      .values({
        tenant_id: tenantId,
        client_id: clientId,
        number: mark,
        from_date: '2026-01-01',
        to_date: '2026-01-31',
        created_at: at,
        created_by: user,
      })
      .returning('id'),
  );
  await settings
    .insertInto('client_invoice_item')
    .values({
      invoice_id: invoice,
      client_invoice_id: clientInvoice,
      packages: 1,
      currency_code: 'USD',
      amount: '1.00',
      amount_usd: '1.00',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const paymentNumber = await idOf(
    settings
      .insertInto('payment_number')
      .values({
        tenant_id: tenantId,
        client_id: clientId,
        carrier_id: carrier,
        number: mark,
        currency_code: 'USD',
        note: mark,
        paid_on: null,
        reference: mark,
        created_at: at,
        created_by: user,
        void_reason: null,
      })
      .returning('id'),
  );
  await writeOwnFile(house, `markup-runs/${mark}.csv`, mark);

  return {
    glCode,
    markup,
    markupAssignment,
    markupRun,
    invoice,
    invoiceNumber: held.NUMBER,
    load: held.LOAD,
    package: Number(held.PACKAGE),
    trackingNumber: held.TRACKING,
    clientInvoice,
    paymentNumber,
  };
}
