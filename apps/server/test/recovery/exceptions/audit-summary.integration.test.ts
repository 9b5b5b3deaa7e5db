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
  findRule,
  noDashboardFilters,
  usuallyLeftOut,
} from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const dates = { from: '2025-01-01', to: '2026-11-20' };
const cents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
const sumOf = (findings: readonly Finding[]) => findings.reduce((sum, { amount }) => sum + cents(amount), 0);
const creditedOf = (findings: readonly Finding[]) => findings.reduce((sum, { credited }) => sum + cents(credited), 0);
/** Whether a finding counts as an overcharge: it has been filed, or it can be claimed and is more than worth a check. */
const counts = ({ state, confidence, obstacle }: Finding): boolean =>
  ['disputed', 'credited', 'denied'].includes(state) ||
  (state !== 'accepted' && confidence !== 'check' && obstacle === null);

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
      const filed = own.filter(({ state: of }) => ['disputed', 'credited', 'denied'].includes(of));
      const ofState = (...states: readonly string[]) => filed.filter(({ state: of }) => states.includes(of));
      expect({ carrierName, ...inCents(row) }).toEqual({
        carrierName,
        OVERCHARGE_DISCREPANCY: sumOf(own.filter(counts)) + creditedOf(own.filter(counts)),
        DISPUTED_AMOUNT: sumOf(filed) + creditedOf(filed),
        PENDING: sumOf(ofState('disputed', 'credited')),
        CLAIMS_CREDITED: creditedOf(filed),
        DENIED: sumOf(ofState('denied')),
      });
    }
    expect(cents(rows.get('UPS')?.PENDING)).toBeGreaterThan(0);
  });

  it('matches what was billed without what was billed too much, and tells what was billed below the weight', async () => {
    const rows = await summary();
    const found = await findings();
    const spent = await house.sql<{ C: string; N: number; U: number }>(
      `select c.carrier_name as c, cast(sum(c.net_amount_usd) as decimal(18, 2)) as n,
         coalesce(any_value(u.u), 0) as u
       from charge_level_info c left join (
         select carrier_name, cast(sum(round(net, 2)) as decimal(18, 2)) as u from (
           select carrier_name, (transportation_amount_usd - transportation_discount_usd)
             * (actual_weight_pounds - bill_weight_pounds) / bill_weight_pounds as net
           from package_level_info
           where client_id in (${family.join(', ')}) and bill_date between '${dates.from}' and '${dates.to}'
             and row_kind = 'package' and tracking_number is not null and bill_weight_pounds > 0
             and actual_weight_pounds >= bill_weight_pounds + 1) where net > 0 group by 1) u using (carrier_name)
       where client_id in (${family.join(', ')}) and bill_date between '${dates.from}' and '${dates.to}'
       group by 1`,
      { C: 'text', N: 'money', U: 'money' },
    );
    for (const [carrierName, row] of rows) {
      const own = found.filter((each) => each.carrierName === carrierName);
      const billed = spent.find(({ C }) => C === carrierName);
      expect(cents(row.MATCHED)).toBe(cents(billed?.N) - sumOf(own.filter(counts)));
      expect(cents(row.UNDERCHARGE_DISCREPANCY)).toBe(cents(billed?.U));
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
      (each) =>
        each.carrierName === 'UPS' && counts(each) && each.shipDate >= shipped.from && each.shipDate <= shipped.to,
    );
    const bySpan = (await summary({ dateType: 'pickup_date', dates: shipped })).get('UPS');
    expect(cents(bySpan?.OVERCHARGE_DISCREPANCY)).toBe(sumOf(billed) + creditedOf(billed));
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

const isOfPackage = ({ rule }: Finding) => findRule(rule)?.level === 'tracking';

const inCents = (row: DataRow) =>
  Object.fromEntries(
    ['OVERCHARGE_DISCREPANCY', 'DISPUTED_AMOUNT', 'PENDING', 'CLAIMS_CREDITED', 'DENIED'].map((name) => [
      name,
      cents(row[name]),
    ]),
  );
