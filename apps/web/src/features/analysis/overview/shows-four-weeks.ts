import { dayOf, overviewRanges } from '@waybill/model';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';

/** Whether the Overview shows its four weeks: the last ones, or those up to the newest invoice. */
export function showsFourWeeks({ state, newest }: Pick<Analysis, 'state' | 'newest'>): boolean {
  const { from, to } = overviewRanges(dayOf(new Date()), newest).tiles;
  return state.dates.from === from && state.dates.to === to;
}
