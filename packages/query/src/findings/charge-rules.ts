import type { Packs } from '@waybill/audit';
import type { RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { type Found, fuelOf } from './found.ts';
import { mentions, weekday, words } from './parcels.ts';
import { holds, ofPattern, patternKeys, wasUsual, withMonths } from './patterns.ts';
import { dayLiteral, exceeds } from './rules-in-sql.ts';

/** The rules about single charges. */
export function chargeRules(context: RuleContext, packs: Packs, dialect: Dialect): readonly Found[] {
  return [
    sameChargeTwice(context, dialect),
    handlingNotDue(packs, dialect),
    saturdayNotDelivered(dialect),
    accessorialPrice(dialect),
    deliveryArea(dialect),
    residentialAtCompany(dialect),
    feeUnused(dialect),
  ];
}

/** Fuel on an extra, where extras are part of what fuel is charged on. */
const fuelOnExtra = (gross: Sql, net: Sql): Sql => fuelOf(gross, net, sql`basis in (2, 3)`);
const withFuel = (row: string): Sql => sql`left join fuel as fuel on ${ofPattern('fuel', row, patternKeys.fuel)}`;

/**
 * Lines with the same code, text and amount, less those taken back. A shipment may have as many as it has pieces, or
 * lines of transportation.
 */
function sameChargeTwice({ from, to }: RuleContext, dialect: Dialect): Found {
  const [first, last] = [dayLiteral(dialect, from), dayLiteral(dialect, to)];
  const grouped = sql.join(
    [
      'client_id',
      'carrier_id',
      'carrier_name',
      'account_number',
      'invoice_number',
      'bill_date',
      'tracking_number',
      'tracking_id',
      'charge_family',
    ].map((name) => sql.id('charge_bill', name)),
  );
  const name = words(dialect, sql`accessorial_code`, sql`charge_bill.charge_description`);
  return {
    rule: 'same_charge_twice',
    with: sql`line as materialized (
select ${grouped}, ${name} as extra_name, min(pickup_date) as pickup_date, max(is_asked) as is_asked,
sum(case when net_amount > 0 then 1e0 when net_amount < 0 then -1e0 else 0e0 end) as times,
min(case when net_amount > 0 then net_amount end) as least_amount, max(case when net_amount > 0 then net_amount end) as most_amount,
max(net_amount + incentive_amount) as gross_amount, sum(net_amount) as net_sum
from charge_bill as charge_bill
where bill_date between ${first} and ${last} and tracking_number is not null and charge_family <> 'fuel_surcharge' and credit_type is null
group by ${grouped}, ${name}
), repeated as materialized (
select line.*, parcel.service as service, parcel.mode_category as mode_category, parcel.service_category as service_category,
ship_week, fuel_net, fuel_surcharge_amount, transportation_amount, freight, extras_gross, extras_net,
least(net_sum, least_amount * times) - least_amount * greatest(1e0, coalesce(cast(no_of_pkgs as double), 1e0),
  case when charge_family = 'transportation' then 1e0 else coalesce(freight_lines, 1e0) end) as excess
from line as line left join parcel as parcel on parcel.tracking_id = line.tracking_id
where times > 1 and least_amount = most_amount
)`,
    from: sql`repeated as repeated ${withFuel('repeated')}`,
    where: sql`excess > 0`,
    confidence: sql`case when charge_family = 'transportation' then 'check' else 'certain' end`,
    charge: sql`extra_name`,
    freight: sql`case when charge_family = 'transportation' then excess else 0e0 end`,
    fuel: sql`case when charge_family = 'other_accessorial'
then ${fuelOnExtra(sql`excess * gross_amount / least_amount`, sql`excess`)} else 0e0 end`,
    rest: sql`case when charge_family = 'transportation' then 0e0 else excess end`,
    billed: sql`net_sum`,
    actual: sql`times`,
    usual: sql`times - excess / least_amount`,
  };
}

function handlingNotDue(packs: Packs, dialect: Dialect): Found {
  const cause = (...parts: readonly string[]) => mentions(dialect, sql`extra_name`, ...parts);
  const size = ['long', 'length', 'width', 'girth', 'dimension', 'cubic', 'volume', 'large', 'oversize', 'over max'];
  return {
    rule: 'handling_not_due',
    from: sql`extra_line as extra_line ${withFuel('extra_line')}`,
    where: sql`net_amount > 0 and volume > 0 and actual > 0 and not ${cause('demand', 'peak')}
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
    from: sql`extra_line as extra_line ${withFuel('extra_line')}`,
    where: sql`accessorial_group = 'Saturday' and net_amount > 0 and delivery_date is not null
and not ${mentions(dialect, sql`extra_name`, 'pickup', 'sunday', 'weekday')}
and ${weekday(dialect, dialect.dayOf(sql`delivery_date`))} between 1 and 5`,
    confidence: sql`'certain'`,
    charge: sql`extra_name`,
    rest: sql`net_amount`,
    fuel: fuelOnExtra(sql`gross_amount`, sql`net_amount`),
    about: words(dialect, dialect.momentText(sql`delivery_date`)),
  };
}

function accessorialPrice(dialect: Dialect): Found {
  return {
    rule: 'accessorial_price',
    from: sql`extra_line as extra_line join extra as extra on ${ofPattern('extra', 'extra_line', patternKeys.extra)}
${withMonths('month_extra', 'extra_line', dialect)}
${withFuel('extra_line')}`,
    where: sql`${holds('extra', 30, 0.8)} and net_amount > extra.usual + 1 and not ${wasUsual('month_extra', sql`net_amount`, 5)}`,
    confidence: sql`'likely'`,
    charge: sql`extra_name`,
    rest: sql`net_amount - extra.usual`,
    fuel: fuelOnExtra(sql`gross_amount - extra.usual * gross_amount / net_amount`, sql`net_amount - extra.usual`),
    billed: sql`net_amount`,
    actual: sql`net_amount / 100`,
    usual: sql`extra.usual / 100`,
    cases: sql`extra.cases`,
    among: sql`extra.among`,
    since: sql`extra.since`,
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
sum(case when area_lines = 0 then 1e0 else 0e0 end) as cases, count(*) as among, min(pickup_date) as since
from parcel as parcel where consignee_postal_code <> '' group by client_id, carrier_id, service, consignee_postal_code, ${quarter}
), area_line as materialized (
select extra_line.*, ${quarter} as ship_quarter from extra_line as extra_line where is_asked = 1 and accessorial_group = 'Delivery area' and net_amount > 0
)`,
    from: sql`area_line as area_line join area_case as area_case on ${ofPattern('area_case', 'area_line', keys)} ${withFuel('area_line')}`,
    where: holds('area_case', 11, 0.8),
    confidence: sql`'likely'`,
    charge: sql`extra_name`,
    rest: sql`net_amount`,
    fuel: fuelOnExtra(sql`gross_amount`, sql`net_amount`),
    cases: sql`area_case.cases`,
    among: sql`area_case.among`,
    since: sql`area_case.since`,
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
sum(case when residential_lines = 0 then 1e0 else 0e0 end) as cases, count(*) as among, min(pickup_date) as since
from parcel as parcel where consignee_address <> '' and mode_category <> 'Other' and service_category not in ('Returns', 'International')
group by client_id, carrier_id, ${place}
), residential_line as materialized (
select extra_line.*, ${place} as place from extra_line as extra_line
where is_asked = 1 and accessorial_group = 'Residential' and net_amount > 0 and consignee_address <> ''
)`,
    from: sql`residential_line as residential_line join address_case as address_case on ${ofPattern('address_case', 'residential_line', ['client_id', 'carrier_id', 'place'])}
${withFuel('residential_line')}`,
    where: holds('address_case', 4, 0.75),
    confidence: sql`'check'`,
    charge: sql`extra_name`,
    rest: sql`net_amount`,
    fuel: fuelOnExtra(sql`gross_amount`, sql`net_amount`),
    cases: sql`address_case.cases`,
    among: sql`address_case.among`,
    since: sql`address_case.since`,
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
