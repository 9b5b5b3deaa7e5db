import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { text } from '../types/value-type.ts';

/** What is learned from like packages: which value most of them have. */
interface Pattern {
  readonly name: string;
  readonly from: string;
  readonly keys: readonly string[];
  readonly value: Sql;
  readonly where: Sql;
  /** Groups that tell nobody anything are left out: a condition on `among` and on `most`, those of the usual value. */
  readonly tells?: Sql;
}

/**
 * The most frequent value of each group (`…_usual`), on how many rows (`…_cases`) of how many (`…_among`), and the first
 * ship date with it (`…_since`); of equally frequent ones the lowest. The keys are called `of_…`. Without window
 * functions, which took most of the time of a search.
 */
function pattern({ name, from, keys, value, where, tells = sql`true` }: Pattern, dialect: Dialect): Sql {
  const [case_, most] = [sql.id(`${name}_case`), sql.id(`${name}_most`)];
  const grouped = sql.join(keys.map((key) => sql`${sql.id(key)} as ${sql.id(`of_${key}`)}`));
  const own = sql.join(keys.map((key) => sql.id(`of_${key}`)));
  const named = sql.join(keys.map((key) => sql`${sql.id(`${name}_most`, `of_${key}`)} as ${sql.id(`of_${key}`)}`));
  const ofMost = sql.join(keys.map((key) => sql.id(`${name}_most`, `of_${key}`)));
  const same = sql.join(
    keys.map((key) => sql`${case_}.${sql.id(`of_${key}`)} = ${most}.${sql.id(`of_${key}`)}`),
    sql` and `,
  );
  const of = (column: string) => sql.id(`${name}_${column}`);
  return sql`${case_} as materialized (
select ${grouped}, ${value} as usual, count(*) as alike, min(pickup_date) as since
from ${sql.id(from)} as ${sql.id(from)} where ${where} group by ${sql.join(keys.map((key) => sql.id(key)))}, ${value}
), ${most} as materialized (
select * from (
select ${own}, max(alike) as most, ${dialect.stored(sql`sum(alike)`, 'bigint')} as among from ${case_} as ${case_} group by ${own}
) as counted where ${tells}
), ${sql.id(name)} as materialized (
select ${named}, min(usual) as ${of('usual')}, most as ${of('cases')}, among as ${of('among')},
${dialect.firstBy(sql`since`, sql`usual`)} as ${of('since')}
from ${most} as ${most} join ${case_} as ${case_} on ${same} and alike = most group by ${ofMost}, most, among
)`;
}

/** What rules read of a pattern. */
export const patternColumns = ['usual', 'cases', 'among', 'since'] as const;

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
export const discountShare = sql`floor(0.5e0 + 1000 * transportation_discount / transportation_amount)`;

/** A shipper's own pattern: what its packages usually cost, by client, carrier and rate year. */
export function patterns(dialect: Dialect): Sql {
  const of = (name: keyof typeof patternKeys, about: Pick<Pattern, 'from' | 'value' | 'where' | 'tells'>) =>
    pattern({ name, keys: patternKeys[name], ...about }, dialect);
  const discounts = { from: 'parcel', value: discountShare, where: priced };
  const prices = { from: 'parcel', value: sql`transportation_amount`, where: priced };
  const extras = { from: 'extra_line', value: sql`net_amount`, where: sql`net_amount > 0` };
  return sql`${sql.join([
    of('discount', { ...discounts, tells: manyOf('discount') }),
    of('fine_discount', { ...discounts, tells: manyOf('fine_discount') }),
    of('month_discount', { ...discounts, tells: usualIn('month_discount') }),
    of('price', prices),
    of('month_price', { ...prices, tells: usualIn('month_price') }),
    of('lane', { from: 'parcel', value: sql`zone`, where: hasLane, tells: manyOf('lane') }),
  ])},
floor_price as materialized (
select client_id as of_client_id, carrier_id as of_carrier_id, service as of_service, rate_year as of_rate_year, freight as floor_freight
from parcel as parcel where ${priced} and freight < transportation_amount
group by client_id, carrier_id, service, rate_year, freight
having count(*) >= 10 and min(transportation_amount) < max(transportation_amount)
), extra_line as materialized (
select ${sql.join(linesOwn.map((name) => sql`charge_bill.${sql.id(name)} as ${sql.id(name)}`))},
charge_bill.net_amount + charge_bill.incentive_amount as gross_amount, coalesce(accessorial_group, '') as accessorial_group,
${dialect.joined([
  { value: sql`coalesce(accessorial_code, '')`, type: text },
  { value: sql`' '`, type: text },
  { value: sql`coalesce(charge_bill.charge_description, '')`, type: text },
])} as extra_name, ${sql.join(linesOfParcel.map((name) => sql`parcel.${sql.id(name)} as ${sql.id(name)}`))}
from charge_bill as charge_bill join parcel as parcel on parcel.tracking_id = charge_bill.tracking_id
where charge_family = 'other_accessorial' and credit_type is null
), ${of('extra', { ...extras, tells: manyOf('extra') })}, ${of('month_extra', { ...extras, tells: usualIn('month_extra') })}, ${fuelPattern(dialect)}`;
}

