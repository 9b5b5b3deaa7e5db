import { clientsShort, type DataQuery, type DataRow, data } from '@waybill/contract';
import {
  businessCarriersQuery,
  businessQuestions,
  businessRanges,
  businessSpans,
  excludedCarriersOfDashboard,
  findDashboard,
  noDashboardFilters,
  totalSpendScope,
} from '@waybill/model';
import { House, loadInvoice, neighbour } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { counted } from './independent-sql.ts';

const today = '2026-11-21';

describe('the Business Overview', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const { body: clients } = await shipper.call(clientsShort);
  const parent = clients.find((client) => client.parent);
  const clientId = parent?.id ?? 0;
  const family = [clientId, ...(parent?.childClients.map(({ id }) => id) ?? [])].join(',');

  async function ask(body: DataQuery): Promise<readonly DataRow[]> {
    const answer = await shipper.call(data, { params: { page: 'dashboards', container: 'breakdown' }, body });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data;
  }

  it('shows the last full period and the one before', () => {
    expect(businessRanges('month', today)).toEqual({
      now: { from: '2026-10-01', to: '2026-10-31' },
      before: { from: '2026-09-01', to: '2026-09-30' },
    });
    expect(businessRanges('quarter', '2026-01-01')).toEqual({
      now: { from: '2025-10-01', to: '2025-12-31' },
      before: { from: '2025-07-01', to: '2025-09-30' },
    });
    expect(businessRanges('year', today)).toEqual({
      now: { from: '2025-01-01', to: '2025-12-31' },
      before: { from: '2024-01-01', to: '2024-12-31' },
    });
  });

  it('shows the period with the newest invoice where all invoices are older', () => {
    expect(businessRanges('month', today, '2026-03-14')).toEqual({
      now: { from: '2026-03-01', to: '2026-03-31' },
      before: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(businessRanges('year', today, '2023-06-01').now).toEqual({ from: '2023-01-01', to: '2023-12-31' });
    for (const newest of [undefined, today, '2026-10-01'])
      expect(businessRanges('month', today, newest)).toEqual(businessRanges('month', today));
  });

  it.each(businessSpans)('adds up to what SQL says, in all and by client (%s)', async (span) => {
    for (const { from, to } of Object.values(businessRanges(span, today))) {
      const { all, byClient } = businessQuestions(clientId, { from, to }, false);
      const [spend = {}] = await ask(all[0] as DataQuery);
      const [refunds = {}] = await ask(all[2] as DataQuery);
      const [excluded = {}] = await ask(all[3] as DataQuery);
      const where = `p.client_id in (${family}) and p.bill_date between '${from}' and '${to}' and ${counted}`;
      const [stored] = await house.sql(
        `select cast(sum(p.net_amount_usd) as decimal(18, 2)) as "AMOUNT", sum(p.no_of_pkgs) as "PACKAGES"
         from package_level_info p
         where ${where} and p.net_amount_usd <> 0 and p.carrier_name <> 'USPS' and not starts_with(p.carrier_name, 'DHL')`,
        { AMOUNT: 'money', PACKAGES: 'integer' },
      );
      expect(spend).toMatchObject(stored ?? {});
      const [left] = await house.sql(
        `select cast(sum(p.net_amount_usd) as decimal(18, 2)) as "EXCLUDED" from package_level_info p
         where ${where} and p.net_amount_usd <> 0 and (p.carrier_name = 'USPS' or starts_with(p.carrier_name, 'DHL'))`,
        { EXCLUDED: 'money' },
      );
      expect(excluded).toMatchObject(left ?? {});
      const [back] = await house.sql(
        `select cast(sum(p.audit_refund_amount_usd + p.client_refund_amount_usd) as decimal(18, 2))
         as "REFUNDS" from charge_level_info p where ${where}`,
        { REFUNDS: 'money' },
      );
      expect(Math.abs(Number(refunds.REFUNDS) - Number(back?.REFUNDS))).toBeLessThan(0.005);
      const each = await ask(byClient[0] as DataQuery);
      expect(each.length > 1).toBe(spend.AMOUNT !== null);
      if (spend.AMOUNT === null) continue;
      const added = each.reduce((sum, { AMOUNT }) => sum + Math.round(Number(AMOUNT) * 100), 0);
      expect(added / 100).toBe(spend.AMOUNT);
    }
  });

  it('counts a client by one rule in every period, and shows what USPS and DHL billed where filters leave nothing else', async () => {
    const { clientId: only, accountId, login, tenant } = neighbour;
    const place = { clientId: only, accountId, accountNumber: 'DHL-1', invoiceNumber: 'DHL-1', billDate: '2026-08-10' };
    await loadInvoice(house.warehouse, { ...place, carrierId: 3, carrierName: 'DHL Express' }, [{ net: '70.25' }]);
    const caller = await house.as(login, tenant);
    const { now, before } = businessRanges('month', '2026-09-05');
    const asked = async (body: DataQuery | undefined) => {
      const {
        status,
        body: answer,
        text,
      } = await caller.call(data, {
        params: { page: 'dashboards', container: 'breakdown' },
        body: body as DataQuery,
      });
      expect(status, text).toBe(200);
      return answer.data[0];
    };
    expect(totalSpendScope(await asked(businessCarriersQuery(only, { from: before.from, to: now.to })))).toBe(
      'counted',
    );
    expect(await asked(businessQuestions(only, now, true).all[0])).toMatchObject({ AMOUNT: 70.25 });
    expect(await asked(businessQuestions(only, now, false).all[0])).toMatchObject({ AMOUNT: null });
    expect(await asked(businessQuestions(only, now, false).all[3])).toMatchObject({ EXCLUDED: 70.25 });
    const spend = findDashboard(60);
    const filters = { ...noDashboardFilters, accountNumbers: ['DHL-1'] };
    const state = { clientId: only, childClientIds: [], dateType: 'bill_date', filters, dates: before } as const;
    if (spend === undefined) throw new Error('no dashboard 60');
    expect(totalSpendScope(await asked(excludedCarriersOfDashboard(spend, state)))).toBe('excluded');
  });
});
