import { type DeliverySourceKind, deliverySourceKinds, promiseSourceKinds, referenceColumnNames } from '@waybill/model';
import { type Dialect, type Sql, sql } from '@waybill/query';
import type { OwnPromises } from '../ledger/own-promises.ts';
import { postponedByHolidays, postponedOfPackage, promisedByService } from './promised-days.ts';
import { referredFields, type TableOf } from './reference-fields.ts';
import { stagedDeliveryColumns } from './staged-delivery.ts';

/** Which packages a statement is about, and where it reads them and their facts. */
export interface DeliveriesOf {
  readonly dialect: Dialect;
  /** A condition on the packages `p`. */
  readonly packages: Sql;
  readonly tableOf: TableOf;
  readonly own: readonly OwnPromises[];
}

/** The columns with the delivery of a package. */
export const deliveryColumns = [
  'delivery_date',
  'scheduled_date',
  'tracking_status',
  'delivery_status',
  'delivery_location',
] as const;

/** The days after pickup in which a fact can belong to a package, because carriers reuse their numbers. */
export const longestJourneyDays = 180;
/** The day before may be the same moment in another time zone. */
export const earliestDays = 1;

const rankOf = (kinds: readonly DeliverySourceKind[], kind: string): string =>
  `case ${kind} ${kinds.map((each, rank) => `when '${each}' then ${rank}`).join(' ')} end`;

const rankOfInvoice = deliverySourceKinds.indexOf('invoice');
const promiseRankOfInvoice = promiseSourceKinds.indexOf('invoice');

/** A line with reference fields alone says nothing about the delivery; that a manifest lists a package does. */
const statesDelivery = sql.raw(
  `(s.kind = 'manifest' or coalesce(f.promised, f.delivered) is not null or coalesce(f.status, f.verdict) is not null)`,
);

const listOf = (names: readonly string[], item: (name: string) => string = (name) => name): Sql =>
  sql.raw(names.map(item).join(', '));

const billedColumns = [
  ...['tracking_id', 'package_load', 'client_id', 'carrier_id', 'tracking_number', 'pickup_date', 'service_category'],
  ...['bill_date_partition', 'pickup_date_partition', 'is_kept', 'is_package', 'customer_reference'],
  ...referenceColumnNames.map((name) => `now_${name}`),
  ...[...deliveryColumns.map((name) => `now_${name}`), ...deliveryColumns],
];

/** What a fact says, and which one it is. */
const factColumns = ['load_id', ...stagedDeliveryColumns.map(({ name }) => name)];

/** Of the facts about a package, the best one by a rank, and of equally good ones the latest. */
const best = (rank: string, condition: string): Sql =>
  sql.raw(`select * from known where ${condition}
   qualify row_number() over (partition by tracking_id order by ${rank}, received_at desc, load_id desc, line desc) = 1`);

/**
 * The steps that find what is known about the deliveries of some packages, as the `with` clause of a query:
 * - `billed`: the rows of packages, corrections included, with what their invoices say,
 * - `referred`: what is stated of the shipper's reference fields,
 * - `known`: every fact about their deliveries, from every file that may apply to them,
 * - `delivery`, `promise`, `wording`: the facts that count for the delivery, the promise and the carrier's words,
 * - `chosen`: what follows for each row. Corrections have no delivery of their own.
 */
