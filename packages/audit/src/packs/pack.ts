import { createHash } from 'node:crypto';
import { addDays, type CalendarDay } from '@waybill/model';
import { type DatedRow, type PackKind, type PackRow, schemaOf } from './pack-kinds.ts';

/** The rules of one kind that a carrier publishes. It never changes; other rows are another version. */
export interface Pack {
  readonly carrierId: number;
  readonly kind: PackKind;
  /** Names the rows: equal rows have equal versions. */
  readonly version: string;
  readonly rows: readonly DatedRow[];
}

/** A pack of a certain kind. */
interface PackOf<Kind extends PackKind> extends Pack {
  readonly kind: Kind;
  readonly rows: readonly PackRow<Kind>[];
}

/** All packs in use, at most one for each carrier and kind. */
export type Packs = ReadonlyMap<string, Pack>;

/** Hexadecimal digits of a version. */
const digits = 16;

export function packOf(carrierId: number, kind: PackKind, rows: readonly DatedRow[]): Pack {
  const hash = createHash('sha256').update(JSON.stringify([carrierId, kind, ...rows]));
  return { carrierId, kind, rows, version: hash.digest('hex').slice(0, digits) };
}

/** The carrier's pack of a kind, if there is one. */
export function packIn<Kind extends PackKind>(packs: Packs, carrierId: number, kind: Kind): PackOf<Kind> | undefined {
  const pack = packs.get(placeOf(carrierId, kind));
  return pack !== undefined && isOfKind(pack, kind) ? pack : undefined;
}

/**
 * The packs in the order of their import as one for each carrier and kind. A later row replaces the earlier ones about
 * the same thing on the days on which it applies; on other days these stay in effect.
 */
export function mergedPacks(packs: Iterable<Pack>): Packs {
  const merged = new Map<string, Pack>();
  for (const pack of packs) {
    const place = placeOf(pack.carrierId, pack.kind);
    const before = merged.get(place);
    merged.set(place, before === undefined ? pack : packOf(pack.carrierId, pack.kind, replacedBy(before, pack.rows)));
  }
  return merged;
}

/** What a row is about: two rows with the same text must not apply on the same day. */
export function keyOf(kind: PackKind, row: DatedRow): string {
  const values: Readonly<Record<string, unknown>> = row;
  return JSON.stringify(schemaOf(kind).key.map((name) => values[name]));
}

/** Whether two rows apply on a same day. */
export const overlap = (one: DatedRow, other: DatedRow): boolean =>
  (one.to === null || other.from <= one.to) && (other.to === null || one.from <= other.to);

function replacedBy(before: Pack, later: readonly DatedRow[]): readonly DatedRow[] {
  const laterByKey = Map.groupBy(later, (row) => keyOf(before.kind, row));
  const kept = before.rows.flatMap((row) =>
    (laterByKey.get(keyOf(before.kind, row)) ?? []).reduce<readonly DatedRow[]>(
      (parts, by) => parts.flatMap((part) => without(part, by)),
      [row],
    ),
  );
  return [...kept, ...later];
}

/** The row for the days on which the other does not apply. */
function without(row: DatedRow, by: DatedRow): readonly DatedRow[] {
  if (!overlap(row, by)) return [row];
  const parts: DatedRow[] = [];
  if (row.from < by.from) parts.push({ ...row, to: dayBefore(by.from) });
  if (by.to !== null && (row.to === null || row.to > by.to)) parts.push({ ...row, from: addDays(by.to, 1) });
  return parts;
}

const dayBefore = (day: CalendarDay): CalendarDay => addDays(day, -1);

const placeOf = (carrierId: number, kind: PackKind): string => `${carrierId} ${kind}`;

const isOfKind = <Kind extends PackKind>(pack: Pack, kind: Kind): pack is PackOf<Kind> => pack.kind === kind;
