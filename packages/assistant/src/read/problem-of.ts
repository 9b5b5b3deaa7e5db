import type { ReasonName } from '../say/sentences.ts';

/** Why a question has no answer although every word is known. */
export function problemOf(found: {
  readonly isFuture: boolean;
  readonly asksWhichLack: boolean;
  readonly isAveraged: boolean;
  readonly areApart: boolean;
  readonly isCountable: boolean;
  readonly periods: number;
}): ReasonName | undefined {
  if (found.isFuture) return 'future';
  if (found.asksWhichLack) return 'lacking';
  if (!found.isAveraged) return 'averageOfWhat';
  if (!found.isCountable) return 'notCountable';
  if (found.areApart) return 'apart';
  return found.periods > 2 ? 'manyPeriods' : undefined;
}
