import { type DeliverySourceKind, deliverySourceKinds, promiseSourceKinds, serviceDays } from '@waybill/model';
import { stagedDeliveryColumns } from './staged-delivery.ts';

/** How an engine writes what the rules of deliveries need. */
export interface DeliveryWords {
  /** The calendar day of a moment. */
  readonly dayOf: (moment: string) => string;
  readonly isMidnight: (moment: string) => string;
  readonly minutesBefore: (moment: string, minutes: string) => string;
  /** 1 on Mondays, 7 on Sundays. */
  readonly weekday: (day: string) => string;
  readonly daysAfter: (day: string, days: string) => string;
  readonly daysBefore: (day: string, days: string) => string;
  /** A moment as `YYYY-MM-DD HH:MM:SS.mmm`, in UTC. */
  readonly moment: (text: string) => string;
  /** The first moment of a day. */
  readonly momentOf: (day: string) => string;
  /** Those of the texts that are there, with a comma between them; null if none is. */
  readonly listed: (texts: readonly string[]) => string;
  readonly matches: (text: string, expression: string) => string;
  /** Whether the condition holds for a row of the group. */
  readonly any: (condition: string) => string;
}

/** The days after pickup in which a fact can belong to a package, because carriers reuse their numbers. */
const longestJourneyDays = 180;
/** The day before may be the same moment in another time zone. */
const earliestDays = 1;

const rankOf = (kinds: readonly DeliverySourceKind[], kind: string): string =>
  `case ${kind} ${kinds.map((each, rank) => `when '${each}' then ${rank}`).join(' ')} end`;

const rankOfInvoice = deliverySourceKinds.indexOf('invoice');
const promiseRankOfInvoice = promiseSourceKinds.indexOf('invoice');

/** The columns with the delivery of a package. */
const columns = ['delivery_date', 'scheduled_date', 'tracking_status', 'delivery_status', 'delivery_location'];
const billedColumns = [
  ...['tracking_id', 'package_load', 'client_id', 'carrier_id', 'tracking_number', 'pickup_date', 'service_category'],
  ...['bill_date_partition', 'pickup_date_partition', 'is_kept', ...columns.map((name) => `now_${name}`), ...columns],
];

/** What a fact says, and which one it is. */
const factColumns = ['load_id', ...stagedDeliveryColumns.map(({ name }) => name)];

/** Of the facts about a package, the best one by a rank, and of equally good ones the latest. */
const best = (rank: string, condition: string): string =>
  `select * from told where ${condition}
   qualify row_number() over (partition by tracking_id order by ${rank}, received_at desc, load_id desc, line desc) = 1`;

const days = `case ${Object.entries(serviceDays)
  .map(([category, count]) => `when b.service_category = '${category}' then ${count}`)
  .join(' ')} end`;
/** The business day that the service promises, by Monday to Friday, for the carriers whose services promise days. */
function promisedByService({ weekday, daysAfter, momentOf }: DeliveryWords): string {
  const day = weekday('b.pickup_date');
  const promised = `(${days} + case when ${day} = 7 then 0 when ${day} = 6 then 1
    when ${day} + ${days} > 5 then 2 else 0 end)`;
  return `case when b.carrier_id in (1, 2) then
  ${momentOf(daysAfter('b.pickup_date', promised))} end`;
}

const utc = ({ minutesBefore }: DeliveryWords, local: string, offset: string): string =>
  minutesBefore(local, `coalesce(${offset}, 0)`);

/**
 * The steps that find what is known about the deliveries of some packages, as the `with` clause of a query:
 * - `billed`: the packages with what their invoices say,
 * - `told`: every fact about them, from every file that may apply to them,
 * - `delivery`, `promise`, `spoken`: the facts that count for the delivery, the promise and the words.
 */
