import type { PeriodGrain } from '@waybill/model';
import type { Draft } from '../../draft/draft.ts';
import type { Reading } from '../../reading/reading.ts';
import { grainOf } from '../time-asked.ts';
import { rangeTold } from './days-told.ts';

/** The groups of the follow-up, or those of the question before; the same list if they stay as they are. */
export function dimensionsTold(draft: Draft, base: Reading): Reading['dimensions'] {
  if (draft.share?.of !== undefined) return [draft.share.of.dimension];
  if (draft.dimensions.length > 0)
    return draft.adds ? [...new Set([...base.dimensions, ...draft.dimensions])] : draft.dimensions;
  return endsGroups(draft, base) ? [] : withoutGivenUp(base.dimensions, draft);
}

function withoutGivenUp(dimensions: Reading['dimensions'], { givenUp }: Draft): Reading['dimensions'] {
  const kept = dimensions.filter((name) => !givenUp.dimensions.includes(name));
  return kept.length === dimensions.length ? dimensions : kept;
}

/** The periods by which figures are to be shown. */
export function grainTold(draft: Draft, base: Reading): PeriodGrain | undefined {
  if (draft.grain !== undefined) return draft.grain;
  const range = rangeTold(draft, base);
  if (draft.isTrend && range !== undefined) return grainOf(range);
  const addsGroups = draft.adds || (draft.beginsWithAnd && base.dimensions.length === 0);
  if (draft.dimensions.length > 0 && !addsGroups) return undefined;
  return draft.givenUp.grains.some((each) => each === base.time.grain) ? undefined : base.time.grain;
}

/** Periods take the place of the groups before, unless they are to be shown beside them. */
export function endsGroups(draft: Draft, base: Reading): boolean {
  const addsPeriods = draft.adds || (draft.beginsWithAnd && draft.dimensions.length === 0);
  const isRankedBefore = base.limit !== undefined || base.place !== undefined;
  return draft.grain === undefined ? draft.isTrend && isRankedBefore : !addsPeriods;
}
