import {
  auditFindings,
  changeChargeExceptions,
  changeTrackingExceptions,
  clientsShort,
  type DataRow,
  exportChargeExceptions,
  exportTrackingExceptions,
  type Finding,
} from '@waybill/contract';
import {
  auditFindingsBody,
  type DashboardState,
  findDashboard,
  noDashboardFilters,
  usuallyLeftOut,
} from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const dates = { from: '2025-01-01', to: '2026-11-20' };
const cents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
const sumOf = (findings: readonly Finding[]) => findings.reduce((sum, { amount }) => sum + cents(amount), 0);

describe('the audit summary', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { body: clients } = await admin.call(clientsShort);
  const parent = clients.find((client) => client.parent);
  const clientId = parent?.id ?? 0;
  const family = [clientId, ...(parent?.childClients.map(({ id }) => id) ?? [])];
  const dashboard = auditSummary();

  const state = (more: Partial<DashboardState> = {}): DashboardState => ({
    clientId,
    childClientIds: [],
    dateType: 'bill_date',
    dates,
    filters: { ...noDashboardFilters, included: usuallyLeftOut },
    ...more,
  });
  async function summary(more: Partial<DashboardState> = {}): Promise<ReadonlyMap<unknown, DataRow>> {
    const { status, body, text } = await admin.call(auditFindings, {
      body: auditFindingsBody(dashboard, state(more)),
    });
    expect(status, text).toBe(200);
    return new Map(body.data.map((row) => [row.CARRIER_NAME, row]));
  }
  async function findings(): Promise<readonly Finding[]> {
    const query = { clientId, ...dates };
    const [tracking, charge] = await Promise.all([
      admin.call(exportTrackingExceptions, { query }),
      admin.call(exportChargeExceptions, { query }),
    ]);
    return [...tracking.body, ...charge.body];
  }

  it('agrees with the exceptions to the cent, claims included', async () => {
    const before = await findings();
    const claims = [
      ['disputed', 0],
      ['credited', 1],
      ['denied', 2],
      ['accepted', 3],
      ['in_review', 4],
    ] as const;
    for (const carrierName of ['UPS', 'FedEx']) {
      for (const level of ['tracking', 'charge'] as const) {
        const own = before.filter(
          (each) => each.carrierName === carrierName && isOfPackage(each) === (level === 'tracking'),
        );
        for (const [to, index] of claims) {
          const ids = own.slice(index * 3, index * 3 + 3).map(({ id }) => id);
          if (ids.length === 0) continue;
          const change = level === 'tracking' ? changeTrackingExceptions : changeChargeExceptions;
          const { status, text } = await admin.call(change, {
            body: { filters: { clientId, ...dates }, ids, state: to },
          });
          expect(status, text).toBe(200);
        }
      }
    }
    const after = await findings();
    const rows = await summary();
    expect([...rows.keys()]).toContain('UPS');
    for (const [carrierName, row] of rows) {
      const own = after.filter((each) => each.carrierName === carrierName);
      const ofState = (...states: readonly string[]) => sumOf(own.filter((each) => states.includes(each.state)));
      expect({ carrierName, ...inCents(row) }).toEqual({
        carrierName,
        OVERCHARGE_DISCREPANCY: sumOf(own) - ofState('accepted'),
        DISPUTED_AMOUNT: ofState('disputed', 'credited', 'denied'),
        PENDING: ofState('disputed'),
        CLAIMS_CREDITED: ofState('credited'),
        DENIED: ofState('denied'),
      });
    }
    expect(cents(rows.get('UPS')?.PENDING)).toBeGreaterThan(0);
    expect(cents(rows.get('UPS')?.DENIED)).toBeGreaterThan(0);
  });

  it('counts as matched what was billed for packages without a finding and not below their weight', async () => {
    const rows = await summary();
    const differing = new Set(
      (await findings())
        .filter((each) => each.state !== 'accepted')
        .map((each) => [each.carrierName, each.invoiceNumber, each.trackingNumber ?? '', each.clientId].join('|')),
    );
    const spent = await house.sql<{ K: string; C: string; N: number; U: number }>(
      `select concat_ws('|', carrier_name, invoice_number, coalesce(tracking_number, ''), client_id) as k,
         carrier_name as c, cast(sum(net_amount_usd) as decimal(18, 2)) as n,
         coalesce((select cast(sum(round(net, 2)) as decimal(18, 2)) from (
           select (p.transportation_amount_usd - p.transportation_discount_usd) * (p.actual_weight_pounds - p.bill_weight_pounds)
             / p.bill_weight_pounds as net
           from package_level_info p
           where p.client_id = c.client_id and p.invoice_number = c.invoice_number and p.tracking_number = c.tracking_number
             and p.carrier_id = c.carrier_id and p.row_kind = 'package' and p.bill_weight_pounds > 0
             and p.actual_weight_pounds >= p.bill_weight_pounds + 1) where net > 0), 0) as u
       from charge_level_info c
       where client_id in (${family.join(', ')}) and bill_date between '${dates.from}' and '${dates.to}'
       group by carrier_name, carrier_id, invoice_number, tracking_number, client_id`,
      { K: 'text', C: 'text', N: 'money', U: 'money' },
    );
    for (const [carrierName, row] of rows) {
      const own = spent.filter(({ C }) => C === carrierName);
      const matched = own.filter(({ K, U }) => !differing.has(K) && U === 0);
      expect(cents(row.MATCHED)).toBe(matched.reduce((sum, { N }) => sum + cents(N), 0));
      expect(cents(row.UNDERCHARGE_DISCREPANCY)).toBe(own.reduce((sum, { U }) => sum + cents(U), 0));
      expect(matched.length).toBeGreaterThan(0);
    }
  });

  it('heeds children, carriers, currency and ship dates', async () => {
    const whole = await summary();
    const [first = clientId, ...others] = family;
    const parts = [await summary({ childClientIds: [first] }), await summary({ childClientIds: others })];
    const sum = parts.reduce((cent, part) => cent + cents(part.get('UPS')?.MATCHED), 0);
    expect(sum).toBe(cents(whole.get('UPS')?.MATCHED));
    const filters = { ...noDashboardFilters, included: usuallyLeftOut };
    expect([...(await summary({ filters: { ...filters, carrierIds: [2] } })).keys()]).toEqual(['FedEx']);
    const cad = (await summary({ filters: { ...filters, currencyCode: 'CAD' } })).get('UPS');
    const usd = (await summary({ filters: { ...filters, currencyCode: 'USD' } })).get('UPS');
    expect(cents(cad?.MATCHED) + cents(usd?.MATCHED)).not.toBe(0);
    expect(cents(usd?.OVERCHARGE_DISCREPANCY)).toBeLessThanOrEqual(cents(whole.get('UPS')?.OVERCHARGE_DISCREPANCY));
    const shipped = { from: '2026-01-01', to: '2026-03-31' };
    const billed = (await findings()).filter(
      ({ shipDate, carrierName, state: of }) =>
        carrierName === 'UPS' && of !== 'accepted' && shipDate >= shipped.from && shipDate <= shipped.to,
    );
    const bySpan = (await summary({ dateType: 'pickup_date', dates: shipped })).get('UPS');
    expect(cents(bySpan?.OVERCHARGE_DISCREPANCY)).toBe(sumOf(billed));
    expect(sumOf(billed)).toBeGreaterThan(0);
  });

  it('is refused to readers without the exceptions, and for other clients', async () => {
    const body = auditFindingsBody(dashboard, state());
    const analyst = await house.as('analyst');
    expect((await analyst.call(auditFindings, { body })).status).toBe(403);
    const shipper = await house.as('shipper');
    expect((await shipper.call(auditFindings, { body: { ...body, clientId: 999_999 } })).status).toBe(403);
    const wrong = await admin.call(auditFindings, { body: { ...body, from: '2026-02-01', to: '2026-01-01' } });
    expect(wrong.status).toBe(400);
    const unknown = await admin.call(auditFindings, { body: { ...body, whereClauseDetails: ['1 = 1; drop table x'] } });
    expect(unknown.status).toBe(400);
  });
});

function auditSummary() {
  const found = findDashboard(78);
  if (found === undefined) throw new Error('There is no audit summary.');
  return found;
}

const isOfPackage = ({ rule }: Finding) =>
  ['late_guaranteed', 'billed_twice', 'never_delivered', 'weight_far_above'].includes(rule);

const inCents = (row: DataRow) =>
  Object.fromEntries(
    ['OVERCHARGE_DISCREPANCY', 'DISPUTED_AMOUNT', 'PENDING', 'CLAIMS_CREDITED', 'DENIED'].map((name) => [
      name,
      cents(row[name]),
    ]),
  );
