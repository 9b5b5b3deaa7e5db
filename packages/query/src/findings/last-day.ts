import { type PackRow, type Packs, packIn } from '@waybill/audit';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { date } from '../types/value-type.ts';
import { carriersWithRules, dayLiteral } from './rules-in-sql.ts';

type Clock = PackRow<'claim-clocks'>;

const starts = {
  'invoice date': 'bill_date',
  'scheduled delivery': 'promised',
  delivery: 'promised',
  'ship date': 'pickup_date',
} as const satisfies Readonly<Record<Clock['since'], string>>;

/** The last day on which the carrier accepts a claim, by the clocks of the ship date: the earliest of its steps. */
export function lastDayOf(packs: Packs, claim: string, dialect: Dialect): Sql {
  const carriers = carriersWithRules.flatMap((carrierId) => {
    const rows = (packIn(packs, carrierId, 'claim-clocks')?.rows ?? []).filter((row) => row.claim === claim);
    const steps = [...Map.groupBy(rows, ({ step }) => step).values()].map((ofStep) => endOfStep(ofStep, dialect));
    return steps.length === 0 ? [] : [sql`when ${sql.lit(carrierId)} then ${earliest(steps)}`];
  });
  const unknown = dialect.literal({ type: date, value: null });
  return carriers.length === 0 ? unknown : sql`case carrier_id ${sql.join(carriers, sql` `)} else ${unknown} end`;
}

/** A step ends as the row says that applies on the ship date, of several the one about fewer packages. */
function endOfStep(rows: readonly Clock[], dialect: Dialect): Sql {
  const service = dialect.lower(sql`coalesce(service, '')`);
  const isInternational = sql`(${dialect.contains(service, sql`'international'`)} or ${dialect.contains(service, sql`'worldwide'`)})`;
  const shipped = sql`coalesce(pickup_date, bill_date)`;
  const cases = rows
    .toSorted((one, other) => Number(one.scope === '%') - Number(other.scope === '%'))
    .map(({ from, to, scope, count, unit, since }) => {
      const until = to === null ? sql`` : sql` and ${shipped} <= ${dayLiteral(dialect, to)}`;
      const scoped =
        scope === '%' ? sql`` : sql` and ${scope === 'international' ? isInternational : sql`not ${isInternational}`}`;
      const start = sql.id(starts[since]);
      const end = unit === 'months' ? dialect.monthsAfter(start, count) : dialect.daysAfter(start, count);
      return sql`when ${shipped} >= ${dayLiteral(dialect, from)}${until}${scoped} then ${end}`;
    });
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** Of days some of which may not be known. */
const earliest = (days: readonly Sql[]): Sql =>
  days.reduce((one, other) => sql`least(coalesce(${one}, ${other}), coalesce(${other}, ${one}))`);
