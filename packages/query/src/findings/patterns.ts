import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';

/** What is learned from like packages: which value most of them have. */
interface Pattern {
  readonly name: string;
  readonly from: string;
  readonly keys: readonly string[];
  readonly value: Sql;
  readonly where: Sql;
}

/**
 * The most frequent value of each group (`usual`), on how many rows (`cases`) of how many (`among`), and the first ship
 * date with it (`since`). The keys are called `of_…`.
 */
function pattern({ name, from, keys, value, where }: Pattern): Sql {
  const case_ = sql.id(`${name}_case`);
  const grouped = sql.join(keys.map((key) => sql`${sql.id(key)} as ${sql.id(`of_${key}`)}`));
  const own = sql.join(keys.map((key) => sql.id(`of_${key}`)));
  return sql`${case_} as materialized (
select ${grouped}, ${value} as usual, count(*) as cases, min(pickup_date) as since
from ${sql.id(from)} as ${sql.id(from)} where ${where} group by ${sql.join(keys.map((key) => sql.id(key)))}, ${value}
), ${sql.id(name)} as materialized (
select ${own}, usual, cases, since, sum(cases) over (partition by ${own}) as among
from ${case_} as ${case_} qualify row_number() over (partition by ${own} order by cases desc, usual) = 1
)`;
}

/** The condition that joins a pattern to the rows that it is about. */
export function ofPattern(
  name: string,
  row: string,
  keys: readonly string[],
  replaced: Record<string, string> = {},
): Sql {
  return sql.join(
    keys.map((key) => sql`${sql.id(name, `of_${key}`)} = ${sql.id(row, replaced[key] ?? key)}`),
    sql` and `,
  );
}

const service = ['client_id', 'carrier_id', 'service', 'charge_description', 'bill_option'];
const area = ['client_id', 'carrier_id', 'mode_category', 'service_category'];

/** What each pattern is learned by. */
export const patternKeys = {
  discount: [...service, 'rate_year'],
  fine_discount: [...service, 'rate_year', 'zone', 'band'],
  month_discount: [...service, 'ship_month'],
  price: ['client_id', 'carrier_id', 'service', 'charge_description', 'rate_year', 'zone', 'pounds'],
  month_price: ['client_id', 'carrier_id', 'service', 'charge_description', 'ship_month', 'zone', 'pounds'],
  lane: ['client_id', 'carrier_id', 'service', 'rate_year', 'sender_area', 'consignee_area'],
  extra: ['client_id', 'carrier_id', 'extra_name', 'mode_category', 'zone', 'rate_year'],
  month_extra: ['client_id', 'carrier_id', 'extra_name', 'mode_category', 'ship_month'],
  fuel: [...area, 'ship_week'],
} as const;

/** Only packages with a price of their own say what the price of others is. */
const priced = sql`transportation_amount > 0 and no_of_pkgs = 1`;

/** Packages whose zone can be compared with that of others between the same areas. */
export const hasLane = sql`zone <> '' and sender_postal_code <> '' and consignee_postal_code <> '' and ${priced}`;

/** The discount as tenths of a per cent of the published price. */
const discountShare = sql`floor(0.5e0 + 1000 * transportation_discount / transportation_amount)`;

const floorKeys = ['client_id', 'carrier_id', 'service', 'rate_year'] as const;

/**
 * Agreed minimums: net prices at the lower end of a service that repeat whatever the published price is. What costs its
 * minimum does not tell the discount; `above_floor` has the other packages.
 */
