import { type Packs, weightBands } from '@waybill/audit';
import { addMonths, type RuleContext, serviceDays } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { text } from '../types/value-type.ts';
import {
  dayLiteral,
  digitsOfShipDate,
  divisors,
  dueDays,
  exceeds,
  leastPounds,
  publishedDivisor,
  roundedSide,
} from './rules-in-sql.ts';

/** Texts of several columns as one, with a space between them. */
export const words = (dialect: Dialect, ...values: readonly Sql[]): Sql =>
  dialect.joinedBy(
    ' ',
    values.map((value) => ({ value, type: text })),
  );

/** Whether a text has one of these words in it, in any case. */
export const mentions = (dialect: Dialect, value: Sql, ...parts: readonly string[]): Sql =>
  sql`(${sql.join(
    parts.map((part) => dialect.contains(dialect.lower(sql`coalesce(${value}, '')`), sql`${part}`)),
    sql` or `,
  )})`;

/** 0 on Sundays, 6 on Saturdays. */
export const weekday = (dialect: Dialect, day: Sql): Sql =>
  dialect.boundaries('day', dialect.startOf('week', day), day);

/** Published rates change around the turn of the year; from late December on, packages belong to the next rate year. */
const daysOfNewRates = 10;

/** The number of months within which packages are billed after their ship date. */
const monthsUntilBilled = 4;

/**
 * Packages as their invoices bill them, with what rules compare: `parcel` has a row for each, with its size and the
 * day on which its service was due.
 */
export function parcels({ from, to }: RuleContext, packs: Packs, dialect: Dialect): Sql {
  const days = Object.entries(serviceDays).map(([category, count]) => sql`when ${category} then ${sql.lit(count)}`);
  const first = addMonths(from, -monthsUntilBilled);
  // A constant: shards get parameters in the address of a request, which must stay short.
  const due = dialect.jsonRows(sql.lit(JSON.stringify(dueDays(packs, first, to))), {
    carrierId: 'integer',
    due: 'text',
    latest: 'text',
  });
  const after = (offsets: string): Sql => {
    const place = sql`${dialect.boundaries('day', dayLiteral(dialect, first), sql`pickup_date`)} * ${sql.lit(digitsOfShipDate)} + 2 * service_days - 1`;
    const days = sql`cast(${dialect.part(sql.id(offsets), place, sql`2`)} as integer)`;
    return sql`case when service_days is not null and pickup_date between ${dayLiteral(dialect, first)} and ${dayLiteral(dialect, to)}
then ${dialect.daysAfter(sql`pickup_date`, days)} end`;
  };
  const areaOf = (column: string) => dialect.part(sql`coalesce(${sql.id(column)}, '')`, sql`1`, sql`3`);
  const key = (column: string) => sql`coalesce(${sql.id(column)}, '') as ${sql.id(column)}`;
  return sql`extras as materialized (
select tracking_id as of_row,
sum(case when charge_family = 'other_accessorial' and net_amount > 0 then net_amount + incentive_amount else 0e0 end) as extras_gross,
sum(case when charge_family = 'other_accessorial' and net_amount > 0 then net_amount else 0e0 end) as extras_net,
sum(case when charge_family = 'transportation' and net_amount > 0 then 1e0 else 0e0 end) as freight_lines,
sum(case when accessorial_group = 'Saturday' and net_amount > 0 and not ${mentions(dialect, sql`charge_description`, 'pickup')} then 1e0 else 0e0 end) as saturday_lines,
sum(case when accessorial_group in ('Additional handling', 'Large package') and net_amount > 0 then 1e0 else 0e0 end) as handling_lines,
sum(case when accessorial_group = 'Large package' and net_amount > 0 then 1e0 else 0e0 end) as large_lines,
sum(case when accessorial_group = 'Delivery area' and net_amount > 0 then 1e0 else 0e0 end) as area_lines,
sum(case when accessorial_group = 'Residential' and net_amount > 0 then 1e0 else 0e0 end) as residential_lines
from charge_bill as charge_bill where tracking_number is not null group by tracking_id
), due as materialized (
select note."carrierId" as due_carrier, note.due as due_after, note.latest as latest_after
from (${due}) as note
), parcel as materialized (
select sized.*, ${after('due_after')} as due_day, ${after('latest_after')} as latest_day, coalesce(extras_gross, 0e0) as extras_gross, coalesce(extras_net, 0e0) as extras_net,
coalesce(freight_lines, 0e0) as freight_lines, coalesce(saturday_lines, 0e0) as saturday_lines,
coalesce(handling_lines, 0e0) as handling_lines, coalesce(large_lines, 0e0) as large_lines,
coalesce(area_lines, 0e0) as area_lines, coalesce(residential_lines, 0e0) as residential_lines,
side_a * side_b * side_c as volume, greatest(side_a, side_b, side_c) as longest,
side_a + side_b + side_c - greatest(side_a, side_b, side_c) - least(side_a, side_b, side_c) as second_side,
2 * (side_a + side_b + side_c) - greatest(side_a, side_b, side_c) as length_and_girth
from (
select client_id, carrier_id, carrier_name, account_id, account_number, invoice_number, bill_date, pickup_date,
tracking_number, tracking_id, is_asked, no_of_pkgs, tracking_status, scheduled_date, delivery_date, net_amount,
transportation_amount, transportation_discount, fuel_surcharge_amount, fuel_surcharge_discount,
${sql.join(['service', 'service_category', 'mode_category', 'zone', 'bill_option', 'charge_description'].map(key))},
${sql.join(['sender_postal_code', 'consignee_postal_code', 'consignee_address'].map(key))},
${areaOf('sender_postal_code')} as sender_area, ${areaOf('consignee_postal_code')} as consignee_area,
transportation_amount - transportation_discount as freight,
fuel_surcharge_amount - fuel_surcharge_discount as fuel_net,
actual_weight_pounds as actual, ceiling(bill_weight_pounds - 1e-9) as pounds,
${roundedSide(packs, dialect, sql`length`)} as side_a, ${roundedSide(packs, dialect, sql`width`)} as side_b, ${roundedSide(packs, dialect, sql`height`)} as side_c,
case service_category ${sql.join(days, sql` `)} end as service_days,
${dialect.year(dialect.daysAfter(sql`pickup_date`, daysOfNewRates))} as rate_year,
${dialect.startOf('month', sql`pickup_date`)} as ship_month, ${dialect.startOf('week', sql`pickup_date`)} as ship_week,
case ${sql.join(
    weightBands
      .slice(0, -1)
      .map((pounds) => sql`when bill_weight_pounds <= ${sql.lit(pounds)} then ${sql.lit(pounds)}`),
    sql` `,
  )} else ${sql.lit(weightBands.at(-1))} end as band
from package_bill as package_bill where row_kind = 'package'
) as sized left join extras as extras on of_row = tracking_id
left join due as due on due_carrier = carrier_id
)`;
}

