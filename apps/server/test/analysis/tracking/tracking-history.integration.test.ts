import { getTrackingLookup, listTrackingLookups, lookUpTrackingNumbers } from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('the history of look-ups', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const [known] = await house.sql(
    `select tracking_number as T from package_level_info where client_id = 1001 and row_kind = 'package' limit 1`,
    { T: 'text' },
  );
  const admin = await house.as('admin');
  const shipper = await house.as('shipper');
  const other = await house.as(neighbour.login, neighbour.tenant);
  const numbers = [String(known?.T), '1Z0000000000000000', '1Z0000000000000001'];
  await admin.call(lookUpTrackingNumbers, { body: { trackingNumbers: numbers } });
  house.clock.forward(60_000);
  await shipper.call(lookUpTrackingNumbers, { body: { trackingNumbers: ['1Z4711'], source: 'search' } });
  await other.call(lookUpTrackingNumbers, { body: { trackingNumbers: [neighbour.trackingNumber] } });
  const listed = async (query: Record<string, string> = {}) =>
    (await admin.call(listTrackingLookups, { query: { sort: 'at', descending: 'true', ...query } })).body;

  it('keeps who asked for which numbers, from where, and how many were found', async () => {
    expect((await listed()).rows).toMatchObject([
      { login: 'shipper', source: 'search', numbers: ['1Z4711'], asked: 1, found: 0 },
      { login: 'admin', source: 'page', numbers, asked: 3, found: 1, at: '2026-11-20T12:00:00.000Z' },
    ]);
  });

  it('is searched by user and number, and narrowed to the own ones and to days', async () => {
    expect((await listed({ search: '1z4711' })).rows).toMatchObject([{ login: 'shipper' }]);
    expect((await listed({ search: 'admin' })).total).toBe(1);
    expect((await listed({ own: 'true' })).rows).toMatchObject([{ login: 'admin' }]);
    expect((await listed({ from: '2026-11-20', to: '2026-11-20' })).total).toBe(2);
    expect((await listed({ to: '2026-11-19' })).total).toBe(0);
  });

  it('gives all numbers of a look-up, so that it can be repeated, and none of another tenant', async () => {
    const [, own] = (await listed()).rows;
    expect((await admin.call(getTrackingLookup, { params: { id: own?.id ?? 0 } })).body).toEqual({ numbers });
    expect((await other.call(getTrackingLookup, { params: { id: own?.id ?? 0 } })).status).toBe(404);
    const theirs = (await other.call(listTrackingLookups)).body;
    expect(theirs.rows.map(({ login }) => login)).toEqual([neighbour.login]);
  });

  it('shows users who are not internal their own alone', async () => {
    const permission = { permission: 'TASK_TRACK_HISTORY' };
    const role = await house.settings
      .selectFrom('role')
      .innerJoin('tenant', 'tenant.id', 'role.tenant_id')
      .select('role.id')
      .where('role.name', '=', 'ROLE_CLIENT')
      .where('tenant.name', '=', 'default')
      .executeTakeFirstOrThrow();
    await house.settings
      .insertInto('role_permission')
      .values({ role_id: role.id, ...permission })
      .execute();
    const { body } = await shipper.call(listTrackingLookups);
    expect(body.rows.map(({ login }) => login)).toEqual(['shipper']);
    const [ofAdmin] = (await listed({ own: 'true' })).rows;
    expect((await shipper.call(getTrackingLookup, { params: { id: ofAdmin?.id ?? 0 } })).status).toBe(404);
  });
});
