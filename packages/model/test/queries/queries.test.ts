import { describe, expect, it } from 'vitest';
import {
  amountOf,
  amountsQuery,
  analysisIn,
  analysisOf,
  breakdownQuery,
  dailyQuery,
  dashboardWhereClauses,
  deliveryMapQuery,
  factOf,
  filterValuesQuery,
  findFilterDimension,
  findPage,
  freightMapQuery,
  getRowsBodyOf,
  initialDatesOf,
  mapLevels,
  mapQuery,
  mapSides,
  networkMapQuery,
  noDashboardFilters,
  overviewStates,
  type PageName,
  type PageState,
  packagesOf,
  poundsOf,
  sendersQuery,
  spend,
  trackingDetailQuery,
  trackingLinesQuery,
  trendsQuery,
  weight,
} from '../../src/index.ts';

function stateOf(pageName: string, factKey?: string, more: Partial<PageState> = {}): PageState {
  const page = findPage(pageName);
  if (page === undefined) throw new Error(`No page ${pageName}`);
  const analysis = analysisOf(page, pageName);
  return {
    analysis,
    fact: factOf(analysis, factKey),
    clientId: 1001,
    childClientIds: [],
    dateType: 'bill_date',
    dates: { from: '2025-01-01', to: '2025-12-31' },
    filters: {},
    trackingNumbers: [],
    whereClauses: [],
    ...more,
  };
}

describe('the amounts of a page', () => {
  it('are asked for in one query, each fact with its own conditions', () => {
    expect(amountsQuery(stateOf('spend', 'fuelSurcharge', { childClientIds: [1002, 1003] }))).toEqual({
      selectColumnNames: [
        "sum(case when (carrier_name <> 'USPS') and (carrier_name not like 'DHL%') then net_amount else 0 end) as totalSpend",
        'sum(transportation_amount) as publishedAmount',
        'sum(transportation_discount) as transportationDiscount',
        'sum(net_other_accessorial_amount) as accessorials',
        'sum(net_fuel_surcharge_amount) as fuelSurcharge',
        'sum(net_taxes_and_others) as taxesAndOtherCharges',
        'sum(net_amount) as netOfAllCarriers',
        "sum(case when (carrier_name = 'USPS' or carrier_name like 'DHL%') then net_amount else 0 end) as excludedSpend",
        "sum(case when (carrier_name <> 'USPS') and (carrier_name not like 'DHL%') then no_of_pkgs else 0 end) as packages_1",
        'sum(no_of_pkgs) as packages_2',
        "sum(case when (carrier_name = 'USPS' or carrier_name like 'DHL%') then no_of_pkgs else 0 end) as packages_3",
        "sum(case when (carrier_name <> 'USPS') and (carrier_name not like 'DHL%') then bill_weight_pounds else 0 end) as pounds_1",
        'sum(bill_weight_pounds) as pounds_2',
        "sum(case when (carrier_name = 'USPS' or carrier_name like 'DHL%') then bill_weight_pounds else 0 end) as pounds_3",
      ],
      fromTableNames: ['package_level_info'],
      whereClauseDetails: ["bill_date between '2025-01-01' and '2025-12-31'"],
      clientId: 1001,
      childClientIdsCSV: '1002,1003',
    });
  });

  it('count the packages that the chosen fact is billed for', () => {
    const row = { PACKAGES_1: 90, PACKAGES_2: 120 };
    expect(packagesOf(stateOf('spend'), row)).toBe(90);
    expect(packagesOf(stateOf('spend', 'fuelSurcharge'), row)).toBe(120);
    expect(poundsOf(stateOf('spend'), { POUNDS_1: 300 })).toBe(300);
    expect(poundsOf(stateOf('weight'), { POUNDS_1: 300 })).toBeUndefined();
    expect(packagesOf(stateOf('accessorial'), row)).toBeUndefined();
  });

  it('divide averages by the packages of the same rows, and by zero gives 0', () => {
    const average = amountsQuery(stateOf('weight')).selectColumnNames.find((each) =>
      each.endsWith(' as averageBillWeight'),
    );
    const when = '(bill_weight_pounds >= 0) and (no_of_pkgs > 0 or bill_weight_pounds > actual_weight_pounds)';
    const packages = `sum(case when ${when} then no_of_pkgs else 0 end)`;
    expect(average).toBe(
      `case when ${packages} = 0 then 0 else round(sum(case when ${when} then bill_weight_pounds else 0 end) / ${packages}, 2) end as averageBillWeight`,
    );
  });

  it('are read from upper-case keys, 0 where there is nothing', () => {
    const { fact } = stateOf('spend');
    expect(amountOf(fact, { TOTALSPEND: 12.5 })).toBe(12.5);
    expect(amountOf(fact, { TOTALSPEND: null })).toBe(0);
    expect(amountOf(fact, undefined)).toBe(0);
  });
});

