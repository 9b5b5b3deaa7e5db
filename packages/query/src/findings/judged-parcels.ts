import type { Packs } from '@waybill/audit';
import { addDays, addMonths, type RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { withDuePounds } from './dimensional-weights.ts';
import { readFuelBasis } from './found.ts';
import { guaranteeOfParcel } from './guarantee-of-parcel.ts';
import { enough, ofPattern, patternColumns, patternKeys } from './patterns.ts';
import { agreedGuaranteeOf, dayLiteral, digitsOfShipDate, dueDays, guaranteeRow } from './rules-in-sql.ts';

/** Until then a package without a delivery may still be in transit. */
export const daysUnderWay = 30;

/** The last day on which a package was shipped that counts as lost if it has not been delivered. */
export const lastUnderWay = ({ today }: RuleContext): string => addDays(today, -daysUnderWay);

/** The number of months within which packages are billed after their ship date. */
const monthsUntilBilled = 4;

/** Patterns with which packages are compared. */
const compared = ['discount', 'fine_discount', 'price', 'lane', 'fuel'] as const;

/**
 * The packages that are asked about, with all that rules compare them with, so that each is looked up once: `judged` has
 * a row for each, with the patterns of packages like it, its due weight, the days on which its service was due, and
 * its guarantee. `telling` says of how many packages of an account and service the delivery is known.
 */
export function judgedParcels(context: RuleContext, packs: Packs, dialect: Dialect): Sql {
  const keys = ['client_id', 'account_id', 'carrier_id', 'service'];
  const guarantee = guaranteeOfParcel(context.guaranteed, packs);
  const learned = compared.flatMap((name) => [
    ...patternColumns.map((column) => sql.id(name, `${name}_${column}`)),
    ...(name === 'fuel' ? [sql`fuel_of`, sql`${readFuelBasis} as fuel_basis`] : []),
  ]);
  const joins = compared.map(
    (name) => sql`left join ${sql.id(name)} as ${sql.id(name)} on ${ofPattern(name, 'parcel', patternKeys[name])}`,
  );
  return sql`telling as materialized (
select ${sql.join(keys.map((key) => sql`${sql.id(key)} as ${sql.id(`of_${key}`)}`))}, count(delivery_date) as telling_cases, count(*) as telling_among
from parcel as parcel where pickup_date <= ${dayLiteral(dialect, lastUnderWay(context))} and freight > 0
group by ${sql.join(keys.map((key) => sql.id(key)))} having count(*) >= ${sql.lit(enough.telling.among)}
), ${dueOffsets(context, packs, dialect)}, judged as materialized (
select weighed.*, ${guarantee.isEntitled} as is_entitled, ${guarantee.isSuspended} as is_suspended, ${guarantee.isWaived} as is_waived
from ${withDuePounds(
    sql`(
select parcel.*, ${sql.join(learned)}, telling_cases, telling_among, ${dueDay('due_after', context, dialect)} as due_day,
${dueDay('latest_after', context, dialect)} as latest_day,
${guaranteeRow(packs, dialect)} as guarantee_row, ${agreedGuaranteeOf(context.guaranteed, dialect)} as agreed_guarantee
from parcel as parcel ${sql.join(joins, sql`\n`)}
left join telling as telling on ${ofPattern('telling', 'parcel', keys)}
left join due as due on due_carrier = carrier_id
where is_asked = 1
)`,
    packs,
    dialect,
  )} as weighed
)`;
}

/** How many days after its ship date a package of a service was due, by carrier. */
function dueOffsets({ from, to }: RuleContext, packs: Packs, dialect: Dialect): Sql {
  const offsets = dueDays(packs, addMonths(from, -monthsUntilBilled), to);
  // A constant: shards get parameters in the address of a request, which must stay short.
  const due = dialect.jsonRows(sql.lit(JSON.stringify(offsets)), { carrierId: 'integer', due: 'text', latest: 'text' });
  return sql`due as materialized (
select note."carrierId" as due_carrier, note.due as due_after, note.latest as latest_after
from (${due}) as note
)`;
}

function dueDay(offsets: string, { from, to }: RuleContext, dialect: Dialect): Sql {
  const first = dayLiteral(dialect, addMonths(from, -monthsUntilBilled));
  const place = sql`${dialect.boundaries('day', first, sql`pickup_date`)} * ${sql.lit(digitsOfShipDate)} + 2 * service_days - 1`;
  const days = sql`cast(${dialect.part(sql.id(offsets), place, sql`2`)} as integer)`;
  return sql`case when service_days is not null and pickup_date between ${first} and ${dayLiteral(dialect, to)}
then ${dialect.daysAfter(sql`pickup_date`, days)} end`;
}
