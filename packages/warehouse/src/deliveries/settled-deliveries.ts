import { referenceColumnNames } from '@waybill/model';
import { type Dialect, type Sql, sql } from '@waybill/query';
import { timestamp } from '../engine/values.ts';
import { type DeliveriesOf, deliveryColumns, knownDeliveries } from './known-deliveries.ts';

/** A moment without its time zone, in UTC. */
const utc = ({ minutesAfter }: Dialect, local: string, offset: string): Sql =>
  minutesAfter(sql.raw(local), sql.raw(`0 - coalesce(${offset}, 0)`));

const isLate = (dialect: Dialect): Sql => sql`case
  when not (promised_has_time and delivered_has_time)
    then ${dialect.dayOf(sql`delivered`)} > ${dialect.dayOf(sql`promised`)}
  when promised_offset is not null and delivered_offset is not null
    then ${utc(dialect, 'delivered', 'delivered_offset')} > ${utc(dialect, 'promised', 'promised_offset')}
  else delivered > promised end`;

/** Where the time zone of a promise is unknown, it is over when it is over everywhere: twelve hours after UTC. */
const lastOffset = -720;

function isOverdue(dialect: Dialect, now: Date): Sql {
  // Files that track a package would tell of its delivery until now; a manifest tells of none, however old it is.
  const asOf = sql`(case when is_tracked then ${timestamp(dialect, now)} else heard_at end)`;
  const local = dialect.minutesAfter(asOf, sql`coalesce(promised_offset, ${sql.lit(lastOffset)})`);
  return sql`case when promised_has_time then ${local} > promised
    else ${dialect.dayOf(local)} > ${dialect.dayOf(sql`promised`)} end`;
}

/** By its words the journey has ended, though no day is stated. */
const hasEnded = ({ matches }: Dialect): Sql =>
  matches(sql`lower(coalesce(known_status, ''))`, sql.lit('.*(delivered|void|cancel|return).*'));

const statusOf = (dialect: Dialect, now: Date): Sql => sql`case
  when delivered is not null and promised is not null
    then case when not (${isLate(dialect)}) then 'On Time' when is_excused then 'Exception' else 'Late' end
  when verdict is not null then verdict
  when delivered is null and is_excused then 'Exception'
  when delivered is null and promised is not null and ${isOverdue(dialect, now)} and not ${hasEnded(dialect)}
    then 'Pending Late'
  else tracking_status end`;

/** A condition for the packages `p` that may have become pending late by `now`. `facts` names the table of facts. */
export const maybeOverdue = (dialect: Dialect, now: Date, facts: Sql): Sql =>
  sql`p.row_kind = 'package' and p.delivery_date is null and p.scheduled_date < ${timestamp(dialect, now)}
  and (p.tracking_status is null or p.tracking_status <> 'Pending Late')
  and p.tracking_number in (select tracking_number from ${facts} f)`;

const list = (item: (name: string) => string): Sql => sql.raw(deliveryColumns.map(item).join(', '));
const listFields = (item: (name: string) => string): Sql => sql.raw(referenceColumnNames.map(item).join(', '));

/**
 * Packages with the values that their columns must have at the moment `now`. `is_moved`: those about the delivery differ;
 * `is_changed`: any of them, reference fields included.
 */
export function settledDeliveries(of: DeliveriesOf, now: Date): Sql {
  const { dialect } = of;
  const settled = (value: Sql, billed: string): Sql =>
    sql`case when has_facts then ${value} else ${sql.raw(billed)} end as ${sql.raw(billed)}`;
  return sql`${knownDeliveries(of)},
settled as (
  select tracking_id, package_load, client_id, tracking_number, bill_date_partition, pickup_date_partition, is_kept,
    is_package, customer_reference, has_fields, ${listFields((name) => name)}, ${listFields((name) => `now_${name}`)},
    has_facts, ${list((name) => `now_${name}`)},
    ${settled(utc(dialect, 'delivered', 'delivered_offset'), 'delivery_date')},
    ${settled(sql`case when promised_has_time then ${utc(dialect, 'promised', 'promised_offset')} else promised end`, 'scheduled_date')},
    ${settled(statusOf(dialect, now), 'tracking_status')},
    ${settled(sql`known_status`, 'delivery_status')},
    ${settled(sql`known_location`, 'delivery_location')}
  from chosen
)
select *, (${list((name) => name)}) is distinct from (${list((name) => `now_${name}`)}) as is_moved,
  is_moved or (${listFields((name) => name)}) is distinct from (${listFields((name) => `now_${name}`)}) as is_changed
from settled`;
}
