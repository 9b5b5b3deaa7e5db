import { referenceColumnNames } from '@waybill/model';
import { type Dialect, type Sql, sql } from '@waybill/query';

/** How a statement names the rows of a table that count. */
export type TableOf = (name: string) => Sql;

/** A row that names a day counts for packages that were shipped at most so long before or after it. */
const nearbyDays = 180;

const listOf = (item: (name: string) => string): Sql => sql.raw(referenceColumnNames.map(item).join(', '));
const hasFields = sql.raw(`(${referenceColumnNames.map((name) => `f.${name} is not null`).join(' or ')})`);

/** Later loads come after earlier ones, and later lines of a file after earlier ones. */
const place = sql.raw('cast(f.load_id as bigint) * 4294967296 + f.line');

/**
 * The step `referred` of a `with` clause: what is stated of the reference fields of `billed` rows, by tracking number or
 * by the reference on the invoice. Of several statements about a field the latest one counts.
 */
export function referredFields(dialect: Dialect, tableOf: TableOf): Sql {
  const day = sql`coalesce(f.shipped_on, ${dialect.dayOf(sql`coalesce(f.delivered, f.promised)`)})`;
  const stated = (fits: Sql): Sql => sql`
  select b.tracking_id as tracking_id, ${place} as place, ${listOf((name) => `f.${name} as ${name}`)}
  from billed b
  join ${tableOf('delivery_fact')} f on ${fits} and (f.carrier_id is null or f.carrier_id = b.carrier_id)
  join ${tableOf('delivery_scope')} c on c.load_id = f.load_id and c.client_id = b.client_id
  where ${hasFields} and (${day} is null or b.pickup_date between ${dialect.daysAfter(day, sql.lit(-nearbyDays))}
    and ${dialect.daysAfter(day, sql.lit(nearbyDays))})`;
  const latest = sql.join(
    referenceColumnNames.map((name) => sql`${dialect.lastBy(sql.ref(`t.${name}`), sql`t.place`)} as ${sql.ref(name)}`),
  );
  return sql`referred as (
  select t.tracking_id as tracking_id, ${latest}
  from (${stated(sql`f.tracking_number = b.tracking_number`)}
  union all ${stated(sql`f.reference = b.customer_reference`)}) t
  group by t.tracking_id
)`;
}

/** Lines of the same package that contradict each other: with tracking number or reference, and the first and last line. */
export const contradictions = (incoming: Sql, most: number): Sql => sql`
  select case when tracking_number <> '' then tracking_number else reference end as named, min(line), max(line)
  from ${incoming} i group by tracking_number, reference
  having ${sql.raw(referenceColumnNames.map((name) => `count(distinct ${name}) > 1`).join(' or '))}
  order by 2 limit ${sql.lit(most)}`;
