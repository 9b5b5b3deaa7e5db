import { gridNames } from './grid/grid-fields.ts';
import { type DayRange, dayRangeOf } from './plan/day-range.ts';
import { QueryError } from './query-error.ts';
import { resolveCondition } from './resolve/resolve-expression.ts';
import { conjunctsOf } from './resolve/tree/conjuncts.ts';
import type { Expression } from './resolve/tree/expression.ts';

/** The days of invoices and of shipping that conditions in the query language leave to packages; ANDed. */
export function askedDays(conditions: readonly string[]): { readonly billed: DayRange; readonly shipped: DayRange } {
  const resolved = conjunctsOf(conditions.flatMap(resolvedOrNone));
  return { billed: dayRangeOf('bill_date', resolved), shipped: dayRangeOf('pickup_date', resolved) };
}

/** A condition that is refused limits nothing: the query with it is refused as well. */
function resolvedOrNone(text: string): readonly Expression[] {
  if (text.trim() === '') return [];
  try {
    return [resolveCondition({ field: 'whereClauseDetails', text }, gridNames('package_level_info'))];
  } catch (error) {
    if (error instanceof QueryError) return [];
    throw error;
  }
}
