import {
  amountsQuery,
  breakdownQuery,
  type DateType,
  type Fact,
  factOf,
  mapQuery,
  type PageState,
  spend,
  trendsQuery,
} from '@waybill/model';
import type { MeasuredQuery, Question } from './measured-query.ts';

const usd = (column: string): string => `${column}_usd`;
const paid = "carrier_name <> 'USPS' and carrier_name not like 'DHL%' and net_amount <> 0";

/** The Spend page's state for a question; the page's default fact is Total Spend. */
export function spendState(question: Question, dateType: DateType = 'bill_date'): PageState {
  const fact: Fact = factOf(spend, spend.defaultFact);
  return {
    analysis: spend,
    fact,
    clientId: question.clientId,
    childClientIds: [],
    dateType,
    dates: { from: question.from, to: question.to },
    filters: {},
    trackingNumbers: [],
    whereClauses: [],
  };
}

/** The rows of the question, as a hand-written condition. */
export function rowsOf({ clientId, from, to }: Question, dateType: DateType = 'bill_date'): string {
  return `client_id = ${clientId} and ${dateType} between '${from}' and '${to}'`;
}

/** The same rows for Malloy. */
export function malloyRowsOf({ clientId, from, to }: Question, dateType: DateType = 'bill_date'): string {
  return `where: client_id = ${clientId} and ${dateType} >= @${from} and ${dateType} <= @${to}`;
}

const addedUp = 'memory.main.pre_aggregated';

/** Page totals, trend, breakdown and map of the Spend page. */
export function dashboardQueries(question: Question): MeasuredQuery[] {
  const state = spendState(question);
  const rows = rowsOf(question);
  const malloyRows = malloyRowsOf(question);
  return [
    {
      name: 'page totals',
      path: 'data/spend/amounts',
      bodies: [amountsQuery(state)],
      sql: [
        `select sum(case when ${paid} then ${usd('net_amount')} end) total_spend,
           sum(${usd('net_fuel_surcharge_amount')}) fuel, sum(${usd('net_other_accessorial_amount')}) accessorials,
           sum(${usd('transportation_discount')}) discount, sum(${usd('transportation_amount')}) transportation,
           sum(no_of_pkgs) packages
         from package_level_info where ${rows}`,
      ],
      malloy: [
        `run: packages -> { ${malloyRows}; aggregate: spend, fuel is net_fuel_surcharge_amount_usd.sum(),
          accessorials is net_other_accessorial_amount_usd.sum(), discount is transportation_discount_usd.sum(),
          transportation is transportation_amount_usd.sum(), pieces is no_of_pkgs.sum() }`,
      ],
      mosaic: [
        `select sum(spend), sum(fuel), sum(accessorials), sum(discount), sum(transportation), sum(packages)
         from ${addedUp} where ${rows}`,
      ],
      aim: 0.25,
    },
    {
      name: 'trend by month and carrier',
      path: 'data/spend/trends',
      bodies: [trendsQuery(state, { dimension: 'carrier_name', chartTimeSpan: 'monthly' })],
      sql: [
        `select date_trunc('month', bill_date) as period, carrier_name, sum(${usd('net_amount')}) as spend
         from package_level_info where ${rows} and ${paid} group by 1, 2 order by 1, 2`,
      ],
      malloy: [
        `run: packages -> { ${malloyRows}; group_by: period is bill_date.month, carrier_name; aggregate: spend;
          order_by: period, carrier_name }`,
      ],
      mosaic: [
        `select date_trunc('month', bill_date) as period, carrier_name, sum(spend) as spend
         from ${addedUp} where ${rows} group by 1, 2 order by 1, 2`,
      ],
      aim: 0.25,
    },
    {
      name: 'breakdown by service',
      path: 'data/spend/breakdown',
      bodies: [breakdownQuery(state, 'service_category')],
      sql: [
        `select service_category, sum(${usd('net_amount')}) as spend
         from package_level_info where ${rows} and ${paid} group by 1 order by 2 desc`,
      ],
      malloy: [
        `run: packages -> { ${malloyRows}; group_by: service_category; aggregate: spend; order_by: spend desc }`,
      ],
      mosaic: [`select service_category, sum(spend) as spend from ${addedUp} where ${rows} group by 1 order by 2 desc`],
      aim: 0.25,
    },
    {
      name: 'map by receiver state',
      path: 'data/spend/map',
      bodies: [mapQuery(state, 'consignee', 'state')],
      sql: [
        `select normalised_consignee_state, sum(${usd('net_amount')}) as spend
         from package_level_info where ${rows} and ${paid} and normalised_consignee_country = 'US'
         group by 1 order by 2 desc`,
      ],
      malloy: [
        `run: packages -> { ${malloyRows}; where: normalised_consignee_country = 'US';
          group_by: normalised_consignee_state; aggregate: spend; order_by: spend desc }`,
      ],
      mosaic: [
        `select normalised_consignee_state, sum(spend) as spend
         from ${addedUp} where ${rows} and normalised_consignee_country = 'US' group by 1 order by 2 desc`,
      ],
      aim: 0.25,
    },
    {
      name: 'trend by ship date',
      path: 'data/spend/trends',
      bodies: [trendsQuery(spendState(question, 'pickup_date'), { dimension: '', chartTimeSpan: 'monthly' })],
      sql: [
        `select date_trunc('month', pickup_date) as period, sum(${usd('net_amount')}) as spend
         from package_level_info where ${rowsOf(question, 'pickup_date')} and ${paid} group by 1 order by 1`,
      ],
      malloy: [
        `run: packages -> { ${malloyRowsOf(question, 'pickup_date')}; group_by: period is pickup_date.month;
          aggregate: spend; order_by: period }`,
      ],
      mosaic: [
        `select date_trunc('month', pickup_date) as period, sum(spend) as spend
         from ${addedUp} where ${rowsOf(question, 'pickup_date')} group by 1 order by 1`,
      ],
      aim: 0.25,
    },
  ];
}
