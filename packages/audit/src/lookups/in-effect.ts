import type { CalendarDay } from '@waybill/model';
import { type Packs, packIn } from '../packs/pack.ts';
import { anything } from '../packs/pack-fields.ts';
import type { DatedRow, PackKind, PackRow } from '../packs/pack-kinds.ts';

/** What is asked of a row, by column; the row's text may have `%` for any text. */
type Wanted = Readonly<Record<string, string>>;

/**
 * A carrier's rows of a kind that apply on a day to what is wanted. The most specific ones come first: those with the
 * longest name in the first column asked for, then in the next.
 */
export function inEffect<Kind extends PackKind>(
  packs: Packs,
  carrierId: number,
  kind: Kind,
  day: CalendarDay,
  wanted: Wanted = {},
): readonly PackRow<Kind>[] {
  const rows = packIn(packs, carrierId, kind)?.rows ?? [];
  const asked = Object.entries(wanted);
  // The last columns, such as pounds and zone, leave the fewest rows.
  const narrowestFirst = asked.toReversed();
  return rows
    .filter((row) => row.from <= day && (row.to === null || day <= row.to))
    .filter((row) => narrowestFirst.every(([name, value]) => fits(textIn(row, name), value)))
    .map((row) => ({ row, letters: asked.map(([name]) => lettersOf(textIn(row, name))) }))
    .toSorted((one, other) => moreLetters(one.letters, other.letters))
    .map(({ row }) => row);
}

/** Whether a name fits a pattern: `%` is any text, and upper and lower case are the same. */
export function fits(pattern: string, name: string): boolean {
  if (!pattern.includes(anything)) return pattern.toLowerCase() === name.toLowerCase();
  const [first = '', ...rest] = pattern.toLowerCase().split(anything);
  const text = name.toLowerCase();
  const last = rest.pop() ?? '';
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

function textIn(row: DatedRow, name: string): string {
  const values: Readonly<Record<string, unknown>> = row;
  return String(values[name] ?? anything);
}

const lettersOf = (pattern: string): number => pattern.replaceAll(anything, '').length;

function moreLetters(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((letters, at) => letters !== other[at]);
  return (other[place] ?? 0) - (one[place] ?? 0);
}
