import { getChangeData, listChangeData } from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { dollars } from '../data/spend-state.ts';

describe('change data', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const all = (await admin.call(listChangeData, { query: { size: 1000 } })).body;
  const others = `client_id <> ${neighbour.clientId}`;

  it('says what each load brought to the clients of the tenant, and of no other', async () => {
    const counted = await house.sql<Record<'ID' | 'CLIENTS' | 'PACKAGES' | 'CHARGES' | 'AMOUNT', number>>(
      `select load_id as ID, count(distinct client_id) as CLIENTS, sum(no_of_pkgs) as PACKAGES,
         sum(${dollars('net_amount')}) as AMOUNT,
         (select count(*) from charge_level_info c where c.load_id = p.load_id and ${others}) as CHARGES
       from package_level_info p where ${others} group by load_id order by load_id`,
      { ID: 'integer', CLIENTS: 'integer', PACKAGES: 'integer', AMOUNT: 'money', CHARGES: 'integer' },
    );
    expect(counted.length).toBeGreaterThan(0);
    expect(
      all.rows.map(({ id, clients, packages, charges, amount }) => ({
        ID: id,
        CLIENTS: clients,
        PACKAGES: packages,
        CHARGES: charges,
        AMOUNT: amount,
      })),
    ).toEqual(
      counted.map(({ ID, CLIENTS, PACKAGES, CHARGES, AMOUNT }) => ({ ID, CLIENTS, PACKAGES, CHARGES, AMOUNT })),
    );
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    const seen = (await stranger.call(listChangeData)).body;
    expect(seen.rows).toMatchObject([{ clients: 1, packages: 1, charges: 1, amount: Number(neighbour.net) }]);
    const [foreign] = seen.rows;
    const isOurs = all.rows.some(({ id }) => id === foreign?.id);
    const asked = await admin.call(getChangeData, { params: { id: foreign?.id ?? 0 } });
    expect(asked.status).toBe(isOurs ? 200 : 404);
  });

  it('cuts a load into months of clients, which add up', async () => {
    for (const load of all.rows) {
      const { months, ...whole } = (await admin.call(getChangeData, { params: { id: load.id } })).body;
      expect(whole).toEqual(load);
      const sum = (of: 'packages' | 'charges' | 'amount') =>
        months.reduce((total, month) => total + Math.round(month[of] * 100), 0);
      expect([sum('packages'), sum('charges'), sum('amount')]).toEqual([
        load.packages * 100,
        load.charges * 100,
        Math.round(load.amount * 100),
      ]);
      expect(months.every(({ month }) => month.endsWith('-01'))).toBe(true);
    }
  });

  it('is narrowed to the days of the loads', async () => {
    const day = all.rows[0]?.loadedAt.slice(0, 10) ?? '';
    const of = async (query: Record<string, string>) => (await admin.call(listChangeData, { query })).body.total;
    expect(await of({ from: day, to: day })).toBeGreaterThan(0);
    expect(await of({ to: '2001-01-01' })).toBe(0);
    expect((await admin.call(listChangeData, { query: { from: 'soon' } })).status).toBe(400);
  });

  it('is for internal users alone', async () => {
    for (const login of ['shipper', 'analyst', 'guest', 'carrier']) {
      expect((await (await house.as(login)).call(listChangeData)).status).toBe(403);
    }
  });
});
