import type { CalendarDay } from '@waybill/model';
import type { Tier } from './agreement.ts';

/** Where a shipper stands in a tier. */
export interface TierPosition {
  readonly percent: number;
  readonly isGrace: boolean;
  /** The next band, and the revenue in cents that is missing to it; undefined in the highest. */
  readonly next?: { readonly percent: number; readonly missing: number };
}

/** The position on a day, with the revenue in cents over the tier's weeks. */
export function tierPosition({ bands, grace }: Tier, revenue: number, day: CalendarDay): TierPosition {
  const inOrder = bands.toSorted((one, other) => one.from - other.from);
  const reached = inOrder.findLast(({ from }) => from <= revenue)?.percent ?? 0;
  const isGrace = grace !== undefined && day <= grace.to;
  const above = inOrder.find(({ from }) => from > revenue);
  return {
    percent: isGrace ? grace.percent : reached,
    isGrace,
    ...(above === undefined ? {} : { next: { percent: above.percent, missing: above.from - revenue } }),
  };
}