function floorPrices(): Sql {
  const keys = sql.join(floorKeys.map((key) => sql.id(key)));
  const named = sql.join(floorKeys.map((key) => sql`${sql.id(key)} as ${sql.id(`of_${key}`)}`));
  const own = sql.join(floorKeys.map((key) => sql.id(`of_${key}`)));
  return sql`net_price as materialized (
select ${named}, freight as floor_freight, count(*) as cases, min(transportation_amount) as least_price, max(transportation_amount) as most_price
from parcel as parcel where ${priced} group by ${keys}, freight
), net_rank as materialized (
select net_price.*, sum(cases) over (partition by ${own} order by floor_freight) - cases as cheaper, sum(cases) over (partition by ${own}) as among
from net_price as net_price
), floor_price as materialized (
select ${own}, floor_freight, cases from net_rank as net_rank
where cases >= 10 and floor_freight < least_price and most_price > 1.01e0 * least_price and cheaper <= 0.25e0 * among
), main_floor as materialized (
select ${own}, floor_freight as main_freight from floor_price as floor_price
qualify row_number() over (partition by ${own} order by cases desc, floor_freight) = 1
), above_floor as materialized (
select ${sql.join(
    [...new Set([...patternKeys.discount, ...patternKeys.fine_discount, ...patternKeys.month_discount])].map(
      (key) => sql`parcel.${sql.id(key)} as ${sql.id(key)}`,
    ),
  )}, pickup_date, transportation_amount, transportation_discount
from parcel as parcel left join floor_price as floor_price on ${ofPattern('floor_price', 'parcel', floorKeys)} and floor_freight = freight
where ${priced} and floor_freight is null
)`;
}

/** Joins the minimums of a package's service: `floor_freight` if the package costs one, and the most frequent, `main_freight`. */
export const withFloor = (row: string): Sql =>
  sql`left join floor_price as floor_price on ${ofPattern('floor_price', row, floorKeys)} and floor_freight = freight
left join main_floor as main_floor on ${ofPattern('main_floor', row, floorKeys)}`;

/** What the package costs at least, as far as it costs that. Reads `withFloor`. */
export const leastFreight: Sql = sql`case when floor_freight is not null then freight
when main_freight <= freight then main_freight else 0e0 end`;

/** A shipper's own pattern: what its packages usually cost, by client, carrier and rate year. */
export function patterns(dialect: Dialect): Sql {
  const discounts = (name: 'discount' | 'fine_discount' | 'month_discount') =>
    pattern({ name, from: 'above_floor', keys: patternKeys[name], value: discountShare, where: sql`true` });
  const prices = (name: 'price' | 'month_price') =>
    pattern({ name, from: 'parcel', keys: patternKeys[name], value: sql`transportation_amount`, where: priced });
  const extras = (name: 'extra' | 'month_extra') =>
    pattern({ name, from: 'extra_line', keys: patternKeys[name], value: sql`net_amount`, where: sql`net_amount > 0` });
  return sql`${floorPrices()},
${sql.join([discounts('discount'), discounts('fine_discount'), discounts('month_discount')])},
${sql.join([prices('price'), prices('month_price')])}, ${pattern({ name: 'lane', from: 'parcel', keys: patternKeys.lane, value: sql`zone`, where: hasLane })},
extra_line as materialized (
select charge_bill.client_id as client_id, charge_bill.carrier_id as carrier_id, charge_bill.carrier_name as carrier_name,
charge_bill.account_number as account_number, charge_bill.invoice_number as invoice_number, charge_bill.bill_date as bill_date,
charge_bill.pickup_date as pickup_date, charge_bill.tracking_number as tracking_number, charge_bill.is_asked as is_asked,
charge_bill.net_amount as net_amount, charge_bill.net_amount + charge_bill.incentive_amount as gross_amount,
coalesce(accessorial_group, '') as accessorial_group,
${dialect.joined([
  { value: sql`coalesce(accessorial_code, '')`, type: { kind: 'text' } },
  { value: sql`' '`, type: { kind: 'text' } },
  { value: sql`coalesce(charge_bill.charge_description, '')`, type: { kind: 'text' } },
])} as extra_name,
dimensional.service as service, dimensional.mode_category as mode_category, dimensional.service_category as service_category,
dimensional.zone as zone, rate_year, ship_month, ship_week, dimensional.delivery_date as delivery_date, actual, pounds, longest,
second_side, length_and_girth, volume, due_pounds, consignee_address, fuel_net, fuel_surcharge_amount, transportation_amount, freight, extras_gross, extras_net, handling_lines, large_lines, dimensional.consignee_postal_code as consignee_postal_code, dimensional.tracking_id as tracking_id
from charge_bill as charge_bill join dimensional as dimensional on dimensional.tracking_id = charge_bill.tracking_id
where charge_family = 'other_accessorial' and credit_type is null
), ${sql.join([extras('extra'), extras('month_extra')])}, ${fuelPattern()}`;
}

