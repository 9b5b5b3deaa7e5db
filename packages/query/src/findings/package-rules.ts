import type { Packs } from '@waybill/audit';
import { type AgreedDifference, addDays, type RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { daysOfDoubleBilling, type Found } from './found.ts';
import { weekday, words } from './parcels.ts';
import { patternRules } from './pattern-rules.ts';
import { holds, ofPattern } from './patterns.ts';
import { agreedGuaranteeOf, dayLiteral, guaranteeOf, isExcluded, usualTime } from './rules-in-sql.ts';

/** Until then a package without a delivery may still be in transit. */
export const daysUnderWay = 30;

/** The rules about packages, and about the parts of their transportation and fuel. */
export function packageRules(context: RuleContext, packs: Packs, dialect: Dialect): readonly Found[] {
  return [
    billedTwice(dialect),
    lateGuaranteed(context, packs, dialect),
    neverDelivered(context, dialect),
    ...aboveAgreement(context, dialect),
    ...patternRules(dialect),
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
    obstacle: sql`case when is_suspended then 'suspended' when ${isExcluded(packs, dialect)} then 'excluded' when is_waived then 'waived' when not is_entitled then 'not_entitled' end`,
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
  const judgedSets = [...new Set(agreed.map(({ judges = [] }) => judges.join(' ')))];
  const judges = judgedSets.map((rules, place) => sql`when ${sql.lit(place)} then ${sql.lit(rules)}`);
  const dearest = agreed
    .toSorted((one, other) => costOf(other) - costOf(one))
    .slice(0, mostAgreed)
    .map(({ row, freight, fuel, rest, cause, confidence, judges = [] }) => ({
      ...{ row, freight, fuel, rest, cause, confidence },
      judges: judgedSets.indexOf(judges.join(' ')),
    }));
  const rows = dialect.jsonRows(sql.lit(JSON.stringify(dearest)), {
    row: 'bigint',
    freight: 'bigint',
    fuel: 'bigint',
    rest: 'bigint',
    cause: 'text',
    confidence: 'text',
    judges: 'integer',
  });
  return [
    {
      rule: 'above_agreement',
      with: sql`agreed as materialized (
select agreed_row."row" as of_row, agreed_row.freight as freight_above, agreed_row.fuel as fuel_above, agreed_row.rest as rest_above,
agreed_row.cause as cause, agreed_row.confidence as agreed_confidence, case agreed_row.judges ${sql.join(judges, sql` `)} end as judges
from (${rows}) as agreed_row
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
