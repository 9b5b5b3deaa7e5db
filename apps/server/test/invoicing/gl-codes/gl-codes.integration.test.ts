import {
  createGlCode,
  deleteGlCode,
  type GlAllocationRow,
  glAllocation,
  listAuditLog,
  listGlCodes,
  mostGlCodesOfClient,
  updateGlCode,
} from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allDays, dollars, openSpendPage } from '../../analysis/data/spend-state.ts';

const any = { carrierNames: [], accountNumbers: [], serviceCategories: [], chargeFamilies: [], accessorials: [] };
const cents = (rows: readonly GlAllocationRow[]): number =>
  rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

describe('GL codes', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { clientId, childClientIds } = await openSpendPage(await house.as('shipper'));
  const childId = childClientIds.find((id) => id !== clientId) ?? 0;
  const rule = (more: object) => ({ clientId, code: '6000', name: 'Freight', position: 10, conditions: any, ...more });
  const make = async (more: object) => (await admin.call(createGlCode, { body: rule(more) })).body;
  const allocated = async (id = clientId, more: Record<string, string> = {}) =>
    (await admin.call(glAllocation, { query: { clientId: id, ...allDays, ...more } })).body.rows;
  const byHand = async (where: string) => {
    const [row] = await house.sql<{ AMOUNT: number }>(
      `select coalesce(sum(${dollars('net_amount')}), 0) as AMOUNT from charge_level_info where ${where}`,
      { AMOUNT: 'money' },
    );
    return Math.round((row?.AMOUNT ?? 0) * 100);
  };
  const ofFamily = `client_id in (${[clientId, ...childClientIds].join(', ')})`;

  beforeAll(() => house.settings.deleteFrom('gl_code').execute());

  it('book every charge once, and say what has no code', async () => {
    const before = await allocated();
    expect(before.every(({ code }) => code === '')).toBe(true);
    expect(cents(before)).toBe(await byHand(ofFamily));
    const fuel = await make({ code: '6100', conditions: { ...any, chargeFamilies: ['fuel_surcharge'] } });
    const rest = await make({ code: "62'00", position: 99, conditions: { ...any, carrierNames: ['UPS'] } });
    const rows = await allocated();
    expect(cents(rows)).toBe(cents(before));
    const on = (code: string) => cents(rows.filter((row) => row.code === code));
    expect(on('6100')).toBe(await byHand(`${ofFamily} and charge_family = 'fuel_surcharge'`));
    expect(on("62'00")).toBe(
      await byHand(`${ofFamily} and charge_family <> 'fuel_surcharge' and carrier_name = 'UPS'`),
    );
    for (const { id } of [fuel, rest]) await admin.call(deleteGlCode, { params: { id } });
    expect((await allocated()).every(({ code }) => code === '')).toBe(true);
  });

  it('of a sub-client come before those of its parent, whatever their order', async () => {
    const parents = await make({ code: 'PARENT', position: 1 });
    const own = await make({
      clientId: childId,
      code: 'OWN',
      position: 9_999,
      conditions: { ...any, chargeFamilies: ['transportation'] },
    });
    const rows = await allocated(childId);
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(['PARENT', 'OWN']));
    expect(cents(rows.filter(({ code }) => code === 'OWN'))).toBe(
      await byHand(`client_id = ${childId} and charge_family = 'transportation'`),
    );
    const ofParent = (await allocated()).filter(({ client }) => client.id === clientId);
    expect(ofParent.every(({ code }) => code === 'PARENT')).toBe(true);
    for (const { id } of [parents, own]) await admin.call(deleteGlCode, { params: { id } });
  });

  it('are unconverted for one currency', async () => {
    const [euros] = await house.sql<{ AMOUNT: number; CURRENCY: string }>(
      `select sum(net_amount) as AMOUNT, currency_code as CURRENCY from charge_level_info
       where ${ofFamily} group by 2 order by count(*) limit 1`,
      { AMOUNT: 'money', CURRENCY: 'text' },
    );
    const rows = await allocated(clientId, { currencyCode: euros?.CURRENCY ?? '' });
    expect(cents(rows)).toBe(Math.round((euros?.AMOUNT ?? 0) * 100));
  });

  it('are as many as a client may have, all with every condition, and no more', async () => {
    const full = {
      carrierNames: ['UPS', 'FedEx'],
      accountNumbers: Array.from({ length: 200 }, (_, index) => `A${index}`),
      serviceCategories: ['Ground', '2 Day'],
      chargeFamilies: ['tax', 'fee'],
      accessorials: ['Residential', "O'Neill"],
    };
    for (const owner of [clientId, childId]) {
      for (let count = 0; count < mostGlCodesOfClient; count += 1) {
        await make({ clientId: owner, code: `F${count}`, conditions: full });
      }
      const { status, body } = await admin.call(createGlCode, { body: rule({ clientId: owner }) });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field: 'clientId' }] });
    }
    expect(cents(await allocated(childId))).toBe(await byHand(`client_id = ${childId}`));
    await house.settings.deleteFrom('gl_code').execute();
  });

  it('refuse what does not fit, naming the field', async () => {
    const fieldOf = async (more: object) => {
      const { status, body } = await admin.call(createGlCode, { body: rule(more) });
      return [status, (body as unknown as { errors?: { field: string }[] }).errors?.[0]?.field];
    };
    expect(await fieldOf({ code: ' ' })).toEqual([400, 'code']);
    expect(await fieldOf({ name: '' })).toEqual([400, 'name']);
    expect(await fieldOf({ position: 0 })).toEqual([400, 'position']);
    expect(await fieldOf({ conditions: { ...any, chargeFamilies: ['postage'] } })).toEqual([400, 'conditions']);
    expect(await fieldOf({ clientId: neighbour.clientId })).toEqual([400, 'clientId']);
    const backwards = { clientId, from: '2026-02-01', to: '2026-01-01' };
    expect((await admin.call(glAllocation, { query: backwards })).status).toBe(400);
    expect((await admin.call(glAllocation, { query: { clientId: neighbour.clientId, ...allDays } })).status).toBe(403);
  });

  it('leave changes in the audit log, and are of their tenant alone', async () => {
    const made = await make({});
    const { clientId: _, ...input } = rule({ name: 'Freight in' });
    await admin.call(updateGlCode, { params: { id: made.id }, body: input });
    const query = { sort: 'at', descending: 'true', size: 1, action: 'gl_code.update' };
    expect((await admin.call(listAuditLog, { query })).body.rows[0]).toMatchObject({
      action: 'gl_code.update',
      details: { changes: { name: { before: 'Freight', after: 'Freight in' } } },
    });
    expect((await admin.call(listGlCodes)).body).toMatchObject({ total: 1, rows: [{ name: 'Freight in' }] });
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    expect(await stranger.call(listGlCodes)).toMatchObject({ status: 200, body: { rows: [], total: 0 } });
    expect((await stranger.call(deleteGlCode, { params: { id: made.id } })).status).toBe(404);
  });
});