/** What fuel may be a percentage of: published or net transportation, without extras or with them. */
const bases = [
  { basis: 0, of: sql`transportation_amount` },
  { basis: 1, of: sql`freight` },
  { basis: 2, of: sql`transportation_amount + extras_gross` },
  { basis: 3, of: sql`freight + extras_net` },
];

/**
 * The fuel percentage of each week, and what it is a percentage of: the basis on which most packages agree. Carriers
 * publish steps of a quarter of a per cent, in which cents of rounding do not count. Every basis has all packages of the
 * week.
 */
function fuelPattern(): Sql {
  const keys = patternKeys.fuel;
  const own = sql.join(keys.map((key) => sql.id(`of_${key}`)));
  const based = bases.map(
    ({ basis, of }) => sql`select ${sql.join(keys.map((key) => sql`${sql.id(key)} as ${sql.id(`of_${key}`)}`))},
pickup_date, fuel_surcharge_amount as fuel_gross, ${sql.lit(basis)} as basis, ${of} as fuel_basis
from parcel as parcel where fuel_surcharge_amount > 0 and transportation_amount > 0 and no_of_pkgs = 1 and freight > 0`,
  );
  return sql`fuel_case as materialized (
select ${own}, basis, floor(0.5e0 + 400e0 * fuel_gross / fuel_basis) as step, count(*) as cases, min(pickup_date) as since,
sum(fuel_gross) as fuel_total, sum(fuel_basis) as basis_total
from (${sql.join(based, sql`\nunion all\n`)}) as based group by ${own}, basis, step
), fuel as materialized (
select ${own}, basis, case when abs(100e0 * fuel_total / basis_total - step / 4e0) < 0.03e0 then step / 4e0
else floor(0.5e0 + 10000e0 * fuel_total / basis_total) / 100e0 end as usual, cases, since,
sum(case when basis = 0 then cases else 0 end) over (partition by ${own}) as among
from fuel_case as fuel_case qualify row_number() over (partition by ${own} order by cases desc, basis desc, step) = 1
)`;
}

/** Whether a pattern is one: enough cases, and enough of them alike. */
export const holds = (name: string, among: number, share: number): Sql =>
  sql`coalesce(${sql.id(name, 'among')} >= ${sql.lit(among)} and ${sql.id(name, 'cases')} >= ${sql.lit(share)} * ${sql.id(name, 'among')}, false)`;

type MonthPattern = 'month_discount' | 'month_price' | 'month_extra';

/** Joins the pattern of the row's month, and of the next as `next_…`: prices change within a month, too. */
export const withMonths = (name: MonthPattern, row: string, dialect: Dialect): Sql => {
  const keys = patternKeys[name].filter((key) => key !== 'ship_month');
  const next = sql.id(`next_${name}`);
  return sql`left join ${sql.id(name)} as ${sql.id(name)} on ${ofPattern(name, row, patternKeys[name])}
left join ${sql.id(name)} as ${next} on ${ofPattern(`next_${name}`, row, keys)}
and ${sql.id(`next_${name}`, 'of_ship_month')} = ${dialect.monthsAfter(sql.id(row, 'ship_month'), 1)}`;
};

/** Whether a value was usual in its month or the next: then the pattern has changed, and the charge is not an error. */
export const wasUsual = (month: MonthPattern, value: Sql, cases: number): Sql => {
  const usualIn = (
    name: string,
  ) => sql`(${sql.id(name, 'usual')} = ${value} and ${sql.id(name, 'cases')} >= ${sql.lit(cases)}
    and 2 * ${sql.id(name, 'cases')} >= ${sql.id(name, 'among')})`;
  return sql`(coalesce(${usualIn(month)}, false) or coalesce(${usualIn(`next_${month}`)}, false))`;
};

export { discountShare };
