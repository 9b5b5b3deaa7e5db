import { mergedPacks, shippedPacks } from '@waybill/audit';
import { exceptionRules, type RuleContext } from '@waybill/model';
import { auditedYear, dayAfterYear } from '@waybill/testkit/audited-year';
import { describe, expect, it } from 'vitest';
import { compileSearch, judgedByRules, scopeTo } from '../src/index.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

const scope = scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5);

describe('what rules could judge of a year of bills', async () => {
  const { packages, charges } = auditedYear(1);
  const warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', packages);
  await warehouse.insert('charge_level_info', charges);
  const context: RuleContext = {
    from: '2025-01-01',
    to: dayAfterYear,
    today: dayAfterYear,
    guaranteed: { isUpsGsr: [], isFedexExpressGsr: [2], isFedexIntlGsr: [] },
  };
  const answeredMonths = async (asked: RuleContext = context) => {
    const answered = await warehouse.run(compileSearch(asked, mergedPacks(shippedPacks()), { scope }));
    const months = answered.flatMap((row) =>
      row.lacks === null
        ? []
        : {
            rule: String(row.rule),
            client_id: Number(row.client_id),
            carrier_name: String(row.carrier_name),
            bill_date: String(row.bill_date),
            lacks: String(row.lacks),
          },
    );
    return months;
  };
  const coverage = async (asked: RuleContext) => judgedByRules(await answeredMonths(asked), asked);
  const rows = await coverage(context);
  const of = (rule: string, carrier?: string) =>
    rows.filter((row) => row.rule === rule && (carrier === undefined || row.carrierName === carrier));
  const counted = (some: typeof rows) => some.reduce((sum, row) => sum + row.packages, 0);
  const paid = packages.filter((row) => Number(row.transportation_amount) > Number(row.transportation_discount ?? 0));

  it('names every rule, and each of its packages once', () => {
    expect(new Set(rows.map(({ rule }) => rule))).toEqual(new Set(exceptionRules.map(({ name }) => name)));
    for (const rule of ['above_agreement', 'weight_far_above', 'price_differs', 'discount_missing'])
      expect(counted(of(rule)), rule).toBe(paid.length);
    const cents = paid.reduce((sum, row) => sum + Math.round(Number(row.net_amount) * 100), 0);
    expect(of('price_differs').reduce((sum, row) => sum + row.cents, 0)).toBe(cents);
  });

  it('says why a rule could not judge', () => {
    const reasons = (some: typeof rows) => [...new Set(some.map(({ lacks }) => lacks))].toSorted();
    expect(reasons(of('billed_twice'))).toEqual(['']);
    expect(reasons(of('late_guaranteed', 'UPS'))).toEqual(['not_switched_on']);
    expect(reasons(of('late_guaranteed', 'FedEx'))).toContain('');
    expect(reasons(of('above_agreement'))).toEqual(['no_agreement']);
    expect(reasons(of('price_differs'))).toContain('few_alike');
  });

  it('counts the invoice dates of a part of a month', async () => {
    const [first] = packages.map(({ bill_date: day }) => String(day)).toSorted();
    expect(first).toBeDefined();
    const months = await answeredMonths();
    const day = first ?? '';
    const onDay = judgedByRules(months, { from: day, to: day }).filter(({ rule }) => rule === 'above_agreement');
    expect(counted(onDay)).toBe(paid.filter((row) => row.bill_date === day).length);
    expect(counted(judgedByRules(months, { from: '2000-01-01', to: '2000-12-31' }))).toBe(0);
  });

  it('counts the days that are asked about, with what was learned from those before', async () => {
    const inOctober = await coverage({ ...context, from: '2025-10-01', to: '2025-10-31' });
    const judged = (some: typeof rows) =>
      counted(some.filter((row) => row.rule === 'discount_missing' && row.lacks === ''));
    expect(judged(inOctober)).toBeGreaterThan(0);
    expect(judged(inOctober)).toBeLessThan(judged(rows) / 6);
  });
});
