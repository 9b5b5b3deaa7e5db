import { data } from '@waybill/contract';
import {
  amountsQuery,
  breakdownQuery,
  chartTimeSpans,
  filterWhereClauses,
  mapLevels,
  mapQuery,
  mapSides,
  type PageState,
  spend,
  trendsQuery,
} from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { allDays, clientOfManyCurrencies, dateTypes, dollars, openSpendPage, rowsOf } from './spend-state.ts';

const spendCarriers = "carrier_name <> 'USPS' and carrier_name not like 'DHL%'";
const excludedCarriers = "(carrier_name = 'USPS' or carrier_name like 'DHL%')";
const spendRows = `${spendCarriers} and net_amount <> 0`;
/** The packages that average costs refer to: those of Total Spend, all, and those that Total Spend leaves out. */
const packages = {
  PACKAGES_1: `sum(no_of_pkgs) filter (where ${spendCarriers})`,
  PACKAGES_2: 'sum(no_of_pkgs)',
  PACKAGES_3: `sum(case when ${excludedCarriers} then no_of_pkgs else 0 end)`,
};
/** The billed pounds of the same packages, for the cost of each. */
const pounds = {
  POUNDS_1: `sum(bill_weight_pounds) filter (where ${spendCarriers})`,
  POUNDS_2: 'sum(bill_weight_pounds)',
  POUNDS_3: `sum(case when ${excludedCarriers} then bill_weight_pounds else 0 end)`,
};
const columns = {
  publishedAmount: 'transportation_amount',
  transportationDiscount: 'transportation_discount',
  accessorials: 'net_other_accessorial_amount',
  fuelSurcharge: 'net_fuel_surcharge_amount',
  taxesAndOtherCharges: 'net_taxes_and_others',
};

/** The continents of the countries that the tests' packages come from and go to. */
const continents: Readonly<Record<string, readonly string[]>> = {
  'North America': ['US', 'CA', 'MX'],
  'South America': ['BR'],
  Europe: ['GB', 'DE', 'FR', 'NL', 'IT', 'ES', 'SE'],
  Asia: ['JP', 'KR', 'SG'],
  Oceania: ['AU'],
};

function areaByHand(side: (typeof mapSides)[number], level: (typeof mapLevels)[number]): string {
  if (level === 'county') return `${side}_county`;
  if (level !== 'continent') return `normalised_${side}_${level}`;
  const cases = Object.entries(continents).map(
    ([continent, countries]) =>
      `when normalised_${side}_country in (${countries.map((code) => `'${code}'`).join(', ')}) then '${continent}'`,
  );
  return `case ${cases.join(' ')} end`;
}

