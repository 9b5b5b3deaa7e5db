import type { Packs } from '@waybill/audit';
import { type AgreedDifference, addDays, type RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { decimal } from '../types/value-type.ts';
import { daysOfDoubleBilling, type Found, fuelBasis, fuelOf } from './found.ts';
import { weekday, words } from './parcels.ts';
import { discountShare, hasLane, holds, ofPattern, patternKeys, wasUsual } from './patterns.ts';
import { agreedGuaranteeOf, dayLiteral, excludingCarriers, guaranteeOf, usualTime } from './rules-in-sql.ts';

/** Until then a package without a delivery may still be in transit. */
export const daysUnderWay = 30;

/** The rules about packages, and about the parts of their transportation and fuel. */
export function packageRules(context: RuleContext, packs: Packs, dialect: Dialect): readonly Found[] {
  return [
    billedTwice(dialect),
    lateGuaranteed(context, packs, dialect),
    neverDelivered(context, dialect),
    ...aboveAgreement(context, dialect),
    billedAbove(dialect),
    discountMissing(dialect),
    priceDiffers(dialect),
    zoneDiffers(dialect),
    fuelDiffers(dialect),
  ];
}

/** All that a package costs; what takes something off it, such as a special incentive, is taken off its parts. */
const wholePackage = {
  freight: sql`greatest(0e0, least(freight, net_amount))`,
  fuel: sql`greatest(0e0, least(fuel_net, net_amount - freight))`,
  rest: sql`greatest(0e0, net_amount - freight - fuel_net)`,
} as const;

/**
 * The second billing of a package has the same number, service, places and weight as the one before it. Where credits
 * have taken back the first, the second is its correction; returns go the other way, and duties bill no transportation.
 */
function billedTwice(dialect: Dialect): Found {
  const ofNumber = sql`partition by client_id, carrier_id, tracking_number order by bill_date, invoice_number, tracking_id`;
  const before = (column: string) =>
    sql`max(${sql.id(column)}) over (${ofNumber} rows between 1 preceding and 1 preceding) as ${sql.id(`before_${column}`)}`;
  // A join: in ClickHouse, the rows of `in (select …)` are read before what is materialised is there.
  const again = sql`join again as again on again_number = tracking_number`;
  const compared = ['bill_date', 'invoice_number', 'service', 'sender_postal_code', 'consignee_postal_code'];
  return {
    rule: 'billed_twice',
    with: sql`again as materialized (
select tracking_number as again_number from package_bill as package_bill group by tracking_number having count(*) > 1
), standing as materialized (
select tracking_id as of_row, sum(net_amount) over (partition by client_id, carrier_id, tracking_number order by bill_date) - net_amount as standing
from package_bill as package_bill ${again}
), billing as materialized (
select parcel.*, ${sql.join([...compared, 'pounds', 'transportation_amount', 'freight'].map(before))}
from parcel as parcel ${again} where transportation_amount > 0
)`,
    from: sql`billing as billing join standing as standing on of_row = tracking_id`,
    where: sql`before_invoice_number <> invoice_number and before_service = service
and before_sender_postal_code = sender_postal_code and before_consignee_postal_code = consignee_postal_code
and coalesce(before_pounds, 0) = coalesce(pounds, 0) and 2 * standing >= net_amount
and ${dialect.boundaries('day', sql`before_bill_date`, sql`bill_date`)} <= ${sql.lit(daysOfDoubleBilling)}`,
    confidence: sql`case when before_freight = freight and before_transportation_amount = transportation_amount
then 'certain' else 'check' end`,
    ...wholePackage,
    about: words(dialect, sql`before_invoice_number`),
    since: sql`before_bill_date`,
  };
}

/** Late by a day, or by the minutes of a known promise; by the usual time of the service it is only worth a check. */
function lateGuaranteed(context: RuleContext, packs: Packs, dialect: Dialect): Found {
  const day = (moment: string) => dialect.dayOf(sql.id(moment));
  const clock = (moment: string) => dialect.part(dialect.momentText(sql.id(moment)), sql`12`, sql`8`);
  const isSaturday = sql`saturday_lines > 0 and service_days = 1 and ${weekday(dialect, sql`pickup_date`)} = 5`;
  const later = (counted: string) => sql`case when ${isSaturday} then ${dialect.daysAfter(sql`pickup_date`, 1)}
when ${sql.id(counted)} is not null and (scheduled_date is null or ${sql.id(counted)} > ${day('scheduled_date')}) then ${sql.id(counted)}
else ${day('scheduled_date')} end`;
  const guarantee = guaranteeOfParcel(context, packs, dialect);
  const excluding = excludingCarriers(packs).map((id) => sql.lit(id));
  const isExcluded =
    excluding.length === 0 ? sql`false` : sql`handling_lines > 0 and carrier_id in (${sql.join(excluding)})`;
  const isTimed = sql`promised_clock <> '00:00:00' and ${day('scheduled_date')} = promised_day`;
  return {
    rule: 'late_guaranteed',
    with: sql`promised_parcel as materialized (
select parcel.*, ${later('due_day')} as promised_day, ${later('latest_day')} as surely_day,
${clock('scheduled_date')} as promised_clock, ${clock('delivery_date')} as delivered_clock,
${guarantee.isEntitled} as is_entitled, ${guarantee.refundsFuel} as refunds_fuel, ${guarantee.isSuspended} as is_suspended, ${guarantee.isWaived} as is_waived,
${guarantee.countsMinutes} as counts_minutes, ${usualTime(packs, dialect)} as usual_by
from parcel as parcel where is_asked = 1 and delivery_date is not null and (tracking_status is null or tracking_status <> 'Exception')
)`,
    from: sql`promised_parcel as promised_parcel`,
    where: sql`is_entitled is not null and freight > 0 and (${day('delivery_date')} > promised_day
or (counts_minutes and ${day('delivery_date')} = promised_day and delivered_clock <> '00:00:00'
  and delivered_clock > case when ${isTimed} then promised_clock else usual_by end))`,
    confidence: sql`case when ${day('delivery_date')} > surely_day then 'certain'
when ${day('delivery_date')} = promised_day and ${isTimed} then 'certain' else 'check' end`,
    obstacle: sql`case when is_suspended then 'suspended' when ${isExcluded} then 'excluded' when is_waived then 'waived' when not is_entitled then 'not_entitled' end`,
    freight: sql`freight`,
    fuel: sql`case when refunds_fuel then fuel_net else 0e0 end`,
    promised: sql`promised_day`,
    about: words(dialect, dialect.momentText(sql`delivery_date`)),
    since: sql`promised_day`,
  };
}

/** What the guarantee of a package's service says, and whether its agreement or else its account claims it. */
export function guaranteeOfParcel({ guaranteed }: RuleContext, packs: Packs, dialect: Dialect) {
  const agreed = agreedGuaranteeOf(guaranteed, dialect);
  const published = guaranteeOf(packs, dialect, (carrierId, service) => {
    const flag = carrierId === 1 ? 'isUpsGsr' : /international/i.test(service) ? 'isFedexIntlGsr' : 'isFedexExpressGsr';
    return sql`coalesce(${agreed} = 'entitled', ${entitled(guaranteed[flag])})`;
  });
  return { ...published, isWaived: sql`coalesce(${agreed} = 'waived', false)` };
}

const entitled = (accounts: readonly number[]): Sql =>
  accounts.length === 0 ? sql`false` : sql`account_id in (${sql.join(accounts.map((id) => sql.lit(id)))})`;

/** Only where deliveries of the account's other packages with the service are known. */
function neverDelivered({ today }: RuleContext, dialect: Dialect): Found {
  const last = dayLiteral(dialect, addDays(today, -daysUnderWay));
  const keys = ['client_id', 'account_id', 'carrier_id', 'service'];
  return {
    rule: 'never_delivered',
    with: sql`telling as materialized (
select ${sql.join(keys.map((key) => sql`${sql.id(key)} as ${sql.id(`of_${key}`)}`))}, count(delivery_date) as cases, count(*) as among
from parcel as parcel where pickup_date <= ${last} and freight > 0 group by ${sql.join(keys.map((key) => sql.id(key)))}
)`,
    from: sql`parcel as parcel join telling as telling on ${ofPattern('telling', 'parcel', keys)}`,
    where: sql`delivery_date is null and pickup_date <= ${last} and no_of_pkgs = 1 and freight > 0 and ${holds('telling', 20, 0.95)}
and (tracking_status is null or tracking_status <> 'Exception')`,
    confidence: sql`'likely'`,
    ...wholePackage,
    cases: sql`cases`,
    among: sql`among`,
    about: sql`service`,
    promised: sql`coalesce(${dialect.dayOf(sql`scheduled_date`)}, pickup_date)`,
  };
}

/** What rating by agreements has found; no rule where there is nothing. */
function aboveAgreement({ agreed = [] }: RuleContext, dialect: Dialect): readonly Found[] {
  if (agreed.length === 0) return [];
  // A constant, as in `parcels`: it consists of numbers and our own words.
  const dearest = agreed
    .toSorted((one, other) => costOf(other) - costOf(one))
    .slice(0, mostAgreed)
    .map(({ row, freight, fuel, rest, cause, confidence }) => ({ row, freight, fuel, rest, cause, confidence }));
  const rows = dialect.jsonRows(sql.lit(JSON.stringify(dearest)), {
    row: 'bigint',
    freight: 'bigint',
    fuel: 'bigint',
    rest: 'bigint',
    cause: 'text',
    confidence: 'text',
  });
  return [
    {
      rule: 'above_agreement',
      with: sql`agreed as materialized (
select agreed_row."row" as of_row, agreed_row.freight as freight_above, agreed_row.fuel as fuel_above, agreed_row.rest as rest_above,
agreed_row.cause as cause, agreed_row.confidence as agreed_confidence from (${rows}) as agreed_row
)`,
      from: sql`parcel as parcel join agreed as agreed on of_row = tracking_id`,
      where: sql`true`,
      confidence: sql`agreed_confidence`,
      freight: sql`cast(freight_above as double)`,
      fuel: sql`cast(fuel_above as double)`,
      rest: sql`cast(rest_above as double)`,
      billed: sql`net_amount`,
      about: sql`cause`,
    },
  ];
}

/** A statement has room for so many; of more, those that cost least are left out. */
const mostAgreed = 20_000;
const costOf = ({ freight, fuel, rest }: AgreedDifference): number => freight + fuel + rest;

/** The price of the due weight is that of the lightest package from there on in the shipper's own bills. */
function billedAbove(dialect: Dialect): Found {
  const keys = patternKeys.price.filter((key) => key !== 'pounds');
  return {
    rule: 'weight_far_above',
    with: sql`too_heavy as materialized (
select dimensional.* from dimensional as dimensional
where pounds > due_pounds and volume > 0 and actual > 0 and no_of_pkgs = 1 and freight > 0
), due_price as materialized (
select tracking_id as of_row, price.usual as due_gross, price.cases as price_cases
from too_heavy as too_heavy join price as price on ${ofPattern('price', 'too_heavy', keys)}
where price.of_pounds >= due_pounds and price.of_pounds < too_heavy.pounds and price.usual <= transportation_amount
qualify row_number() over (partition by tracking_id order by price.of_pounds) = 1
)`,
    from: sql`too_heavy as too_heavy left join due_price as due_price on of_row = tracking_id
left join fuel as fuel on ${ofPattern('fuel', 'too_heavy', patternKeys.fuel)}`,
    where: sql`true`,
    confidence: sql`case when due_gross is null then 'check' when price_cases >= 2 then 'certain' else 'likely' end`,
    ...above(sql`coalesce(due_gross, floor(0.5e0 + transportation_amount * due_pounds / too_heavy.pounds))`),
    actual: sql`too_heavy.pounds`,
    usual: sql`due_pounds`,
    cases: sql`divisor_cases`,
    about: words(dialect, sql`'1/'`, dialect.asText({ value: sql`own_divisor`, type: decimal(10, 0) })),
  };
}

/** What the package costs above the price that is due, both after its own discount, with the fuel on the difference. */
function above(dueGross: Sql): Pick<Found, 'freight' | 'fuel'> {
  const net = sql`(freight - (${dueGross}) + floor(0.5e0 + (${dueGross}) * ${discountShare} / 1000))`;
  return { freight: net, fuel: fuelOf(sql`(transportation_amount - (${dueGross}))`, net) };
}

function discountMissing(dialect: Dialect): Found {
  const fine = holds('fine_discount', 30, 0.8);
  const of = (column: string) =>
    sql`case when ${fine} then ${sql.id('fine_discount', column)} else ${sql.id('discount', column)} end`;
  const due = sql`floor(0.5e0 + transportation_amount * (${of('usual')}) / 1000)`;
  return {
    rule: 'discount_missing',
    from: sql`parcel as parcel left join discount as discount on ${ofPattern('discount', 'parcel', patternKeys.discount)}
left join fine_discount as fine_discount on ${ofPattern('fine_discount', 'parcel', patternKeys.fine_discount)}
left join month_discount as month_discount on ${ofPattern('month_discount', 'parcel', patternKeys.month_discount)}
left join floor_price as floor_price on ${ofPattern('floor_price', 'parcel', ['client_id', 'carrier_id', 'service', 'rate_year'])}
and floor_freight = freight
left join fuel as fuel on ${ofPattern('fuel', 'parcel', patternKeys.fuel)}`,
    where: sql`transportation_amount > 0 and freight > 0 and (${fine} or ${holds('discount', 30, 0.8)})
and floor_freight is null and not ${wasUsual('month_discount', discountShare, 5)}
and transportation_discount < ${due} - 2 - 0.0006e0 * transportation_amount`,
    confidence: sql`'likely'`,
    freight: sql`${due} - transportation_discount`,
    fuel: fuelOf(sql`0e0`, sql`(${due} - transportation_discount)`),
    actual: sql`${discountShare} / 10`,
    usual: sql`(${of('usual')}) / 10`,
    cases: of('cases'),
    among: of('among'),
    since: of('since'),
    about: words(dialect, sql`parcel.service`),
  };
}

function priceDiffers(dialect: Dialect): Found {
  return {
    rule: 'price_differs',
    from: sql`parcel as parcel join price as price on ${ofPattern('price', 'parcel', patternKeys.price)}
left join month_price as month_price on ${ofPattern('month_price', 'parcel', patternKeys.month_price)}
left join fuel as fuel on ${ofPattern('fuel', 'parcel', patternKeys.fuel)}`,
    where: sql`no_of_pkgs = 1 and price.cases >= 3 and ${holds('price', 4, 0.75)} and freight > 0
and transportation_amount > price.usual + 1 and not ${wasUsual('month_price', sql`transportation_amount`, 2)}`,
    confidence: sql`'likely'`,
    ...above(sql`price.usual`),
    actual: sql`transportation_amount / 100`,
    usual: sql`price.usual / 100`,
    cases: sql`price.cases`,
    among: sql`price.among`,
    since: sql`price.since`,
    about: words(
      dialect,
      sql`parcel.service`,
      sql`parcel.zone`,
      dialect.asText({ value: sql`parcel.pounds`, type: { kind: 'double' } }),
    ),
  };
}

function zoneDiffers(dialect: Dialect): Found {
  return {
    rule: 'zone_differs',
    from: sql`parcel as parcel join lane as lane on ${ofPattern('lane', 'parcel', patternKeys.lane)}
left join price as price on ${ofPattern(
      'price',
      'parcel',
      patternKeys.price.filter((key) => key !== 'zone'),
    )}
and price.of_zone = lane.usual
left join fuel as fuel on ${ofPattern('fuel', 'parcel', patternKeys.fuel)}`,
    where: sql`${hasLane} and zone <> lane.usual and ${holds('lane', 20, 0.95)} and freight > 0
and price.usual is not null and transportation_amount > price.usual + 1`,
    confidence: sql`'likely'`,
    ...above(sql`price.usual`),
    cases: sql`lane.cases`,
    among: sql`lane.among`,
    since: sql`lane.since`,
    about: words(dialect, sql`zone`, sql`lane.usual`),
  };
}

/** Only above all that the percentage could be charged on, so that what the basis leaves out makes no finding. */
function fuelDiffers(dialect: Dialect): Found {
  const widest = sql`case when basis in (0, 2) then transportation_amount + extras_gross else freight + extras_net end`;
  const due = sql`floor(0.5e0 + fuel.usual * (${fuelBasis}) / 100)`;
  return {
    rule: 'fuel_differs',
    from: sql`parcel as parcel join fuel as fuel on ${ofPattern('fuel', 'parcel', patternKeys.fuel)}`,
    where: sql`no_of_pkgs = 1 and fuel_surcharge_amount > 0 and fuel_net > 0 and ${holds('fuel', 5, 0.8)}
and fuel_surcharge_amount > fuel.usual * (${widest}) / 100 + 2 + 0.0013e0 * (${widest})`,
    confidence: sql`'likely'`,
    fuel: sql`floor(0.5e0 + (fuel_surcharge_amount - ${due}) * fuel_net / fuel_surcharge_amount)`,
    actual: sql`floor(0.5e0 + 10000e0 * fuel_surcharge_amount / (${fuelBasis})) / 100`,
    usual: sql`fuel.usual`,
    cases: sql`fuel.cases`,
    among: sql`fuel.among`,
    since: sql`fuel.since`,
    about: words(dialect, sql`mode_category`),
  };
}
