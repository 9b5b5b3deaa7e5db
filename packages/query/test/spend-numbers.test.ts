import {
  amountsQuery,
  breakdownQuery,
  type DateType,
  factOf,
  mapQuery,
  type PageState,
  spend,
  trendsQuery,
} from '@waybill/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileDataQuery } from '../src/index.ts';
import { filledWarehouse } from './filled-warehouse.ts';
import { stateOf } from './page-queries.ts';
import { withRollups } from './requests.ts';
import type { Answer, TinyWarehouse } from './tiny-warehouse.ts';

/** Written by hand from the specification, not from the model: what the Spend page must show. */
const byHand: Readonly<Record<string, string>> = {
  totalSpend: "sum(net_amount) filter (carrier_name not in ('USPS', 'DHL eCommerce', 'DHL Express'))",
  publishedAmount: 'sum(transportation_amount)',
  transportationDiscount: 'sum(transportation_discount)',
  accessorials: 'sum(other_accessorial_amount - other_accessorial_discount)',
  fuelSurcharge: 'sum(fuel_surcharge_amount - fuel_surcharge_discount)',
  taxesAndOtherCharges:
    'sum(billing_adjustment_amount + tax_amount + fee_amount + other_amount - billing_adjustment_discount - tax_discount - fee_discount - other_discount)',
};

/** What Total Spend is reconciled with: the net amount of all carriers, and that of those which it leaves out. */
const behindByHand = [
  'sum(net_amount)',
  "coalesce(sum(net_amount) filter (carrier_name in ('USPS', 'DHL eCommerce', 'DHL Express')), 0)",
];

/** The packages that average costs are of: those of Total Spend, of every other amount, and of the carriers left out. */
const packagesByHand = [
  "cast(sum(no_of_pkgs) filter (carrier_name not in ('USPS', 'DHL eCommerce', 'DHL Express')) as bigint)",
  'cast(sum(no_of_pkgs) as bigint)',
  "cast(coalesce(sum(no_of_pkgs) filter (carrier_name in ('USPS', 'DHL eCommerce', 'DHL Express')), 0) as bigint)",
];

/** The billed weight that average costs are of, of the same packages. */
const poundsByHand = [
  "coalesce(sum(bill_weight_pounds) filter (carrier_name not in ('USPS', 'DHL eCommerce', 'DHL Express')), 0)",
  'sum(bill_weight_pounds)',
  "coalesce(sum(bill_weight_pounds) filter (carrier_name in ('USPS', 'DHL eCommerce', 'DHL Express')), 0)",
];

const cases: readonly [string, { dateType: DateType; clients: string; filter: string }, Partial<PageState>][] = [
  ['all currencies', { dateType: 'bill_date', clients: '1001, 1002, 1003', filter: 'true' }, {}],
  [
    'one currency',
    { dateType: 'bill_date', clients: '1001, 1002, 1003', filter: "currency_code = 'EUR'" },
    { filters: { currency_code: ['EUR'] } },
  ],
  ['ship date', { dateType: 'pickup_date', clients: '1001, 1002, 1003', filter: 'true' }, { dateType: 'pickup_date' }],
  [
    'filtered',
    { dateType: 'bill_date', clients: '1001, 1002, 1003', filter: "carrier_name in ('UPS', 'Estes') and zone = '8'" },
    { filters: { carrier_name: ['UPS', 'Estes'], zone: ['8'] } },
  ],
];

let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await filledWarehouse();
});

describe.each(cases)('the Spend page, %s', (_, { dateType, clients, filter }, more) => {
  const isOneCurrency = filter.includes('EUR');

  /** Amounts of the rows themselves, or their US dollars. */
  const inCurrency = (expression: string): string =>
    isOneCurrency ? expression : expression.replaceAll(/\b\w+_(amount|discount|others)\b/g, '$&_usd');

  function select(columns: readonly string[], condition: string, groups: string): Promise<Answer[]> {
    const written = columns.map(inCurrency);
    const names = written.map((_, index) => ({ name: `C${index}`, type: 'text' as const }));
    const sql = `select ${written.join(', ')} from package_level_info
      where load_id in (1, 2, 3, 4, 5) and client_id in (${clients}) and ${filter} and ${inCurrency(condition)}
      and ${dateType} >= date '2024-07-01' and ${dateType} < date '2025-07-01' ${groups}`;
    return warehouse.run({ sql, parameters: [], columns: names });
  }

  async function shown(query: Parameters<typeof compileDataQuery>[0]): Promise<readonly unknown[][]> {
    return (await warehouse.run(compileDataQuery(query, withRollups))).map((row) => Object.values(row));
  }

  const valuesOf = async (rows: Promise<Answer[]>) => (await rows).map((row) => Object.values(row));
  const state = (fact?: string) => stateOf(spend, factOf(spend, fact), more);

  test('has every figure in SQL of our own', () => {
    expect(Object.keys(byHand), 'write the SQL of every fact by hand in `byHand`').toEqual(
      spend.facts.map(({ key }) => key),
    );
  });

  test('its amounts', async () => {
    const amounts = [...Object.values(byHand), ...behindByHand, ...packagesByHand, ...poundsByHand];
    expect(await shown(amountsQuery(state()))).toEqual(await valuesOf(select(amounts, 'true', '')));
  });

  test.each(Object.entries(byHand))('its trends, breakdown and map of %s', async (fact, total) => {
    const some = `${spend.facts.find(({ key }) => key === fact)?.measure.sum} <> 0`;
    const rows = fact === 'totalSpend' ? `${some} and carrier_name not like 'DHL%' and carrier_name <> 'USPS'` : some;
    const month = `cast(date_trunc('month', ${dateType}) as date)`;
    expect(await shown(trendsQuery(state(fact), { dimension: 'carrier_name', chartTimeSpan: 'monthly' }))).toEqual(
      await valuesOf(select([month, 'carrier_name', total], rows, 'group by 1, 2 order by 1, 2')),
    );
    expect(await shown(breakdownQuery(state(fact), 'service_category'))).toEqual(
      await valuesOf(select(['service_category', total], rows, 'group by 1 order by 2 desc, 1')),
    );
    expect(await shown(mapQuery(state(fact), 'consignee', 'state'))).toEqual(
      await valuesOf(
        select(
          ['normalised_consignee_state', total],
          `${rows} and normalised_consignee_country = 'US'`,
          'group by 1 order by 2 desc, 1',
        ),
      ),
    );
  });
});