/**
 * What the sides of packages are divided by: of the published divisor and those that agreements have, the one that
 * explains most weights billed by size. `dimensional` has each parcel's due weight.
 */
export function dimensionalWeights(packs: Packs, dialect: Dialect): Sql {
  const listed = sql.join(
    divisors(packs).map((divisor) => sql`select ${sql.lit(divisor)} as divisor`),
    sql` union all `,
  );
  return sql`divisor_case as materialized (
select client_id as of_client, carrier_id as of_carrier, divisor, count(*) as cases
from parcel as parcel cross join (${listed}) as candidate
where volume > 0 and pounds > ceiling(actual) and pounds = ceiling(volume / divisor - 1e-9)
group by client_id, carrier_id, divisor
), divisor_of as materialized (
select of_client, of_carrier, divisor, cases from divisor_case as divisor_case
qualify row_number() over (partition by of_client, of_carrier order by cases desc, divisor) = 1
), dimensional as materialized (
select divided.*, greatest(1e0, ceiling(actual - 1e-9), ceiling(volume / own_divisor - 1e-9),
case when large_lines > 0 or ${exceeds(packs, dialect, 'Large package', 'size')} then ${leastPounds(packs, dialect, 'Large package')}
  when handling_lines > 0 or ${exceeds(packs, dialect, 'Additional handling', 'size')} then ${leastPounds(packs, dialect, 'Additional handling')}
  else 1 end * 1e0) as due_pounds
from (
select parcel.*, case when coalesce(cases, 0) >= 10 then divisor else ${publishedDivisor(packs, dialect)} end as own_divisor, coalesce(cases, 0) as divisor_cases
from parcel as parcel left join divisor_of as divisor_of on of_client = client_id and of_carrier = carrier_id
) as divided
)`;
}
