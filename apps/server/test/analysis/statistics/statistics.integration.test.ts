import { exportStatistics, getClientStatistics, listStatistics, warehouseStatistics } from '@waybill/contract';
import { House, loadInvoice, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { dollars } from '../data/spend-state.ts';

describe('statistics', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const all = (await admin.call(listStatistics, { query: { size: 1000 } })).body;
  const counted = await house.sql<Record<'ID' | 'PACKAGES' | 'LOADS' | 'LAST' | 'CHARGES' | 'AMOUNT', number>>(
    `select client_id as ID, sum(no_of_pkgs) as PACKAGES, count(distinct load_id) as LOADS, max(load_id) as LAST,
       (select count(*) from charge_level_info c where c.client_id = p.client_id) as CHARGES,
       sum(${dollars('net_amount')}) as AMOUNT
     from package_level_info p group by client_id order by client_id`,
    { ID: 'integer', PACKAGES: 'integer', LOADS: 'integer', LAST: 'integer', CHARGES: 'integer', AMOUNT: 'money' },
  );

  it('count what the warehouse holds of every client of the tenant, and of no other', async () => {
    const own = counted.filter(({ ID }) => ID !== neighbour.clientId);
    expect(own.length).toBeGreaterThan(1);
    const filled = all.rows.filter(({ packages }) => packages > 0).sort((one, other) => one.id - other.id);
    expect(
      filled.map(({ id, packages, loads, lastLoad, charges, amount }) => [
        id,
        packages,
        loads,
        lastLoad,
        charges,
        amount,
      ]),
    ).toEqual(
      own.map(({ ID, PACKAGES, LOADS, LAST, CHARGES, AMOUNT }) => [ID, PACKAGES, LOADS, LAST, CHARGES, AMOUNT]),
    );
    expect(all.rows.some(({ id }) => id === neighbour.clientId)).toBe(false);
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    const seen = await stranger.call(listStatistics);
    expect(seen.status).toBe(200);
    expect(seen.body.rows).toMatchObject([
      { id: neighbour.clientId, packages: 1, charges: 1, amount: Number(neighbour.net), firstBillDate: '2026-10-03' },
    ]);
  });

  it('of a client are cut into its quarters, which add up', async () => {
    for (const row of all.rows.filter(({ packages }) => packages > 0)) {
      const { body } = await admin.call(getClientStatistics, { params: { id: row.id } });
      const { quarters, ...whole } = body;
      expect(whole).toEqual(row);
      const sum = (of: 'packages' | 'charges' | 'amount') =>
        quarters.reduce((total, quarter) => total + Math.round(quarter[of] * 100), 0);
      expect(sum('packages')).toBe(row.packages * 100);
      expect(sum('charges')).toBe(row.charges * 100);
      expect(sum('amount')).toBe(Math.round(row.amount * 100));
      const [newest] = quarters;
      expect(`${newest?.year}-${newest?.quarter}`).toBe(quarterOf(row.lastBillDate ?? ''));
    }
    expect((await admin.call(getClientStatistics, { params: { id: neighbour.clientId } })).status).toBe(403);
  });

  it('are searched, ordered and turned page by page', async () => {
    const query = { sort: 'packages', descending: 'true', size: 1 };
    const most = Math.max(...all.rows.map(({ packages }) => packages));
    const { body } = await admin.call(listStatistics, { query });
    expect([body.total, body.rows.length, body.rows[0]?.packages]).toEqual([all.total, 1, most]);
    const [, second] = [...all.rows].sort((one, other) => other.packages - one.packages);
    expect((await admin.call(listStatistics, { query: { ...query, page: 2 } })).body.rows[0]?.id).toBe(second?.id);
    const found = (await admin.call(listStatistics, { query: { search: (second?.name ?? '').toUpperCase() } })).body;
    expect(found.rows.map(({ id }) => id)).toContain(second?.id);
    expect((await admin.call(listStatistics, { query: { search: 'no such client' } })).body).toEqual({
      rows: [],
      total: 0,
    });
  });

  it('are a file too', async () => {
    const { text } = await admin.call(exportStatistics, { query: { format: 'csv' } });
    expect(text.trim().split('\r\n')).toHaveLength(all.total + 1);
    expect(text).not.toContain('Neighbour');
  });

  it('say how large the warehouse is and how fresh', async () => {
    const { body } = await admin.call(warehouseStatistics);
    expect(body).toMatchObject({
      dataVersion: house.warehouse.dataVersion,
      asOf: house.warehouse.dataAsOf?.toISOString(),
      rollups: house.warehouse.rollups.map(({ name }) => name),
    });
    expect(body.bytes).toBeGreaterThan(100_000);
  });

  it('tell another tenant of its own loads alone', async () => {
    const { clientId, accountId } = neighbour;
    const account = { clientId, accountId, accountNumber: 'N31GH8' };
    await loadInvoice(house.warehouse, { ...account, invoiceNumber: 'THEIRS', billDate: '2026-10-10' }, [
      { net: '5.00' },
    ]);
    const theirs = house.warehouse.dataVersion;
    const own = all.rows.find(({ packages }) => packages > 0);
    const [accountOfOwn] = await house.settings
      .selectFrom('account')
      .select(['id', 'number'])
      .where('client_id', '=', own?.id ?? 0)
      .execute();
    await loadInvoice(
      house.warehouse,
      {
        clientId: own?.id ?? 0,
        accountId: accountOfOwn?.id ?? 0,
        accountNumber: accountOfOwn?.number ?? '',
        invoiceNumber: 'OURS',
        billDate: '2026-10-10',
      },
      [{ net: '5.00' }],
    );
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    const { body } = await stranger.call(warehouseStatistics);
    expect(house.warehouse.dataVersion).toBeGreaterThan(theirs);
    expect([body.dataVersion, body.bytes]).toEqual([theirs, null]);
  });

  it('are for internal users alone', async () => {
    for (const login of ['shipper', 'analyst', 'guest', 'carrier']) {
      const caller = await house.as(login);
      expect((await caller.call(listStatistics)).status).toBe(403);
      expect((await caller.call(warehouseStatistics)).status).toBe(403);
    }
  });
});

const quarterOf = (day: string): string => `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
