import type { DataRow } from '@waybill/contract';
import { percentage } from '@waybill/model';
import type { NameOf } from '../../../lib/analysis/split-names.ts';
import { cellText } from '../../../lib/languages/formats.ts';
import { texts } from '../../../lib/languages/texts.ts';

/** One value of the dimension. `filter` is undefined for rows without a value, which cannot be filtered by. */
export interface Part {
  readonly name: string;
  readonly filter: string | undefined;
  readonly value: number;
  /** Percent of the total. */
  readonly share: number;
}

/** The fact by a dimension, largest first, with each part's share of all; `nameOf` says what is read of a value. */
export function prepareBreakdown(rows: readonly DataRow[], nameOf: NameOf = (value) => value): readonly Part[] {
  const total = rows.reduce((sum, row) => sum + Number(row.VALUE ?? 0), 0);
  return rows.map(({ NAME, VALUE }) => ({
    name: cellText(NAME === undefined ? null : nameOf(String(NAME ?? ''))),
    filter: NAME === null || NAME === undefined || NAME === '' ? undefined : String(NAME),
    value: Number(VALUE ?? 0),
    share: percentage(Number(VALUE ?? 0), total) ?? 0,
  }));
}

/** The largest parts, and one for all others, so that at most `most` are shown. */
export function withOthers(parts: readonly Part[], most: number): readonly Part[] {
  if (parts.length <= most) return parts;
  const others = parts.slice(most - 1);
  const sum = (figure: (part: Part) => number) => others.reduce((total, part) => total + figure(part), 0);
  const name = texts.t('All others ({{others}})', { others: others.length });
  return [
    ...parts.slice(0, most - 1),
    { name, filter: undefined, value: sum(({ value }) => value), share: sum(({ share }) => share) },
  ];
}