describe('trends', () => {
  it('go by month or quarter of the date type in use, split or not', () => {
    const state = stateOf('spend', 'fuelSurcharge', { dateType: 'pickup_date', filters: { carrier_name: ['UPS'] } });
    expect(trendsQuery(state, { dimension: '', chartTimeSpan: 'monthly' })).toEqual({
      selectColumnNames: ["date_trunc('month', pickup_date) as period", 'sum(net_fuel_surcharge_amount) as value'],
      fromTableNames: ['package_level_info'],
      whereClauseDetails: [
        "pickup_date between '2025-01-01' and '2025-12-31'",
        "carrier_name in ('UPS')",
        'net_fuel_surcharge_amount <> 0',
      ],
      groupByDetails: ["date_trunc('month', pickup_date)"],
      orderByDetails: ['period'],
      clientId: 1001,
      childClientIdsCSV: '',
    });
    expect(trendsQuery(state, { dimension: 'carrier_name', chartTimeSpan: 'quarterly' })).toMatchObject({
      groupByDetails: ["date_trunc('quarter', pickup_date)", 'carrier_name'],
      orderByDetails: ['period', 'name'],
    });
  });
});

describe('breakdown and map', () => {
  it('group the rows of the chosen fact', () => {
    const filters = { carrier_name: ['UPS'] };
    expect(breakdownQuery(stateOf('overview', 'latePackages', { filters }), 'accessorial')).toEqual(
      breakdownQuery(stateOf('accessorial', undefined, { filters }), 'accessorial'),
    );
    expect(breakdownQuery(stateOf('accessorial'), 'accessorial')).toMatchObject({
      selectColumnNames: ['accessorial_group as name', 'sum(net_other_accessorial_amount) as value'],
      fromTableNames: ['charge_level_info'],
      groupByDetails: ['accessorial_group'],
      orderByDetails: ['value desc', 'name'],
    });
    expect(mapQuery(stateOf('carrierScore', 'late'), 'sender', 'county')).toMatchObject({
      selectColumnNames: ['sender_county as name', 'sum(no_of_pkgs) as value'],
      whereClauseDetails: [
        "bill_date between '2025-01-01' and '2025-12-31'",
        "tracking_status = 'Late'",
        "normalised_sender_country = 'US'",
      ],
    });
  });

  it('leave freight totals and unpaid invoices out of the freight map', () => {
    const { fromTableNames, whereClauseDetails } = freightMapQuery(stateOf('spend'), 'consignee', 'country');
    expect(fromTableNames).toEqual(['charge_level_info']);
    expect(whereClauseDetails).toEqual([
      "bill_date between '2025-01-01' and '2025-12-31'",
      "bucket_name = 'freight'",
      "accessorial_code is null or accessorial_code not in ('TFGHT','FGHT','TDSC','DSC')",
    ]);
    const state = stateOf('spend', undefined, { whereClauses: dashboardWhereClauses(noDashboardFilters) });
    expect(freightMapQuery(state, 'consignee', 'country').whereClauseDetails).toContain(
      "invoice_status is null or invoice_status not in ('duplicate','zeropayclose','ode')",
    );
  });

  it('name an area once a query', () => {
    for (const side of mapSides) {
      for (const level of mapLevels) {
        const { selectColumnNames, groupByDetails } = deliveryMapQuery(stateOf('spend'), side, level);
        expect(selectColumnNames[0]).toBe(`${groupByDetails?.[0]} as name`);
      }
    }
  });
});

describe('filter values', () => {
  it('are narrowed by the other filters, not by their own or what depends on them, and count all carriers', () => {
    const country = findFilterDimension('normalised_sender_country');
    const filters = { zone: ['2'], normalised_sender_country: ['US'], normalised_sender_state: ['OH'] };
    expect(country && filterValuesQuery(stateOf('spend', undefined, { filters }), country)).toEqual({
      selectColumnNames: [
        'normalised_sender_country as name',
        'sum(case when (net_amount <> 0) then 1 else 0 end) as rows',
      ],
      fromTableNames: ['package_level_info'],
      whereClauseDetails: [
        "bill_date between '2025-01-01' and '2025-12-31'",
        "rated_zone in ('2')",
        'normalised_sender_country is not null',
        "normalised_sender_country <> ''",
      ],
      groupByDetails: ['normalised_sender_country'],
      orderByDetails: ['name'],
      clientId: 1001,
      childClientIdsCSV: '',
    });
  });
});