export function knownDeliveries({ dialect, packages, tableOf, own }: DeliveriesOf): Sql {
  const pickup = sql`b.pickup_date`;
  const isMidnight = (column: string): Sql => dialect.isMidnight(sql.ref(column));
  return sql`
with billed as (
  select p.tracking_id as tracking_id, p.load_id as package_load, p.client_id as client_id,
    p.carrier_id as carrier_id, p.tracking_number as tracking_number, p.pickup_date as pickup_date,
    p.service_category as service_category, p.bill_date_partition as bill_date_partition,
    p.pickup_date_partition as pickup_date_partition, b.tracking_id is not null as is_kept,
    p.row_kind = 'package' as is_package, p.customer_reference as customer_reference,
    ${listOf(referenceColumnNames, (name) => `p.${name} as now_${name}`)},
    ${listOf(deliveryColumns, (name) => `p.${name} as now_${name}`)},
    ${listOf(deliveryColumns, (name) => `case when b.tracking_id is not null then b.${name} else p.${name} end as ${name}`)}
  from ${tableOf('package_level_info')} p left join ${tableOf('billed_delivery')} b on b.tracking_id = p.tracking_id
  where (p.tracking_number is not null or p.customer_reference is not null) and ${packages}
),
${referredFields(dialect, tableOf)},
${postponedByHolidays(dialect, own)},
known as (
  select b.tracking_id as tracking_id, s.kind as kind, s.name as name, s.received_at as received_at,
    ${listOf(factColumns, (name) => `f.${name} as ${name}`)},
    ${sql.raw(rankOf(deliverySourceKinds, 's.kind'))} as delivery_rank,
    ${sql.raw(rankOf(promiseSourceKinds, 's.kind'))} as promise_rank
  from billed b
  join ${tableOf('delivery_fact')} f
    on f.tracking_number = b.tracking_number and (f.carrier_id is null or f.carrier_id = b.carrier_id)
  join ${tableOf('delivery_source')} s on s.load_id = f.load_id
  join ${tableOf('delivery_scope')} c on c.load_id = f.load_id and c.client_id = b.client_id
  where b.is_package and ${statesDelivery}
    and ${dialect.dayOf(sql`coalesce(f.delivered, f.promised, s.received_at)`)}
    between ${dialect.daysAfter(pickup, sql.lit(-earliestDays))} and ${dialect.daysAfter(pickup, sql.lit(longestJourneyDays))}
),
delivery as (${best('delivery_rank', 'delivered is not null')}),
promise as (${best('promise_rank', 'promised is not null')}),
wording as (${best('delivery_rank', '(status is not null or verdict is not null)')}),
summary as (
  select tracking_id, ${dialect.isAny(sql`is_excused`)} as is_excused, max(received_at) as heard_at,
    ${dialect.isAny(sql`kind <> 'manifest'`)} as is_tracked
  from known group by tracking_id
),
chosen as (
  select ${listOf(billedColumns, (name) => `b.${name} as ${name}`)},
    r.tracking_id is not null as has_fields, ${listOf(referenceColumnNames, (name) => `r.${name} as ${name}`)},
    t.tracking_id is not null as has_facts, coalesce(t.is_excused, false) as is_excused, t.heard_at as heard_at,
    coalesce(t.is_tracked, false) as is_tracked,
    d.tracking_id is not null and (b.delivery_date is null or d.delivery_rank < ${sql.lit(rankOfInvoice)})
      as has_delivery_fact,
    p.tracking_id is not null and (b.scheduled_date is null or p.promise_rank < ${sql.lit(promiseRankOfInvoice)})
      as has_promise_fact,
    d.load_id as delivery_load, d.line as delivery_line, p.load_id as promise_load, p.line as promise_line,
    case when has_delivery_fact then d.delivered else b.delivery_date end as delivered,
    case when has_delivery_fact then d.delivered_has_time else not ${isMidnight('b.delivery_date')} end
      as delivered_has_time,
    case when has_delivery_fact then d.delivered_offset end as delivered_offset,
    case when has_promise_fact then p.promised when b.scheduled_date is not null then b.scheduled_date
      when has_delivery_fact or b.delivery_date is not null then ${promisedByService(dialect)} end as promised,
    case when has_promise_fact then p.promised_has_time when b.scheduled_date is not null
      then not ${isMidnight('b.scheduled_date')} else false end as promised_has_time,
    case when has_promise_fact then p.promised_offset end as promised_offset,
    coalesce(d.verdict, s.verdict) as verdict,
    case when has_delivery_fact then coalesce(d.status, 'Delivered') when b.delivery_date is not null
      then b.delivery_status else coalesce(s.status, b.delivery_status) end as known_status,
    case when has_delivery_fact then ${dialect.commaList([sql`d.left_at`, sql`d.signed_by`])}
      else b.delivery_location end as known_location
  from billed b
  left join referred r on r.tracking_id = b.tracking_id
  left join summary t on t.tracking_id = b.tracking_id
  left join delivery d on d.tracking_id = b.tracking_id
  left join promise p on p.tracking_id = b.tracking_id
  left join wording s on s.tracking_id = b.tracking_id
  ${postponedOfPackage}
)`;
}
