import { type DateFilter, isLastDays, rangeProblem, recomputed } from '@waybill/model';
import { text } from '../../../lib/languages/text.ts';

/** A choice of dates with its days as of today, or what is wrong with it. */
export function checkedDates(
  draft: DateFilter,
  today: string,
): { readonly dates?: DateFilter; readonly problem?: string } {
  const problem = problemOf(draft, today);
  return problem === undefined ? { dates: recomputed(draft, today) } : { problem };
}

function problemOf(draft: DateFilter, today: string): string | undefined {
  if (draft.dateFrequency === 'dr') return rangeProblem(draft, today);
  if (draft.dateFrequency === 'rp') return undefined;
  return isLastDays(draft.lastNoOfDays) ? undefined : text('Please enter 1 to 365 days.');
}
