import { addDays, addMonths, type CalendarDay } from '@waybill/model';
import { type Packs, packIn } from '../packs/pack.ts';
import type { Claim, ClockStart } from '../packs/pack-kinds.ts';
import { inEffect } from './in-effect.ts';

/** What a claim is about: whose package, and the days from which clocks count. */
export interface ClaimedPackage {
  readonly carrierId: number;
  readonly isInternational: boolean;
  readonly days: Readonly<Partial<Record<ClockStart, CalendarDay>>>;
}

/** Until when a step of a claim must be taken. */
export interface ClaimDeadline {
  readonly step: 'notice' | 'filing';
  readonly since: ClockStart;
  /** The day of `since`, and the last day; undefined if that day is not known. */
  readonly starts?: CalendarDay;
  readonly lastDay?: CalendarDay;
  readonly source: string;
  readonly isSecondHand: boolean;
  readonly version: string;
}

/** The deadlines of a claim, the earliest first and those without a day last; none if no pack knows. */
export function claimClocks(packs: Packs, claim: Claim, { carrierId, isInternational, days }: ClaimedPackage) {
  const scope = isInternational ? 'international' : 'domestic';
  const known = Object.values(days).toSorted();
  const asOf = days['ship date'] ?? known[0];
  if (asOf === undefined) return [];
  const version = packIn(packs, carrierId, 'claim-clocks')?.version ?? '';
  const ofSteps = Map.groupBy(inEffect(packs, carrierId, 'claim-clocks', asOf, { claim, scope }), ({ step }) => step);
  return [...ofSteps.values()]
    .flatMap(([row]) => (row === undefined ? [] : [row]))
    .map((row): ClaimDeadline => {
      const { step, since, source, second_hand: isSecondHand } = row;
      const starts = days[since];
      const lastDay = starts && (row.unit === 'months' ? addMonths(starts, row.count) : addDays(starts, row.count));
      return { step, since, source, isSecondHand, version, ...(starts && lastDay ? { starts, lastDay } : {}) };
    })
    .toSorted((one, other) => (one.lastDay ?? '9').localeCompare(other.lastDay ?? '9'));
}
