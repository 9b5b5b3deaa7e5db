import type { Packs } from '@waybill/audit';
import type { RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { withDuePounds } from './dimensional-weights.ts';
import { type Found, fuelOf, readFuelBasis } from './found.ts';
import { mentions, weekday, words } from './parcels.ts';
import { columnsOfExtra, enough, holds, ofPattern, patternColumns, patternKeys, wasUsual } from './patterns.ts';
import { dayLiteral, exceeds } from './rules-in-sql.ts';

/** The rules about single charges. */
export function chargeRules(context: RuleContext, packs: Packs, dialect: Dialect): readonly Found[] {
  return [
    sameChargeTwice(context, dialect),
    handlingNotDue(packs, dialect),
    saturdayNotDelivered(dialect),
    accessorialPrice(),
    deliveryArea(dialect),
    residentialAtCompany(dialect),
    feeUnused(dialect),
  ];
}

/** Extras that are asked about, with their packages and what was learned about extras like them. */
export function judgedExtras(): Sql {
  const learned = patternColumns.map((column) => sql.id('extra', `extra_${column}`));
  const ofParcel = extrasOfParcel.map((name) => sql`parcel.${sql.id(name)} as ${sql.id(name)}`);
  const ofFuel = [
    ...['usual', 'cases', 'among', 'of'].map((column) => sql.id('fuel', `fuel_${column}`)),
    sql`${readFuelBasis} as fuel_basis`,
  ];
  return sql`judged_extra as materialized (
select ${sql.join([...columnsOfExtra.map((name) => sql`extra_line.${sql.id(name)} as ${sql.id(name)}`), ...learned, ...ofParcel, ...ofFuel])}
from extra_line as extra_line join parcel as parcel on parcel.tracking_id = extra_line.tracking_id
left join extra as extra on ${ofPattern('extra', 'extra_line', patternKeys.extra)}
left join fuel as fuel on ${ofPattern('fuel', 'parcel', patternKeys.fuel)}
where extra_line.is_asked = 1 and extra_line.net_amount > 0
)`;
}

/** What rules about extras read of their packages. */
const extrasOfParcel = [
  'service',
  'delivery_date',
  'actual',
  'pounds',
  'longest',
  'second_side',
  'length_and_girth',
  'volume',
  'handling_lines',
  'large_lines',
  'consignee_address',
  'consignee_postal_code',
  'fuel_net',
  'fuel_surcharge_amount',
  'transportation_amount',
  'freight',
  'extras_gross',
  'extras_net',
] as const;

/** Fuel on an extra, where extras are part of what fuel is charged on. */
const fuelOnExtra = (gross: Sql, net: Sql): Sql => fuelOf(gross, net, sql`fuel_of in (2, 3)`);

/** What all charges of a package on an invoice have in common. */
const ofBill = [
  'client_id',
  'carrier_id',
  'carrier_name',
  'account_number',
  'invoice_number',
  'bill_date',
  'tracking_number',
] as const;

/** What `line` says of lines that are alike. */
const ofLine = [
  'line_family',
  'extra_name',
  'pickup_date',
  'is_asked',
  'times',
  'least_amount',
  'most_amount',
  'gross_amount',
  'net_sum',
] as const;

/**
 * Lines with the same code, text and amount, less those taken back. A shipment may have as many as it has pieces, or
 * lines of transportation.
 */
function sameChargeTwice({ from, to }: RuleContext, dialect: Dialect): Found {
  const [first, last] = [dayLiteral(dialect, from), dayLiteral(dialect, to)];
  const name = words(dialect, sql`accessorial_code`, sql`charge_bill.charge_description`);
  return {
    rule: 'same_charge_twice',
    with: sql`line as materialized (
select * from (
select tracking_id as of_row, charge_family as line_family, ${name} as extra_name, min(pickup_date) as pickup_date, max(is_asked) as is_asked,
sum(case when net_amount > 0 then 1e0 when net_amount < 0 then -1e0 else 0e0 end) as times,
min(case when net_amount > 0 then net_amount end) as least_amount, max(case when net_amount > 0 then net_amount end) as most_amount,
max(net_amount + incentive_amount) as gross_amount, sum(net_amount) as net_sum
from charge_bill as charge_bill
where bill_date between ${first} and ${last} and tracking_number is not null and charge_family <> 'fuel_surcharge' and credit_type is null
group by tracking_id, charge_family, ${name}
) as every_line where times > 1 and least_amount = most_amount
), line_bill as materialized (
select tracking_id, ${sql.join(ofBill.map((column) => sql`${dialect.anyOf(sql.id('charge_bill', column))} as ${sql.id(column)}`))}
from charge_bill as charge_bill join line as line on of_row = tracking_id group by tracking_id
), repeated as materialized (
select ${sql.join(ofLine.map((column) => sql`line.${sql.id(column)} as ${sql.id(column)}`))},
${sql.join(['tracking_id', ...ofBill].map((column) => sql`line_bill.${sql.id(column)} as ${sql.id(column)}`))}, parcel.service as service,
fuel_net, fuel_surcharge_amount, transportation_amount, freight, extras_gross, extras_net,
fuel_usual, fuel_cases, fuel_among, fuel_of, ${readFuelBasis} as fuel_basis, least(net_sum, least_amount * times) - least_amount * greatest(1e0, coalesce(cast(no_of_pkgs as double), 1e0),
  case when line_family = 'transportation' then 1e0 else coalesce(freight_lines, 1e0) end) as excess
from line as line join line_bill as line_bill on line_bill.tracking_id = of_row left join parcel as parcel on parcel.tracking_id = of_row
left join fuel as fuel on ${ofPattern('fuel', 'parcel', patternKeys.fuel)}
)`,
    from: sql`repeated as repeated`,
    where: sql`excess > 0`,
    confidence: sql`case when line_family = 'transportation' then 'check' else 'certain' end`,
    charge: sql`extra_name`,
    freight: sql`case when line_family = 'transportation' then excess else 0e0 end`,
    fuel: sql`case when line_family = 'other_accessorial'
then ${fuelOnExtra(sql`excess * gross_amount / least_amount`, sql`excess`)} else 0e0 end`,
    rest: sql`case when line_family = 'transportation' then 0e0 else excess end`,
    billed: sql`net_sum`,
    actual: sql`times`,
    usual: sql`times - excess / least_amount`,
  };
}

function handlingNotDue(packs: Packs, dialect: Dialect): Found {
  const cause = (...parts: readonly string[]) => mentions(dialect, sql`extra_name`, ...parts);
  const size = ['long', 'length', 'width', 'girth', 'dimension', 'cubic', 'volume', 'large', 'oversize', 'over max'];
  const large = sql`(
select * from judged_extra as judged_extra where accessorial_group in ('Large package', 'Additional handling') and volume > 0 and actual > 0
)`;
  return {
    rule: 'handling_not_due',
    from: sql`${withDuePounds(large, packs, dialect)} as extra_line`,
    where: sql`volume > 0 and actual > 0 and not ${cause('demand', 'peak')}
and case accessorial_group when 'Large package' then not ${exceeds(packs, dialect, 'Large package')}
  when 'Additional handling' then not ${exceeds(packs, dialect, 'Additional handling')} and (pounds <= 50 or pounds <= due_pounds)
    and not ${cause('packag', 'stack', 'convey', 'mach')} else false end`,
    confidence: sql`case when ${cause(...size, 'weight')} then 'certain' else 'check' end`,
    charge: sql`extra_name`,
    rest: sql`net_amount`,
    fuel: fuelOnExtra(sql`gross_amount`, sql`net_amount`),
    about: words(
      dialect,
      ...['longest', 'second_side', 'length_and_girth', 'actual'].map((name) =>
        dialect.asText({ value: sql.id(name), type: { kind: 'double' } }),
      ),
    ),
  };
}

/** Delivered on a Saturday or Sunday, it may have been a Saturday at the place of delivery. */
function saturdayNotDelivered(dialect: Dialect): Found {
  return {
    rule: 'saturday_not_delivered',
    from: sql`judged_extra as extra_line`,
    where: sql`accessorial_group = 'Saturday' and delivery_date is not null
and not ${mentions(dialect, sql`extra_name`, 'pickup', 'sunday', 'weekday')}
and ${weekday(dialect, dialect.dayOf(sql`delivery_date`))} between 1 and 5`,
    confidence: sql`'certain'`,
    charge: sql`extra_name`,
    rest: sql`net_amount`,
    fuel: fuelOnExtra(sql`gross_amount`, sql`net_amount`),
    about: words(dialect, dialect.momentText(sql`delivery_date`)),
  };
}

function accessorialPrice(): Found {
  return {
    rule: 'accessorial_price',
    from: sql`judged_extra as extra_line left join month_extra as month_extra on ${ofPattern('month_extra', 'extra_line', patternKeys.month_extra)}`,
    where: sql`${holds('extra')} and net_amount > extra_usual + 1 and not ${wasUsual('month_extra', sql`net_amount`)}`,
    confidence: sql`'likely'`,
    charge: sql`extra_name`,
    rest: sql`net_amount - extra_usual`,
    fuel: fuelOnExtra(sql`gross_amount - extra_usual * gross_amount / net_amount`, sql`net_amount - extra_usual`),
    billed: sql`net_amount`,
    actual: sql`net_amount / 100`,
    usual: sql`extra_usual / 100`,
    cases: sql`extra_cases`,
    among: sql`extra_among`,
    since: sql`extra_since`,
    about: sql`extra_name`,
  };
}

function deliveryArea(dialect: Dialect): Found {
  const keys = ['client_id', 'carrier_id', 'service', 'consignee_postal_code', 'ship_quarter'];
  const quarter = dialect.startOf('quarter', sql`pickup_date`);
  return {
    rule: 'delivery_area',
    with: sql`area_case as materialized (
select client_id as of_client_id, carrier_id as of_carrier_id, service as of_service,
consignee_postal_code as of_consignee_postal_code, ${quarter} as of_ship_quarter,
sum(case when area_lines = 0 then 1 else 0 end) as area_case_cases, count(*) as area_case_among, min(pickup_date) as area_case_since
from parcel as parcel where consignee_postal_code <> '' group by client_id, carrier_id, service, consignee_postal_code, ${quarter}
having count(*) >= ${sql.lit(enough.area_case.among)}
), area_line as materialized (
select extra_line.*, area_case_cases, area_case_among, area_case_since from (
select judged_extra.*, ${quarter} as ship_quarter from judged_extra as judged_extra where accessorial_group = 'Delivery area'
) as extra_line left join area_case as area_case on ${ofPattern('area_case', 'extra_line', keys)}
)`,
    from: sql`area_line as area_line`,
    where: holds('area_case'),
    confidence: sql`'likely'`,
    charge: sql`extra_name`,
    rest: sql`net_amount`,
    fuel: fuelOnExtra(sql`gross_amount`, sql`net_amount`),
    cases: sql`area_case_cases`,
    among: sql`area_case_among`,
    since: sql`area_case_since`,
    about: sql`consignee_postal_code`,
  };
}

/** A company's name alone proves nothing: carriers fill it on nearly all packages. */
function residentialAtCompany(dialect: Dialect): Found {
  const place = words(dialect, dialect.upper(dialect.trimmed(sql`consignee_address`)), sql`consignee_postal_code`);
  return {
    rule: 'residential_at_company',
    with: sql`address_case as materialized (
select client_id as of_client_id, carrier_id as of_carrier_id, ${place} as of_place,
sum(case when residential_lines = 0 then 1 else 0 end) as address_case_cases, count(*) as address_case_among, min(pickup_date) as address_case_since
from parcel as parcel where consignee_address <> '' and mode_category <> 'Other' and service_category not in ('Returns', 'International')
group by client_id, carrier_id, ${place} having count(*) >= ${sql.lit(enough.address_case.among)}
), residential_line as materialized (
select extra_line.*, address_case_cases, address_case_among, address_case_since from (
select judged_extra.*, ${place} as place from judged_extra as judged_extra where accessorial_group = 'Residential' and consignee_address <> ''
) as extra_line left join address_case as address_case on ${ofPattern('address_case', 'extra_line', ['client_id', 'carrier_id', 'place'])}
)`,
    from: sql`residential_line as residential_line`,
    where: holds('address_case'),
    confidence: sql`'check'`,
    charge: sql`extra_name`,
    rest: sql`net_amount`,
    fuel: fuelOnExtra(sql`gross_amount`, sql`net_amount`),
    cases: sql`address_case_cases`,
    among: sql`address_case_among`,
    since: sql`address_case_since`,
    about: sql`place`,
  };
}

/** Packages of the week of the invoice, and of the two before it. */
function feeUnused(dialect: Dialect): Found {
  const week = dialect.startOf('week', sql`bill_date`);
  const weeks = [0, 7, 14].map(
    (days) =>
      sql`select client_id, carrier_id, account_number, ${dialect.daysAfter(sql`ship_week`, days)} as used_week from parcel as parcel`,
  );
  return {
    rule: 'fee_unused',
    with: sql`used as materialized (
select distinct client_id as of_client_id, carrier_id as of_carrier_id, account_number as of_account_number, used_week as of_fee_week
from (${sql.join(weeks, sql` union all `)}) as week
), fee_line as materialized (
select charge_bill.*, ${week} as fee_week,
${words(dialect, sql`accessorial_code`, sql`charge_description`)} as extra_name
from charge_bill as charge_bill
where charge_family = 'fee' and tracking_number is null and net_amount > 0 and credit_type is null
and ${mentions(dialect, sql`charge_description`, 'week', 'pickup', 'service charge')}
)`,
    from: sql`fee_line as fee_line left join used as used on ${ofPattern('used', 'fee_line', ['client_id', 'carrier_id', 'account_number', 'fee_week'])}`,
    where: sql`of_fee_week is null`,
    confidence: sql`'likely'`,
    charge: sql`extra_name`,
    rest: sql`net_amount`,
    about: sql`account_number`,
  };
}
