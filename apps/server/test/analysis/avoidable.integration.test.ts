import { data, listAuditLog, listAvoidableActions, setAvoidableAction } from '@waybill/contract';
import { avoidableAmounts, avoidableQueries, insightState } from '@waybill/model';
import { House, loadInvoice, type SimplePackage } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const charged = (accessorial: string) => ({
  charge_family: 'other_accessorial' as const,
  accessorial_group: accessorial,
});

describe('what can be avoided', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { tenant_id: tenantId } = await house.settings
    .selectFrom('user_account')
    .select('tenant_id')
    .where('login', '=', 'admin')
    .executeTakeFirstOrThrow();
  const { id: clientId } = await house.settings
    .insertInto('client')
    .values({ tenant_id: tenantId, name: 'Saver', code: 'SAVER', parent_client_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: accountId } = await house.settings
    .insertInto('account')
    .values({ client_id: clientId, carrier_id: 1, number: 'SAVER', name: 'Saver', account_group_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bill = (billDate: string, packages: readonly SimplePackage[]) =>
    loadInvoice(
      house.warehouse,
      { clientId, accountId, accountNumber: 'SAVER', invoiceNumber: `S-${billDate}`, billDate },
      packages,
    );
  const to = (address: string) => ({ consignee_address: address, consignee_postal_code: '43085' });
  const many = (count: number, one: SimplePackage): SimplePackage[] => Array.from({ length: count }, () => one);
  const residential = (address: string): SimplePackage => ({
    net: '5.00',
    row: { ...to(address), transportation_amount: '0.00', other_accessorial_amount: '5.00' },
    charge: charged('Residential'),
  });
  const sides = (length: string, width: string, height: string) => ({ length, width, height, dim_unit: 'inches' });
  const handling = (net: string, row: SimplePackage['row']): SimplePackage => ({
    net,
    row: { transportation_amount: '0.00', other_accessorial_amount: net, ...row },
    charge: charged('Additional handling'),
  });
  await bill('2026-05-02', [
    // Shipped as commercial four times, once billed as residential; the other home is one.
    ...many(4, { net: '10.00', row: to('1 Office Park') }),
    residential('1 office park '),
    ...many(2, residential('7 Home Street')),
    // One inch too long; the second is far too long, and nobody knows the sides of the third.
    handling('20.00', { ...sides('49', '10', '10'), actual_weight_pounds: '12' }),
    handling('21.00', { ...sides('60', '10', '10'), actual_weight_pounds: '12' }),
    handling('22.00', {}),
  ]);

  const savings = async () => {
    const state = insightState(clientId, { from: '2026-05-01', to: '2026-05-31' });
    const answers: Record<string, object[]> = {};
    for (const [name, query] of Object.entries(avoidableQueries)) {
      const container = name === 'totals' ? 'amounts' : 'breakdown';
      const params = { page: 'shippingInsight', container };
      answers[name] = (await admin.call(data, { params, body: query(state) })).body.data;
    }
    return new Map(avoidableAmounts(state, answers).map((each) => [each.key, each]));
  };

  it('is the part of a charge that its evidence is about', async () => {
    const found = await savings();
    expect(found.get('Residential')).toMatchObject({ billed: 15, saving: 5, packages: 1, places: 1 });
    expect(found.get('Additional handling')).toMatchObject({ billed: 63, saving: 20, packages: 1 });
  });

  it('saves, once it is done, what packages cost less than before, and does not count that there are fewer', async () => {
    await bill('2026-07-04', [...many(9, { net: '10.00', row: to('9 Elm Street') }), residential('8 Home Street')]);
    const done = (doneOn: string | null, cost = 'Residential') =>
      admin.call(setAvoidableAction, { body: { clientId, cost, doneOn } });
    expect((await done('2026-07-01')).status).toBe(200);
    const list = async () => (await admin.call(listAvoidableActions, { query: { clientId: String(clientId) } })).body;
    const [action] = await list();
    // Before: $15 for ten packages. Since: $5 for ten.
    expect(action).toMatchObject({
      cost: 'Residential',
      doneOn: '2026-07-01',
      before: { packages: 10, amount: 15, to: '2026-06-30' },
      after: { packages: 10, amount: 5, from: '2026-07-01' },
      saved: 10,
    });
    expect((await done('2026-07-01', 'Nothing')).status).toBe(400);
    expect((await done('2099-01-01')).status).toBe(400);
    expect((await done(null)).status).toBe(200);
    expect(await list()).toEqual([]);
    const query = { action: 'avoidableAction.done' };
    expect((await admin.call(listAuditLog, { query })).body.rows).toHaveLength(1);
    const shipper = await house.as('shipper');
    const body = { clientId, cost: 'Residential', doneOn: '2026-07-01' };
    expect((await shipper.call(setAvoidableAction, { body })).status).toBe(403);
  });
});
