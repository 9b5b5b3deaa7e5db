import type { DataRow } from '@waybill/contract';
import { type DateRange, percentageChange, rounded } from '@waybill/model';
import type { NameOf } from '../../../../lib/analysis/split-names.ts';
import { type Part, prepareBreakdown } from '../../../../ui/cards/breakdown/prepare-breakdown.ts';

/** The parts of the period of equal length before. */
export interface Earlier {
  readonly range: DateRange;
  readonly rows: readonly DataRow[];
  readonly nameOf?: NameOf;
}

/** A part in two periods; `change` is in percent, undefined for a part that is new. */
export interface ComparedPart extends Part {
  readonly before: number;
  readonly difference: number;
  readonly change: number | undefined;
}

/** The parts beside what they were; those that are gone come last, with nothing now, the largest first. */
export function comparedParts(parts: readonly Part[], earlier: Earlier): readonly ComparedPart[] {
  const were = prepareBreakdown(earlier.rows, earlier.nameOf);
  const before = new Map(were.map((part) => [part.filter, part.value]));
  const known = new Set(parts.map(({ filter }) => filter));
  const gone = were.filter(({ filter, value }) => !known.has(filter) && value !== 0);
  return [...parts, ...gone.map((part) => ({ ...part, value: 0, share: 0 }))].map((part) => {
    const value = before.get(part.filter) ?? 0;
    return {
      ...part,
      before: value,
      difference: rounded(part.value - value),
      change: value === 0 ? undefined : (percentageChange(part.value, value) ?? undefined),
    };
  });
}
