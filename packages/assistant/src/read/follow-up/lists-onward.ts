import type { Draft } from '../../draft/draft.ts';
import type { Reading } from '../../reading/reading.ts';
import { arePackages } from '../packages-named.ts';

/** ‘Show me the packages for ground’, after late packages, are the late ones: a list without days of its own goes on. */
export function listsOnward(draft: Draft, previous: Reading): boolean {
  const { periods, showsPackages, isList, filters, conditions, measures, dimensions } = draft;
  const namesDays = periods.ranges.length > 0 || periods.ever || periods.yearBack || periods.previous;
  const isNarrowed = previous.filters.length + previous.conditions.length > 0;
  const narrows = filters.length + conditions.rows.length > 0;
  const areNamed = arePackages(measures) || (isList && measures.length + dimensions.length === 0);
  return (showsPackages || isList) && areNamed && narrows && isNarrowed && !namesDays;
}
