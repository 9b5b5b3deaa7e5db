import { asks, leadsTo, type TestQuestion } from './question.ts';

const residential = "charge_family = 'other_accessorial' and accessorial_group = 'Residential'";

/** Written to be asked first and mended after: what was read wrongly or not at all then. */
export const secondLookSet: readonly TestQuestion[] = [
  ...asks('select sum(net_amount) {P} and {september}', [
    'what did we spend in total in the month of September',
    'spend between 9/1 and 9/30',
  ]),
  ...asks(
    `select a, b from (select sum(no_of_pkgs) as a {P} and {lastWeek}),
      (select sum(no_of_pkgs) as b {P} and bill_date between '2026-11-01' and '2026-11-07')`,
    ['how many packages did we send last week compared to the week before'],
    { isLoose: true },
  ),
  ...asks('select client_id, sum(net_amount) {P} and {lastMonth} group by 1', ['spend by child company last month']),
  ...asks(
    `select date_trunc('month', bill_date)::date::varchar,
      round(100.0 * sum(case when service_category = 'Ground' then no_of_pkgs else 0 end) / sum(no_of_pkgs), 2)
      {P} and {twelveMonths} group by 1`,
    ['ground share of volume by month'],
  ),
  ...asks(
    `select a, b from (select sum(incentive_amount) as a {P} and {thisYear}),
      (select sum(incentive_amount) as b {P} and bill_date between '2025-01-01' and '2025-11-21')`,
    ['did discounts go down this year'],
    { isLoose: true },
  ),
  ...asks(
    `select a, b from (select sum(net_amount) as a {P} and {q2}), (select sum(net_amount) as b {P} and {q1})`,
    ['difference between Q1 and Q2 spend'],
    { isLoose: true },
  ),
  ...asks("select sum(net_amount) {P} and zone in ('2', '3', '4') and {thisYear}", [
    'zone 2 to zone 4 spend this year',
    'zones 2 to 4 spend this year',
  ]),
  ...asks(`select count(distinct tracking_number) {C} and ${residential} and tracking_number <> '' and {lastMonth}`, [
    'how many residential deliveries last month',
  ]),
  ...asks('select sum(net_amount) {P} and {twelveMonths}', ['spend rolling 12 months', 'spend over the last year']),
  ...asks('select sum(net_amount) - sum(net_fuel_surcharge_amount) {P} and {lastMonth}', ['without fuel'], {
    earlier: ['spend last month'],
  }),
  ...asks("select sum(net_amount) {P} and carrier_name = 'UPS' and {lastMonth}", ['how much did they cost'], {
    earlier: ['packages last month', 'only UPS'],
  }),
  ...asks('select count(distinct service_category) {P} and {lastMonth}', [
    'how many different service categories did we use last month',
  ]),
  ...leadsTo(
    ['refuse', 'clarify'],
    [
      'packages with both fuel and residential surcharges last month',
      'ups ground spend, no resi',
      'spend first week of october',
      'spend while travelling last month',
      'spend note last month',
      'untracked packages last month',
      'speed last month',
    ],
  ),
];
