import { holidayCalendar, inEffect, type PackRow, type Packs, packIn } from '@waybill/audit';
import { addDays, type CarrierDays, daysBetween, type Guaranteed, serviceDays } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { date, text } from '../types/value-type.ts';

/** A day as a parameter. */
export const dayLiteral = (dialect: Dialect, value: string): Sql => dialect.literal({ type: date, value });

/** Today, as the carrier of a finding counts its deadlines. */
export function todayOfCarrier({ today, todayOf }: CarrierDays, dialect: Dialect): Sql {
  const others = Object.entries(todayOf).map(
    ([carrierId, day]) => sql`when ${sql.lit(Number(carrierId))} then ${dayLiteral(dialect, day)}`,
  );
  if (others.length === 0) return dayLiteral(dialect, today);
  return sql`case carrier_id ${sql.join(others, sql` `)} else ${dayLiteral(dialect, today)} end`;
}

/** The carriers whose packs rules are read from: UPS and FedEx. */
export const carriersWithRules = [1, 2] as const;

/** Rows of a kind of pack of both carriers. */
function rowsOf<Kind extends 'guarantees' | 'guarantee-exclusions' | 'triggers' | 'dimensions' | 'commitments'>(
  packs: Packs,
  kind: Kind,
): readonly (readonly [number, PackRow<Kind>])[] {
  return carriersWithRules.flatMap((carrierId) =>
    (packIn(packs, carrierId, kind)?.rows ?? []).map((row) => [carrierId, row] as const),
  );
}

/** Whether a row of a pack applies to a package: its carrier, ship date and service. */
const applies = (dialect: Dialect, carrierId: number, row: DatedService): Sql =>
  sql`carrier_id = ${sql.lit(carrierId)} and ${appliesOn(dialect, row)}`;

interface DatedService {
  readonly from: string;
  readonly to: string | null;
  readonly service?: string;
}

/** The same of the ship date and the service. */
function appliesOn(dialect: Dialect, row: DatedService): Sql {
  const until = row.to === null ? sql`` : sql` and pickup_date <= ${dayLiteral(dialect, row.to)}`;
  const named =
    row.service === undefined || row.service === '%'
      ? sql``
      : sql` and ${dialect.lower(sql`coalesce(service, '')`)} like ${row.service.toLowerCase()}`;
  return sql`pickup_date >= ${dayLiteral(dialect, row.from)}${until}${named}`;
}

/** The longest name first: it is about the fewest services. */
const specific = <Kind extends PackRow<'guarantees'> | PackRow<'commitments'> | PackRow<'dimensions'>>(
  rows: readonly (readonly [number, Kind])[],
): readonly (readonly [number, Kind])[] =>
  rows.toSorted(([, one], [, other]) => other.service.length - one.service.length);

function chosen<Row>(rows: readonly Row[], when: (row: Row) => Sql, value: (row: Row) => Sql, otherwise: Sql): Sql {
  if (rows.length === 0) return otherwise;
  return sql`case ${sql.join(
    rows.map((row) => sql`when ${when(row)} then ${value(row)}`),
    sql`\n`,
  )} else ${otherwise} end`;
}

/** What the guarantee of a package's service says on its ship date; null where there is none. */
export function guaranteeOf(packs: Packs, dialect: Dialect, entitled: (carrierId: number, service: string) => Sql) {
  // A guarantee that is suspended until further notice is none.
  const rows = specific(rowsOf(packs, 'guarantees')).filter(([, row]) => row.state === 'guaranteed' || row.to !== null);
  const ended = specific(rowsOf(packs, 'guarantees'));
  const of = (value: (carrierId: number, row: PackRow<'guarantees'>) => Sql, otherwise: Sql) =>
    chosen(
      ended,
      ([carrierId, row]) => applies(dialect, carrierId, row),
      ([carrierId, row]) => (rows.some(([, each]) => each === row) ? value(carrierId, row) : otherwise),
      otherwise,
    );
  return {
    isEntitled: of((carrierId, { service }) => entitled(carrierId, service), sql`null`),
    refundsFuel: of((_, { refunds }) => sql.lit(refunds === 'transportation and fuel') as Sql, sql`false`),
    isSuspended: of((_, { state }) => sql.lit(state === 'suspended') as Sql, sql`false`),
    countsMinutes: of((_, { late_by: lateBy }) => sql.lit(lateBy === 'time') as Sql, sql`false`),
  };
}

