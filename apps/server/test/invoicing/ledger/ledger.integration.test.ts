import { getAccountStatement, getInvoiceLedger, getLedgerInvoices, listNotifications } from '@waybill/contract';
import { addDays, startOfWeek } from '@waybill/model';
import { createMailer } from '@waybill/server';
import { House, today } from '@waybill/testkit';
import { sentMails } from '@waybill/testkit/mail';
import { afterAll, describe, expect, it } from 'vitest';
import { tellOfLateInvoices } from '../../../src/invoicing/ledger/tell-of-late-invoices.ts';
import { Desk } from '../../intake/loads/desk.ts';
import { upsFile, upsPackage } from '../../intake/loads/ups-file.ts';

const clientId = 1002;
const accountNumber = 'LEDG01';
const account = { clientId, carrierName: 'UPS', accountNumber };
const lastBillDate = '2026-10-31';
const skipped = '2026-10-03';

describe('the invoice ledger', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const desk = new Desk(house);
  const admin = await house.as('admin');
  const invoiceOf = (date: string, amount?: string) =>
    upsFile({
      account: accountNumber,
      number: `LEDGER${date.replaceAll('-', '')}`,
      date,
      charges: upsPackage(`1ZLEDG${date.replaceAll('-', '')}`),
      ...(amount === undefined ? {} : { amount }),
    });
  for (let date = '2026-08-22'; date <= lastBillDate; date = addDays(date, 7)) {
    if (date !== skipped) await desk.load(invoiceOf(date), { clientId, name: `${date}.csv` });
  }
  await desk.load(invoiceOf('2026-11-01', '99.00'), { clientId, name: 'refused.csv' });
  await desk.load(`${invoiceOf('2026-10-30', '20.00')}not a line of UPS\n`, {
    clientId,
    name: 'differs.csv',
    acceptBadLines: true,
  });

  const ledgerOf = async (caller = admin) => (await caller.call(getInvoiceLedger, { query: { clientId } })).body;
  const ownAccount = async () => {
    const { accounts } = await ledgerOf();
    return accounts.find((each) => each.accountNumber === accountNumber);
  };

  it('states by account and month what was stated, loaded, different, missing and paid', async () => {
    const statementOf = async (month: string) => {
      const { body } = await admin.call(getAccountStatement, { query: { clientId, month } });
      const row = body.rows.find((each) => each.accountNumber === accountNumber);
      return { row, missed: body.missed.filter((each) => each.accountNumber === accountNumber) };
    };
    const stored = await house.sql<{ ID: number; AMOUNT: number }>(
      `select invoice_id as ID, sum(amount) as AMOUNT from invoice where account_number = '${accountNumber}'
       and bill_date between '2026-10-01' and '2026-10-31' group by 1 order by 1`,
      { ID: 'bigint', AMOUNT: 'money' },
    );
    const loaded = stored.reduce((cents, { AMOUNT }) => cents + Math.round(AMOUNT * 100), 0) / 100;
    const october = await statementOf('2026-10');
    expect(october.row).toMatchObject({ invoices: stored.length, notLoaded: 0, loaded, missing: 0, paid: 0 });
    expect(Math.round(((october.row?.stated ?? 0) - loaded - (october.row?.different ?? 0)) * 100)).toBe(0);
    expect(october.row?.different).toBe(7.5);
    expect(october.missed.map(({ expectedOn }) => expectedOn)).toEqual([skipped]);
    expect((await statementOf('2026-11')).row).toMatchObject({ invoices: 0, notLoaded: 1, loaded: 0, missing: 99 });
    const wrong = await admin.call(getAccountStatement, { query: { month: '2026-13' } });
    expect(wrong.status).toBe(400);
    const payment = await house.settings
      .insertInto('payment_number')
      .values({
        tenant_id: 1,
        client_id: clientId,
        carrier_id: 1,
        number: 'LEDGER-1',
        currency_code: 'USD',
        note: '',
        paid_on: '2026-11-05',
        reference: '',
        created_at: today,
        created_by: null,
        void_reason: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [first] = stored;
    await house.settings
      .insertInto('payment_number_invoice')
      .values({ payment_number_id: payment.id, invoice_id: first?.ID ?? 0, amount: '12.50' })
      .execute();
    expect((await statementOf('2026-10')).row).toMatchObject({ paid: first?.AMOUNT });
    await house.settings.deleteFrom('payment_number').where('id', '=', payment.id).execute();
  });

  it('shows by account and week what came, what is missing, and what does not agree', async () => {
    const own = await ownAccount();
    expect(own).toMatchObject({
      ...account,
      punctuality: 'late',
      usualDays: 7,
      lastBillDate,
      expectedOn: '2026-11-07',
    });
    const shown = (own?.weeks ?? []).map(({ week, agrees, differs, notLoaded, isMissing }) => [
      week,
      agrees,
      differs,
      notLoaded,
      isMissing,
    ]);
    expect(shown).toEqual([
      ['2026-08-23', 1, 0, 0, false],
      ['2026-08-30', 1, 0, 0, false],
      ['2026-09-06', 1, 0, 0, false],
      ['2026-09-13', 1, 0, 0, false],
      ['2026-09-20', 1, 0, 0, false],
      ['2026-09-27', 0, 0, 0, true],
      ['2026-10-04', 1, 0, 0, false],
      ['2026-10-11', 1, 0, 0, false],
      ['2026-10-18', 1, 0, 0, false],
      ['2026-10-25', 1, 1, 0, false],
      ['2026-11-01', 0, 0, 1, true],
      ['2026-11-08', 0, 0, 0, true],
      ['2026-11-15', 0, 0, 0, false],
    ]);
  });

  it('names each invoice with both amounts, and says why one is not loaded', async () => {
    const { body } = await admin.call(getLedgerInvoices, { query: { ...account, week: '2026-10-25' } });
    expect(body.invoices).toMatchObject([
      { billDate: '2026-10-30', amount: 12.5, controlTotal: 20, agreement: 'differs', fileName: 'differs.csv' },
      { billDate: lastBillDate, amount: 12.5, controlTotal: 12.5, agreement: 'agrees' },
    ]);
    const { body: refused } = await admin.call(getLedgerInvoices, { query: { ...account, week: '2026-11-01' } });
    expect(refused.invoices).toMatchObject([
      { id: null, amount: 0, controlTotal: 99, agreement: 'not_loaded', fileName: 'refused.csv' },
    ]);
    expect(refused.invoices[0]?.reason).toContain('does not reconcile');
    const { body: all } = await admin.call(getLedgerInvoices, { query: account });
    expect(all.invoices).toHaveLength(11);
  });

  it('adds up to what the charges of each week are', async () => {
    const { accounts, weeks } = await ledgerOf();
    const shown = accounts.flatMap(({ carrierName, accountNumber: number, weeks: ofAccount }) =>
      ofAccount.flatMap(({ week, amounts }) =>
        amounts.map(
          ({ currencyCode, amount }) => `${carrierName} ${number} ${week} ${currencyCode} ${amount.toFixed(2)}`,
        ),
      ),
    );
    const charges = await house.sql<{ CARRIER: string; ACCOUNT: string; DAY: string; CURRENCY: string; NET: string }>(
      `select carrier_name as CARRIER, account_number as ACCOUNT, bill_date as DAY, currency_code as CURRENCY,
        sum(net_amount)::varchar as NET from charge_level_info
       where client_id = ${clientId} and bill_date between '${weeks[0]}' and '${today}' and load_id <= ${house.warehouse.dataVersion}
       group by all`,
      { CARRIER: 'text', ACCOUNT: 'text', DAY: 'date', CURRENCY: 'text', NET: 'text' },
    );
    const summed = new Map<string, number>();
    for (const { CARRIER, ACCOUNT, DAY, CURRENCY, NET } of charges) {
      const key = `${CARRIER} ${ACCOUNT} ${startOfWeek(DAY)} ${CURRENCY}`;
      summed.set(key, (summed.get(key) ?? 0) + Math.round(Number(NET) * 100));
    }
    expect(shown.length).toBeGreaterThan(13);
    expect(shown.toSorted()).toEqual(
      [...summed].map(([key, cents]) => `${key} ${(cents / 100).toFixed(2)}`).toSorted(),
    );
  });

  it('is read within the clients of the reader only', async () => {
    const other = await house.as('neighbour', 'neighbour');
    expect((await other.call(getInvoiceLedger, { query: { clientId } })).status).toBe(403);
    expect((await other.call(getLedgerInvoices, { query: account })).status).toBe(403);
    expect((await other.call(getInvoiceLedger)).text).not.toContain(accountNumber);
  });

  it('reports a late invoice once, to those who may search invoices of the client, with one mail', async () => {
    const mails = () => sentMails(house.dataDirectory);
    const services = {
      settings: house.settings,
      warehouse: house.warehouse,
      clock: house.clock.read,
      mailer: createMailer(undefined, house.files, 'waybill@localhost.test'),
      publicUrl: () => house.address,
    };
    await tellOfLateInvoices(services);
    const told = (await admin.call(listNotifications)).body.notifications.filter(
      ({ kind, values }) => kind === 'invoice_late' && values.account === accountNumber,
    );
    expect(told).toMatchObject([
      { values: { carrier: 'UPS', day: '2026-11-07' }, link: `/invoiceLedger?client=${clientId}` },
    ]);
    const sent = await mails();
    expect(
      sent.filter((mail) => mail.includes(`UPS account ${accountNumber}: expected on 2026-11-07`)).length,
    ).toBeGreaterThan(0);
    expect(new Set(sent.map((mail) => /^To: .*$/m.exec(mail)?.[0])).size).toBe(sent.length);
    const theirs = (await (await house.as('neighbour', 'neighbour')).call(listNotifications)).text;
    expect(theirs).not.toContain(accountNumber);
    await tellOfLateInvoices(services);
    expect(await mails()).toHaveLength(sent.length);
  });

  it('ends with the newest invoice where all of a client’s are older than its weeks', async () => {
    const old = await house.settings
      .insertInto('client')
      .values({ tenant_id: 1, name: 'Long Ago', code: 'LONGAGO' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const charges = upsPackage('1ZLONGAGO01');
    await desk.load(upsFile({ account: 'OLD001', number: 'LONGAGO1', date: '2026-03-07', charges }), {
      clientId: old.id,
    });
    const { body } = await admin.call(getInvoiceLedger, { query: { clientId: old.id } });
    expect(body.weeks).toHaveLength(13);
    expect(body.weeks.at(-1)).toBe(startOfWeek('2026-03-07'));
    expect(body.accounts).toMatchObject([{ accountNumber: 'OLD001', lastBillDate: '2026-03-07' }]);
    const query = { clientId: old.id, carrierName: 'UPS', accountNumber: 'OLD001' };
    for (const week of [{}, { week: '2026-03-01' }]) {
      const { invoices } = (await admin.call(getLedgerInvoices, { query: { ...query, ...week } })).body;
      expect(invoices.map(({ invoiceNumber }) => invoiceNumber)).toEqual(['LONGAGO1']);
    }
    expect((await ledgerOf()).weeks.at(-1)).toBe(startOfWeek(today));
  });
});