export const knownDeliveries = (packages: string, words: DeliveryWords): string => `
with billed as (
  select p.tracking_id, p.load_id as package_load, p.client_id, p.carrier_id, p.tracking_number, p.pickup_date,
    p.service_category, p.bill_date_partition, p.pickup_date_partition, b.tracking_id is not null as is_kept,
    p.delivery_date as now_delivery_date, p.scheduled_date as now_scheduled_date,
    p.tracking_status as now_tracking_status, p.delivery_status as now_delivery_status,
    p.delivery_location as now_delivery_location,
    case when is_kept then b.delivery_date else p.delivery_date end as delivery_date,
    case when is_kept then b.scheduled_date else p.scheduled_date end as scheduled_date,
    case when is_kept then b.tracking_status else p.tracking_status end as tracking_status,
    case when is_kept then b.delivery_status else p.delivery_status end as delivery_status,
    case when is_kept then b.delivery_location else p.delivery_location end as delivery_location
  from package_level_info p left join billed_delivery b on b.tracking_id = p.tracking_id
  where p.row_kind = 'package' and p.tracking_number is not null and ${packages}
),
told as (
  select b.tracking_id as tracking_id, s.kind as kind, s.name as name, s.received_at as received_at,
    ${factColumns.map((name) => `f.${name} as ${name}`).join(', ')},
    ${rankOf(deliverySourceKinds, 's.kind')} as delivery_rank, ${rankOf(promiseSourceKinds, 's.kind')} as promise_rank
  from billed b
  join delivery_fact f on f.tracking_number = b.tracking_number and (f.carrier_id is null or f.carrier_id = b.carrier_id)
  join delivery_source s on s.load_id = f.load_id
  join delivery_scope c on c.load_id = f.load_id and c.client_id = b.client_id
  where ${words.dayOf('coalesce(f.delivered, f.promised, s.received_at)')}
    between ${words.daysBefore('b.pickup_date', `${earliestDays}`)} and ${words.daysAfter('b.pickup_date', `${longestJourneyDays}`)}
),
delivery as (${best('delivery_rank', 'delivered is not null')}),
promise as (${best('promise_rank', 'promised is not null')}),
spoken as (${best('delivery_rank', '(status is not null or verdict is not null)')}),
summary as (
  select tracking_id, ${words.any('is_excused')} as is_excused, max(received_at) as heard_at,
    ${words.any("kind <> 'manifest'")} as is_tracked
  from told group by tracking_id
),
chosen as (
  select ${billedColumns.map((name) => `b.${name} as ${name}`).join(', ')},
    t.tracking_id is not null as is_told, coalesce(t.is_excused, false) as is_excused, t.heard_at as heard_at,
    coalesce(t.is_tracked, false) as is_tracked,
    d.tracking_id is not null and (b.delivery_date is null or d.delivery_rank < ${rankOfInvoice}) as is_delivery_told,
    p.tracking_id is not null and (b.scheduled_date is null or p.promise_rank < ${promiseRankOfInvoice})
      as is_promise_told,
    d.load_id as delivery_load, d.line as delivery_line, p.load_id as promise_load, p.line as promise_line,
    case when is_delivery_told then d.delivered else b.delivery_date end as delivered,
    case when is_delivery_told then d.delivered_has_time else not ${words.isMidnight('b.delivery_date')} end
      as delivered_has_time,
    case when is_delivery_told then d.delivered_offset end as delivered_offset,
    case when is_promise_told then p.promised when b.scheduled_date is not null then b.scheduled_date
      when is_delivery_told or b.delivery_date is not null then ${promisedByService(words)} end as promised,
    case when is_promise_told then p.promised_has_time when b.scheduled_date is not null
      then not ${words.isMidnight('b.scheduled_date')} else false end as promised_has_time,
    case when is_promise_told then p.promised_offset end as promised_offset,
    coalesce(d.verdict, s.verdict) as verdict,
    case when is_delivery_told then coalesce(d.status, 'Delivered') when b.delivery_date is not null
      then b.delivery_status else coalesce(s.status, b.delivery_status) end as told_status,
    case when is_delivery_told then ${words.listed(['d.left_at', 'd.signed_by'])}
      else b.delivery_location end as told_location
  from billed b
  left join summary t using (tracking_id)
  left join delivery d using (tracking_id)
  left join promise p using (tracking_id)
  left join spoken s using (tracking_id)
)`;

const isLate = (words: DeliveryWords): string => `case
  when not (promised_has_time and delivered_has_time) then ${words.dayOf('delivered')} > ${words.dayOf('promised')}
  when promised_offset is not null and delivered_offset is not null
    then ${utc(words, 'delivered', 'delivered_offset')} > ${utc(words, 'promised', 'promised_offset')}
  else delivered > promised end`;
/** Files that track a package would tell of its delivery until now; a manifest tells of none, however old it is. */
const asOf = (words: DeliveryWords, now: Date): string =>
  `case when is_tracked then ${momentOf(words, now)} else heard_at end`;
/** Where the time zone of a promise is unknown, it is over when it is over everywhere: twelve hours after UTC. */
const lastOffset = -720;
const isOverdue = (words: DeliveryWords, now: Date): string => {
  const local = words.minutesBefore(`(${asOf(words, now)})`, `(0 - coalesce(promised_offset, ${lastOffset}))`);
  return `case when promised_has_time then ${local} > promised else ${words.dayOf(local)} > ${words.dayOf('promised')} end`;
};
/** By its words the journey has ended, though no day is stated. */
const hasEnded = ({ matches }: DeliveryWords): string =>
  matches("lower(coalesce(told_status, ''))", 'delivered|void|cancel|return');
const status = (words: DeliveryWords, now: Date): string => `case
  when delivered is not null and promised is not null
    then case when not (${isLate(words)}) then 'On Time' when is_excused then 'Exception' else 'Late' end
  when verdict is not null then verdict
  when delivered is null and is_excused then 'Exception'
  when delivered is null and promised is not null and ${isOverdue(words, now)} and not ${hasEnded(words)} then 'Pending Late'
  else tracking_status end`;
const told = (value: string, billed: string): string => `case when is_told then ${value} else ${billed} end`;

/** A condition for the packages that may have become pending late by `now`, in the words of an engine. */
export const maybeOverdue = (words: DeliveryWords, now: Date, facts: string): string =>
  `p.delivery_date is null and p.scheduled_date < ${momentOf(words, now)}
  and (p.tracking_status is null or p.tracking_status <> 'Pending Late')
  and p.tracking_number in (select tracking_number from ${facts})`;

const momentOf = ({ moment }: DeliveryWords, now: Date): string =>
  moment(now.toISOString().replace('T', ' ').replace('Z', ''));

/**
 * The packages that meet the condition `packages`, with the values that their columns must have at the moment `now`;
 * `is_changed` if they differ.
 */
export const settledDeliveries = (packages: string, words: DeliveryWords, now: Date): string => `
${knownDeliveries(packages, words)},
settled as (
  select tracking_id, package_load, client_id, tracking_number, bill_date_partition, pickup_date_partition, is_kept, is_told,
    ${columns.map((name) => `now_${name}`).join(', ')},
    ${told(utc(words, 'delivered', 'delivered_offset'), 'delivery_date')} as delivery_date,
    ${told(`case when promised_has_time then ${utc(words, 'promised', 'promised_offset')} else promised end`, 'scheduled_date')}
      as scheduled_date,
    ${told(status(words, now), 'tracking_status')} as tracking_status,
    ${told('told_status', 'delivery_status')} as delivery_status,
    ${told('told_location', 'delivery_location')} as delivery_location
  from chosen
)
select *, (${columns}) is distinct from (${columns.map((name) => `now_${name}`)}) as is_changed from settled`;