describe('the Spend page', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const opened = await openSpendPage(shipper);
  const states: readonly [string, PageState][] = dateTypes.flatMap((dateType) => [
    [`${dateType}, all days`, { ...opened, dateType }],
    [`${dateType}, a quarter`, { ...opened, dateType, dates: { from: '2026-01-01', to: '2026-03-31' } }],
    [`${dateType}, days across quarters`, { ...opened, dateType, dates: { from: '2025-03-17', to: '2026-02-11' } }],
    [`${dateType}, one child`, { ...opened, dateType, childClientIds: opened.childClientIds.slice(0, 1) }],
    [`${dateType}, no day at all`, { ...opened, dateType, dates: { from: '1999-01-01', to: '1999-12-31' } }],
  ]);
  const filtered: PageState = {
    ...opened,
    filters: { carrier_name: ['UPS', 'FedEx'], normalised_consignee_country: ['US'] },
  };
  const ask = async (container: string, body: unknown) => {
    const answer = await shipper.call(data, { params: { page: 'spend', container }, body });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data;
  };

  it.each(states)('amounts are what SQL says: %s', async (_name, state) => {
    const sums = Object.entries(columns).map(([key, column]) => `sum(${dollars(column)}) as ${key.toUpperCase()}`);
    const counts = Object.entries({ ...packages, ...pounds }).map(([key, expression]) => `${expression} as ${key}`);
    const stored = await house.sql(
      `select sum(${dollars('net_amount')}) filter (where ${spendRows}) as TOTALSPEND, ${sums.join(', ')},
         sum(${dollars('net_amount')}) as NETOFALLCARRIERS,
         sum(case when ${excludedCarriers} then ${dollars('net_amount')} else 0 end) as EXCLUDEDSPEND, ${counts.join(', ')}
       from package_level_info where ${rowsOf(state)}`,
      Object.fromEntries([
        ...['TOTALSPEND', ...Object.keys(columns).map((key) => key.toUpperCase())].map((key) => [key, 'money']),
        ...['NETOFALLCARRIERS', 'EXCLUDEDSPEND'].map((key) => [key, 'money']),
        ...Object.keys(packages).map((key) => [key, 'bigint']),
        ...Object.keys(pounds).map((key) => [key, 'weight']),
      ]),
    );
    const [row] = await ask('amounts', amountsQuery(state));
    expect(row).toEqual(stored[0]);
  });

  it.each(states)('trends are what SQL says: %s', async (_name, state) => {
    for (const chartTimeSpan of chartTimeSpans) {
      const period = `date_trunc('${chartTimeSpan === 'monthly' ? 'month' : 'quarter'}', ${state.dateType})::date`;
      const stored = await house.sql(
        `select ${period} as PERIOD, sum(${dollars('net_amount')}) as VALUE
         from package_level_info where ${rowsOf(state)} and ${spendRows} group by 1 order by 1`,
        { PERIOD: 'date', VALUE: 'money' },
      );
      expect(await ask('trends', trendsQuery(state, { dimension: '', chartTimeSpan }))).toEqual(stored);
    }
  });

  it.each(states)('breakdowns are what SQL says: %s', async (_name, state) => {
    for (const dimension of ['service_category', 'carrier_name', 'account_number'] as const) {
      const stored = await house.sql(
        `select ${dimension} as NAME, sum(${dollars('net_amount')}) as VALUE
         from package_level_info where ${rowsOf(state)} and ${spendRows} group by 1 order by 2 desc, 1`,
        { NAME: 'text', VALUE: 'money' },
      );
      expect(await ask('breakdown', breakdownQuery(state, dimension))).toEqual(stored);
    }
  });

  it.each(states)('maps are what SQL says: %s', async (_name, state) => {
    for (const side of mapSides) {
      for (const level of mapLevels) {
        const area = areaByHand(side, level);
        const within = level === 'state' || level === 'county' ? `and normalised_${side}_country = 'US'` : '';
        const stored = await house.sql(
          `select ${area} as NAME, sum(${dollars('net_amount')}) as VALUE
           from package_level_info where ${rowsOf(state)} and ${spendRows} ${within} group by 1 order by 2 desc, 1`,
          { NAME: 'text', VALUE: 'money' },
        );
        expect(await ask('map', mapQuery(state, side, level))).toEqual(stored);
      }
    }
  });

  it('narrows to the filters in force', async () => {
    expect(filterWhereClauses(filtered.filters)).toHaveLength(2);
    const stored = await house.sql(
      `select carrier_name as NAME, sum(${dollars('net_amount')}) as VALUE from package_level_info
       where ${rowsOf(filtered)} and ${spendRows} and carrier_name in ('UPS', 'FedEx')
         and normalised_consignee_country = 'US' group by 1 order by 2 desc, 1`,
      { NAME: 'text', VALUE: 'money' },
    );
    expect(stored.length).toBeGreaterThan(1);
    expect(await ask('breakdown', breakdownQuery(filtered, 'carrier_name'))).toEqual(stored);
  });

  it('shows one currency as it was billed, and all currencies in dollars', async () => {
    const admin = await house.as('admin');
    const abroad = await openSpendPage(admin, await clientOfManyCurrencies(house));
    const byCarrier = async (state: PageState) => {
      const body = breakdownQuery(state, 'carrier_name');
      return (await admin.call(data, { params: { page: 'spend', container: 'breakdown' }, body })).body.data;
    };
    const stored = (amount: string, condition: string) =>
      house.sql(
        `select carrier_name as NAME, sum(${amount}) as VALUE from package_level_info
         where ${rowsOf(abroad)} and ${spendRows} and ${condition} group by 1 order by 2 desc, 1`,
        { NAME: 'text', VALUE: 'money' },
      );
    const currencies = await house.sql<{ CODE: string }>(
      `select distinct currency_code as CODE from package_level_info where ${rowsOf(abroad)} order by 1`,
      { CODE: 'text' },
    );
    expect(currencies.length).toBeGreaterThan(1);
    for (const { CODE } of currencies) {
      const state = { ...abroad, whereClauses: [`currency_code in ('${CODE}')`] };
      expect(await byCarrier(state)).toEqual(await stored('net_amount', `currency_code = '${CODE}'`));
    }
    expect(await byCarrier(abroad)).toEqual(await stored(dollars('net_amount'), 'true'));
  });

  it('adds the children up to the family', async () => {
    const total = async (childClientIds: readonly number[]) => {
      const [row] = await ask('amounts', amountsQuery({ ...opened, childClientIds }));
      return Math.round(Number(row?.TOTALSPEND ?? 0) * 100);
    };
    const parts = await Promise.all([opened.clientId, ...opened.childClientIds].map((id) => total([id])));
    expect(parts.filter((part) => part !== 0).length).toBeGreaterThan(1);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(await total([]));
  });

  it.each(spend.facts.map((fact) => [fact.text, fact] as const))(
    '%s has the same total in amounts, breakdown, trends and map',
    async (_text, fact) => {
      const state = { ...opened, fact, dates: allDays };
      const [amounts] = await ask('amounts', amountsQuery(state));
      const cents = (rows: readonly Record<string, unknown>[]) =>
        rows.reduce((sum, row) => sum + Math.round(Number(row.VALUE) * 100), 0);
      const total = Math.round(Number(amounts?.[fact.key.toUpperCase()]) * 100);
      expect(cents(await ask('breakdown', breakdownQuery(state, 'carrier_name')))).toBe(total);
      expect(cents(await ask('trends', trendsQuery(state, { dimension: '', chartTimeSpan: 'monthly' })))).toBe(total);
      expect(cents(await ask('map', mapQuery(state, 'consignee', 'country')))).toBe(total);
    },
  );
});
