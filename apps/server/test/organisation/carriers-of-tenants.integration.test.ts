import { carriers, createAccount, createCarrier, getCarrier, listCarriers, updateCarrier } from '@waybill/contract';
import { type Caller, House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const house = await House.open();
afterAll(() => house.close());
const admin = await house.as('admin');
const nele = await house.as(neighbour.login, neighbour.tenant);
const name = 'Kestrel Freight';
const namesSeenBy = async (caller: Caller) => (await caller.call(carriers)).body.map((carrier) => carrier.name);

describe('a carrier that a tenant adds', () => {
  it('is seen, named and used by that tenant alone', async () => {
    const { body: made } = await admin.call(createCarrier, { body: { name } });
    const params = { id: made.id };
    expect(await namesSeenBy(admin)).toContain(name);
    expect(await namesSeenBy(nele)).not.toContain(name);
    const { body: page } = await nele.call(listCarriers, { query: { search: 'Kestrel' } });
    expect(page).toEqual({ rows: [], total: 0 });
    expect((await nele.call(getCarrier, { params })).status).toBe(404);
    expect((await nele.call(updateCarrier, { params, body: { name: 'Taken over' } })).status).toBe(404);
    const account = {
      clientId: neighbour.clientId,
      carrierId: made.id,
      number: 'K1',
      name: 'K1',
      active: true,
      isUpsGsr: false,
      isFedexExpressGsr: false,
      isFedexIntlGsr: false,
      accountGroupId: null,
    };
    expect((await nele.call(createAccount, { body: account })).status).toBe(400);
    expect((await nele.call(createCarrier, { body: { name: name.toUpperCase() } })).status).toBe(200);
    expect((await nele.call(createCarrier, { body: { name } })).status).toBe(400);
  });
});

describe('the carriers of all tenants', () => {
  it('keep their names, and count the accounts of the own tenant', async () => {
    for (const caller of [admin, nele]) {
      const { body: freight } = await caller.call(getCarrier, { params: { id: 21 } });
      expect(freight.fixed).toBe(true);
      const renamed = await caller.call(updateCarrier, { params: { id: 21 }, body: { name: 'Renamed' } });
      expect(renamed.status).toBe(400);
    }
    expect((await nele.call(getCarrier, { params: { id: 1 } })).body.accounts).toBe(1);
    expect((await admin.call(getCarrier, { params: { id: 1 } })).body.accounts).toBeGreaterThan(1);
    expect((await admin.call(createCarrier, { body: { name: 'ups' } })).status).toBe(400);
  });
});
