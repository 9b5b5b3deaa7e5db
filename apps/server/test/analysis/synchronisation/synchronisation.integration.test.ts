import { listAuditLog, synchronisationState, synchronise } from '@waybill/contract';
import { House, loadInvoice, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('synchronisation', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const stranger = await house.as(neighbour.login, neighbour.tenant);
  const stateOf = async (caller = admin) => (await caller.call(synchronisationState)).body;

  it('names the accounts that differ, and ends the difference', async () => {
    const { accounts } = await stateOf();
    expect(accounts.inSettings).toBeGreaterThan(3);
    expect(accounts).toEqual({ ...accounts, inWarehouse: accounts.inSettings, differing: 0, named: [] });
    const changed = await house.settings
      .selectFrom('account')
      .select(['id', 'number', 'active'])
      .where('client_id', '<>', neighbour.clientId)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await house.settings.updateTable('account').set({ active: !changed.active }).where('id', '=', changed.id).execute();
    expect((await stateOf()).accounts).toMatchObject({
      differing: 1,
      named: [{ id: changed.id, number: changed.number, difference: 'different' }],
    });
    expect((await stateOf(stranger)).accounts).toEqual({ inSettings: 1, inWarehouse: 1, differing: 0, named: [] });
    expect((await admin.call(synchronise)).body).toEqual({ accounts: accounts.inSettings, quarters: 0 });
    expect((await stateOf()).accounts.differing).toBe(0);
    const query = { sort: 'at', descending: 'true', size: 1, action: 'warehouse.synchronise' };
    expect((await admin.call(listAuditLog, { query })).body.rows[0]).toMatchObject({
      details: { accounts: accounts.inSettings, differing: 1 },
    });
  });

  it('tells what waits to be sorted to its own tenant, and sorts it', async () => {
    const { clientId, accountId } = neighbour;
    await loadInvoice(
      house.warehouse,
      { clientId, accountId, accountNumber: 'N31GH8', invoiceNumber: 'LATER', billDate: '2026-10-10' },
      [{ net: '5.00' }],
    );
    const waits = await stateOf(stranger);
    expect(waits).toMatchObject({ waiting: { quarters: 1, rows: 2 }, rates: [] });
    expect(waits.wholeWarehouse).toBeNull();
    const { dataVersion } = house.warehouse;
    expect((await stateOf()).wholeWarehouse).toEqual({ publishedLoad: dataVersion, committedLoad: dataVersion });
    expect((await stateOf()).waiting).toEqual({ quarters: 0, rows: 0 });
    expect((await stranger.call(synchronise)).body.quarters).toBe(1);
    await expect.poll(async () => (await stateOf(stranger)).waiting.quarters, { timeout: 20_000 }).toBe(0);
  });

  it('says until when there are rates of the currencies of invoices', async () => {
    const { rates } = await stateOf();
    const billed = await house.sql<{ CODE: string; DAY: string }>(
      `select currency_code as CODE, max(bill_date)::varchar as DAY from package_level_info
       where currency_code <> 'USD' and client_id <> ${neighbour.clientId} group by 1 order by 1`,
      { CODE: 'text', DAY: 'text' },
    );
    expect(billed.length).toBeGreaterThan(0);
    expect(rates.map(({ currencyCode, lastBillDate }) => [currencyCode, lastBillDate])).toEqual(
      billed.map(({ CODE, DAY }) => [CODE, DAY]),
    );
    const day = '2099-01-01';
    const [first] = rates;
    await house.settings
      .insertInto('exchange_rate')
      .values({ currency_code: first?.currencyCode ?? '', rate_date: day, usd_rate: '0.5', source: 'test' })
      .execute();
    expect((await stateOf()).rates[0]?.lastRateDate).toBe(day);
  });

  it('is for internal users alone', async () => {
    for (const login of ['shipper', 'analyst', 'guest', 'carrier']) {
      const caller = await house.as(login);
      expect((await caller.call(synchronisationState)).status).toBe(403);
      expect((await caller.call(synchronise)).status).toBe(403);
    }
  });
});
