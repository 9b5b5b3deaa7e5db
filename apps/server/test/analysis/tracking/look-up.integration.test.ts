import { lookUpTrackingNumbers } from '@waybill/contract';
import { House, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { dollars } from '../data/spend-state.ts';

describe('looking up tracking numbers', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const ask = async (trackingNumbers: readonly string[]) => {
    const { status, body, text } = await admin.call(lookUpTrackingNumbers, { body: { trackingNumbers } });
    expect(status, text).toBe(200);
    return body;
  };

  it('tells what the invoices know, as SQL written by hand does', async () => {
    const expected = await house.sql(
      `select p.tracking_number as "trackingNumber", p.client_id as "clientId", p.carrier_name as "carrierName",
         min(p.pickup_date) filter (where p.row_kind = 'package') as "shipDate",
         max(p.tracking_status) filter (where p.row_kind = 'package') as "trackingStatus",
         count(distinct p.invoice_number) as invoices, sum(${dollars('p.net_amount')}) as net,
         coalesce(max(r.refunds), 0) as refunds
       from package_level_info p left join (
         select tracking_number, client_id, carrier_id,
           sum(${dollars('audit_refund_amount')} + ${dollars('client_refund_amount')}) as refunds
         from charge_level_info group by all) r using (tracking_number, client_id, carrier_id)
       where p.client_id <> ${neighbour.clientId} and p.tracking_number is not null
       group by all having bool_or(p.row_kind = 'package')
       order by refunds desc, invoices desc, 1 limit 300`,
      {
        trackingNumber: 'text',
        clientId: 'integer',
        carrierName: 'text',
        shipDate: 'date',
        trackingStatus: 'text',
        invoices: 'integer',
        net: 'money',
        refunds: 'money',
      },
    );
    expect(expected.some(({ refunds }) => Number(refunds) > 0)).toBe(true);
    const numbers = [...new Set(expected.map(({ trackingNumber }) => String(trackingNumber)))];
    const { found, missing } = await ask(numbers);
    expect(missing).toEqual([]);
    expect(found).toHaveLength(expected.length);
    for (const row of expected) {
      const own = found.find((each) => each.trackingNumber === row.trackingNumber && each.clientId === row.clientId);
      expect(own).toMatchObject(row);
    }
    expect([...new Set(found.map(({ trackingNumber }) => trackingNumber))]).toEqual(numbers);
  });

  it('names the numbers that nobody was billed for, and those of another tenant among them', async () => {
    const unknown = ['1Z0000000000000000', neighbour.trackingNumber];
    expect(await ask(unknown)).toEqual({ found: [], missing: unknown });
    const other = await house.as(neighbour.login, neighbour.tenant);
    const { body } = await other.call(lookUpTrackingNumbers, { body: { trackingNumbers: unknown } });
    expect(body.found.map(({ trackingNumber, net }) => [trackingNumber, net])).toEqual([
      [neighbour.trackingNumber, Number(neighbour.net)],
    ]);
  });

  it.each([[[]], [['1Z 1']], [["1Z' or 1=1"]], [Array.from({ length: 1_001 }, (_, index) => `1Z${index}`)]])(
    'refuses what is no list of tracking numbers',
    async (trackingNumbers) => {
      const { status, body } = await admin.call(lookUpTrackingNumbers, { body: { trackingNumbers } });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('"field":"trackingNumbers');
    },
  );

  it('is for holders of TRACKING or of the search, guests among them', async () => {
    const guest = await house.as('guest');
    const body = { trackingNumbers: ['1Z0000000000000000'], source: 'search' };
    expect((await guest.call(lookUpTrackingNumbers, { body })).status).toBe(403);
    const roles = await house.settings
      .selectFrom('role')
      .select('id as role_id')
      .where('name', '=', 'ROLE_GUEST')
      .execute();
    await house.settings
      .insertInto('role_permission')
      .values(roles.map((role) => ({ ...role, permission: 'TRACKING_NUMBER_SEARCH_FILTER' })))
      .execute();
    const answer = await guest.call(lookUpTrackingNumbers, { body });
    expect([answer.status, answer.body.missing]).toEqual([200, body.trackingNumbers]);
  });
});