/** What agreements say about the guarantee of a package: `entitled`, `waived`, or null where none says anything. */
export function agreedGuaranteeOf({ agreed = [] }: Guaranteed, dialect: Dialect): Sql {
  const mostParticular = agreed.toSorted((one, other) => other.service.length - one.service.length);
  return chosen(
    mostParticular.filter(({ accountIds }) => accountIds.length > 0),
    ({ accountIds, service, from, to }) =>
      sql`account_id in (${sql.join(accountIds.map((id) => sql.lit(id)))}) and ${appliesOn(dialect, { from, to: to ?? null, service })}`,
    ({ state }) => sql`${sql.lit(state)}`,
    dialect.literal({ type: text, value: null }),
  );
}

/** The lines of a package whose charge may exclude it; those of additional handling include large packages. */
const excludingLines: ReadonlyMap<string, Sql> = new Map([
  ['Additional handling', sql`handling_lines > 0`],
  ['Large package', sql`large_lines > 0`],
]);

/** Whether the guarantee of the ship date leaves out a package because of its charges. */
export function isExcluded(packs: Packs, dialect: Dialect): Sql {
  const conditions = rowsOf(packs, 'guarantee-exclusions').flatMap(([carrierId, row]) => {
    const lines = excludingLines.get(row.charge);
    return lines === undefined ? [] : [sql`(${applies(dialect, carrierId, row)} and ${lines})`];
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql`\nor `)})`;
}

/** By which time of the day a service usually delivers, where no promise is known. */
export function usualTime(packs: Packs, dialect: Dialect): Sql {
  const rows = specific(rowsOf(packs, 'commitments'));
  const receiver = (row: PackRow<'commitments'>) =>
    row.receiver === '%'
      ? sql``
      : sql` and residential_lines ${sql.raw(row.receiver === 'residential' ? '> 0' : '= 0')}`;
  return chosen(
    rows,
    ([carrierId, row]) => sql`${applies(dialect, carrierId, row)}${receiver(row)}`,
    ([, { by }]) => sql`${sql.lit(by === null ? '24:00:00' : `${by}:00`)}`,
    sql`'24:00:00'`,
  );
}

const measured = {
  'longest side': 'longest',
  'second side': 'second_side',
  'length and girth': 'length_and_girth',
  volume: 'volume',
  weight: 'actual',
} as const;

/** Whether weight or sides of a package are above a trigger of the charges whose names begin like this. */
export function exceeds(packs: Packs, dialect: Dialect, charge: string, only: 'all' | 'size' = 'all'): Sql {
  const rows = rowsOf(packs, 'triggers').filter(
    ([, row]) => row.charge.startsWith(charge) && (only === 'all' || row.minimum_pounds > 0),
  );
  const conditions = rows.map(
    ([carrierId, row]) =>
      sql`(${applies(dialect, carrierId, row)} and coalesce(${sql.id(measured[row.measure])} > ${sql.lit(row.above)}, false))`,
  );
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql`\nor `)})`;
}

/** The pounds that are billed at least for a charge on the ship date; where no row applies, as many as any row has. */
export function leastPounds(packs: Packs, dialect: Dialect, charge: string): Sql {
  const most = rowsOf(packs, 'triggers')
    .filter(([, row]) => row.charge.startsWith(charge))
    .toSorted(([, one], [, other]) => other.minimum_pounds - one.minimum_pounds);
  const pounds = (row: PackRow<'triggers'> | undefined): Sql => sql`${sql.lit(Math.max(1, row?.minimum_pounds ?? 1))}`;
  return chosen(
    most,
    ([carrierId, row]) => applies(dialect, carrierId, row),
    ([, row]) => pounds(row),
    pounds(most[0]?.[1]),
  );
}