/** What an extra has of its charge, and of its package. */
const linesOwn = [
  'client_id',
  'carrier_id',
  'carrier_name',
  'account_number',
  'invoice_number',
  'bill_date',
  'pickup_date',
  'tracking_number',
  'tracking_id',
  'is_asked',
  'net_amount',
] as const;
const linesOfParcel = ['mode_category', 'zone', 'rate_year', 'ship_month'] as const;

/** The columns of `extra_line`. */
export const columnsOfExtra = [
  ...linesOwn,
  'gross_amount',
  'accessorial_group',
  'extra_name',
  ...linesOfParcel,
] as const;

/** What fuel may be a percentage of: published or net transportation, without extras or with them. */
const bases = [
  { basis: 0, of: sql`transportation_amount` },
  { basis: 1, of: sql`freight` },
  { basis: 2, of: sql`transportation_amount + extras_gross` },
  { basis: 3, of: sql`freight + extras_net` },
];

/**
 * The fuel percentage of each week, and what it is a percentage of: the basis on which most packages agree, of equal ones
 * the widest and the lowest percentage. Carriers publish steps of a quarter of a per cent, in which cents of rounding do
 * not count.
 */
function fuelPattern(dialect: Dialect): Sql {
  const keys = patternKeys.fuel;
  const own = sql.join(keys.map((key) => sql.id(`of_${key}`)));
  const fuelled = sql`fuel_surcharge_amount > 0 and transportation_amount > 0 and no_of_pkgs = 1 and freight > 0`;
  const based = bases.map(
    ({
      basis,
      of,
    }) => sql`select ${own}, among, pickup_date, fuel_surcharge_amount as fuel_gross, ${sql.lit(basis)} as basis, ${of} as fuel_basis,
floor(0.5e0 + 400e0 * fuel_surcharge_amount / (${of})) as step
from fuel_week as fuel_week join parcel as parcel on ${ofPattern('fuel_week', 'parcel', keys)} where ${fuelled}`,
  );
  // By cases, basis and step in one number, which a double holds exactly up to a million cases.
  const first = (value: Sql) =>
    dialect.firstBy(value, sql`least(step, 2147483647e0) - basis * 2147483648e0 - alike * 8589934592e0`);
  return sql`fuel_week as materialized (
select ${sql.join(keys.map((key) => sql`${sql.id(key)} as ${sql.id(`of_${key}`)}`))}, count(*) as among
from parcel as parcel where ${fuelled} group by ${sql.join(keys.map((key) => sql.id(key)))} having count(*) >= ${sql.lit(enough.fuel.among)}
), fuel_case as materialized (
select ${own}, among, basis, step, count(*) as alike, min(pickup_date) as since, sum(fuel_gross) as fuel_total, sum(fuel_basis) as basis_total
from (${sql.join(based, sql`\nunion all\n`)}) as based group by ${own}, among, basis, step
), fuel as materialized (
select ${own}, among as fuel_among, max(alike) as fuel_cases, ${first(sql`since`)} as fuel_since, ${first(sql`basis`)} as fuel_of,
${first(sql`case when abs(100e0 * fuel_total / basis_total - step / 4e0) < 0.03e0 then step / 4e0
else floor(0.5e0 + 10000e0 * fuel_total / basis_total) / 100e0 end`)} as fuel_usual
from fuel_case as fuel_case group by ${own}, among
)`;
}

/** How many cases a pattern needs, and which share of them, in per cent, must be alike. */
export const enough = {
  discount: { among: 30, share: 80 },
  fine_discount: { among: 30, share: 80 },
  price: { among: 4, share: 75 },
  lane: { among: 20, share: 95 },
  extra: { among: 30, share: 80 },
  fuel: { among: 5, share: 80 },
  telling: { among: 20, share: 95 },
  area_case: { among: 11, share: 80 },
  address_case: { among: 4, share: 75 },
} as const;
export type Learned = keyof typeof enough;

/** How many charges must have had a value for it to have been usual in a month. */
const leastOfMonth = { month_discount: 5, month_price: 2, month_extra: 5 } as const;

const manyOf = (name: Learned): Sql => sql`among >= ${sql.lit(enough[name].among)}`;
const usualIn = (name: keyof typeof leastOfMonth): Sql =>
  sql`most >= ${sql.lit(leastOfMonth[name])} and 2 * most >= among`;

/** Whether a pattern is one: enough cases, and enough of them alike. */
export const holds = (name: Learned): Sql =>
  sql`coalesce(${sql.id(`${name}_among`)} >= ${sql.lit(enough[name].among)} and 100 * ${sql.id(`${name}_cases`)} >= ${sql.lit(enough[name].share)} * ${sql.id(`${name}_among`)}, false)`;

/** Whether a value was usual in its month: then the pattern has changed, and the charge is not an error. */
export const wasUsual = (name: keyof typeof leastOfMonth, value: Sql): Sql =>
  sql`coalesce(${sql.id(`${name}_usual`)} = ${value}, false)`;