describe('the grid', () => {
  it('shows the rows that the charts add up', () => {
    const state = stateOf('spend', 'accessorials', { trackingNumbers: ['1Z'], whereClauses: ["zone = '8'"] });
    const body = getRowsBodyOf(state, { startRow: 0, endRow: 100 });
    expect(body).toMatchObject({ startRow: 0, endRow: 100, tableName: 'package_level_info', clientId: 1001 });
    expect(body.whereClauses).toEqual(breakdownQuery(state, 'carrier_name').whereClauseDetails);
    expect(body.selectColumnNames).toContain('net_amount');
  });

  it('converts weights to kilograms after they are added up, and rounds averages alone', () => {
    const inKilograms = analysisIn(weight, 'kgs');
    const [billed] = inKilograms.facts;
    expect(billed).toMatchObject({ unit: 'kgs', expression: 'sum(bill_weight_pounds) * 0.45359237' });
    expect(inKilograms.facts.find(({ key }) => key === 'averageBillWeight')?.expression).toBe(
      'case when sum(no_of_pkgs) = 0 then 0 else round(sum(bill_weight_pounds) * 0.45359237 / sum(no_of_pkgs), 2) end',
    );
    const state = { ...stateOf('weight'), analysis: inKilograms, fact: billed };
    const grid = getRowsBodyOf(state, {}, 'kgs');
    expect(grid.whereClauses).toEqual(getRowsBodyOf(stateOf('weight'), {}).whereClauses);
    expect(amountsQuery(state).selectColumnNames[0]).toContain('then bill_weight_pounds else 0 end) * 0.45359237');
    expect(analysisIn(spend, 'kgs').facts).toEqual(spend.facts);
  });

  it('turns pounds into kilograms, their difference into that of the kilograms of the row', () => {
    const columns = getRowsBodyOf(stateOf('weight'), {}, 'kgs').selectColumnNames;
    expect(columns).toContain('round(bill_weight_pounds * 0.45359237, 2) as bill_weight_pounds');
    expect(columns).toContain(
      'round(bill_weight_pounds * 0.45359237, 2) - round(actual_weight_pounds * 0.45359237, 2) as delta_weight_pounds',
    );
  });
});

describe('other queries', () => {
  it('take only whole numbers of rows for the popup', () => {
    expect(trackingDetailQuery({ clientId: 1, childClientIds: [] }, '42').whereClauseDetails).toEqual([
      'tracking_id = 42',
    ]);
    expect(() => trackingDetailQuery({ clientId: 1, childClientIds: [] }, '42 or 1 = 1')).toThrow();
  });

  it('take a tracking number as text, whatever it holds', () => {
    expect(trackingLinesQuery({ clientId: 1, childClientIds: [] }, "1Z' or 1 = 1").whereClauseDetails).toEqual([
      "tracking_number in ('1Z'' or 1 = 1')",
    ]);
  });

  it('ask the Overview’s ranges', () => {
    const { weeks, trends, refunds } = overviewStates(stateOf('overview', 'fuelSurcharge'), '2026-11-21');
    expect(dailyQuery(weeks)).toMatchObject({
      selectColumnNames: ['bill_date as period', 'sum(net_fuel_surcharge_amount) as value'],
      whereClauseDetails: ["bill_date between '2026-09-20' and '2026-11-14'", 'net_fuel_surcharge_amount <> 0'],
      groupByDetails: ['bill_date'],
    });
    expect(trends.dates).toEqual({ from: '2025-11-01', to: '2026-10-31' });
    const cameBack = trendsQuery(refunds, { dimension: 'credit_type', chartTimeSpan: 'monthly' });
    expect(cameBack.fromTableNames).toEqual(['charge_level_info']);
    expect(cameBack.whereClauseDetails).toContain("bill_date between '2025-11-01' and '2026-10-31'");
  });

  it('begin with four weeks on the Overview, elsewhere with the engage date', () => {
    const initial = (page: PageName) => initialDatesOf(page, '2024-02-01', '2026-11-21');
    expect(initial('overview')).toMatchObject({ from: '2026-10-18', to: '2026-11-14', dateFrequency: 'dr' });
    expect(initial('spend')).toMatchObject({ from: '2024-02-01', to: '2026-11-21' });
  });

  it('draw the network map from senders to receiving states', () => {
    expect(sendersQuery(stateOf('starburst')).orderByDetails).toEqual(['value desc', 'state', 'city', 'zip']);
    expect(networkMapQuery(stateOf('starburst')).groupByDetails).toContain('normalised_consignee_state');
  });
});