/** A side in whole inches, as the carrier rounds it on the ship date; null where no pack says how. */
export function roundedSide(packs: Packs, dialect: Dialect, side: Sql): Sql {
  const inches = sql`(${side} / case when dim_unit = 'cm' then 2.54e0 else 1e0 end)`;
  return chosen(
    specific(rowsOf(packs, 'dimensions')),
    ([carrierId, row]) => applies(dialect, carrierId, row),
    ([, { sides }]) => (sides === 'up' ? sql`ceiling(${inches} - 1e-9)` : sql`floor(${inches} + 0.5e0)`),
    sql`null`,
  );
}

/** The divisor that bills most, where no pack has one. */
const usualDivisor = 139;

/** The published divisors of any day, and those that agreements have instead. */
export const divisors = (packs: Packs): readonly number[] => [
  ...new Set([usualDivisor, ...rowsOf(packs, 'dimensions').map(([, { divisor }]) => divisor), 166, 194, 225, 250]),
];

/** The divisor that is published for the ship date and service of a package. */
export const publishedDivisor = (packs: Packs, dialect: Dialect): Sql =>
  chosen(
    specific(rowsOf(packs, 'dimensions')),
    ([carrierId, row]) => applies(dialect, carrierId, row),
    ([, { divisor }]) => sql`${sql.lit(divisor)}`,
    sql`${sql.lit(usualDivisor)}`,
  );

/** The longest time that a service day is looked for. */
const longestPromise = 21;

interface DueDays {
  readonly carrierId: number;
  readonly due: string;
  readonly latest: string;
}

/**
 * How many days after each ship date, both included, a package of a service that promises so many service days was due:
 * for each carrier a text with two digits for each of 1, 2 and 3 service days, day after day. `latest` leaves out days on
 * which the carrier, or some of its services, work only in part. Statements have to stay short, so it is no table.
 */
function countDueDays(packs: Packs, from: string, to: string): readonly DueDays[] {
  return carriersWithRules.map((carrierId) => {
    const calendar = holidayCalendar(packs, carrierId);
    const days: { readonly day: string; readonly works: boolean; readonly isSure: boolean }[] = [];
    for (let day = from; day <= addDays(to, longestPromise); day = addDays(day, 1)) {
      const isHoliday = inEffect(packs, carrierId, 'holidays', day).length > 0;
      days.push({ day, works: calendar.isServiceDay(day), isSure: !isHoliday });
    }
    const after = (counts: (day: (typeof days)[number]) => boolean): string =>
      days
        .slice(0, -longestPromise)
        .flatMap(({ day: shipped }, place) => {
          const following = days.slice(place + 1, place + 1 + longestPromise).filter(counts);
          return promises.map((promise) => String(daysBetween(shipped, following[promise]?.day ?? shipped)));
        })
        .map((offset) => offset.padStart(2, '0'))
        .join('');
    return { carrierId, due: after(({ works }) => works), latest: after(({ works, isSure }) => works && isSure) };
  });
}

/** The same; those counted last are kept, because searches after small loads ask for the same days. */
export function dueDays(packs: Packs, from: string, to: string): readonly DueDays[] {
  const key = `${from} ${to}`;
  const last = countedLast.get(packs);
  if (last?.key === key) return last.days;
  const days = countDueDays(packs, from, to);
  countedLast.set(packs, { key, days });
  return days;
}

const countedLast = new WeakMap<Packs, { readonly key: string; readonly days: readonly DueDays[] }>();

/** The promises of services in service days, less one. */
const promises = Array.from({ length: Math.max(...Object.values(serviceDays)) }, (_, place) => place);
/** The digits of a ship date in the texts of `dueDays`. */
export const digitsOfShipDate = 2 * promises.length;
