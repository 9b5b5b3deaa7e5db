import type { DataRow } from '@waybill/contract';
import { percentage } from '@waybill/model';
import { type Part, prepareBreakdown } from '../../../../ui/cards/breakdown/prepare-breakdown.ts';

/**
 * For each part of a breakdown, the whole of which its figure is a share: all packages of a carrier whose late packages
 * are shown.
 */
export type Wholes = ReadonlyMap<string | undefined, number>;

export function wholesOf(rows: readonly DataRow[]): Wholes {
  return new Map(prepareBreakdown(rows).map(({ filter, value }) => [filter, value]));
}

/** How much of its own whole a part is, in percent: 2.9 where 29 of a carrier's 1,000 packages were late. */
export function rateOf({ filter, value }: Part, wholes: Wholes): number {
  return percentage(value, wholes.get(filter) ?? 0) ?? 0;
}
