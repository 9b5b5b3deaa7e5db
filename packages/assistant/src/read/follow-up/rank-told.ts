import type { Draft } from '../../draft/draft.ts';
import { isGrouped } from '../../reading/is-grouped.ts';
import type { Reading } from '../../reading/reading.ts';
import { endsGroups } from './groups-told.ts';

/** How many groups or rows to show, or the place of the only one. A question about other groups shows all of them. */
export function rankTold(draft: Draft, base: Reading): Pick<Reading, 'limit' | 'place'> {
  const isLifted = draft.dimensions.length > 0 || draft.isList || draft.liftsLimit || endsGroups(draft, base);
  return {
    limit: draft.limit ?? limitOfOne(draft, base) ?? (isLifted || draft.place !== undefined ? undefined : base.limit),
    place: draft.place ?? (isLifted || draft.limit !== undefined ? undefined : base.place),
  };
}

/** ‘Only the biggest’, after groups, is one of them. */
function limitOfOne(draft: Draft, base: Reading): number | undefined {
  const names = draft.measures.length + draft.dimensions.length + draft.filters.length + draft.periods.ranges.length;
  const isOne = draft.asksForOne && (draft.isRanked || draft.isJudged) && draft.grain === undefined;
  return isOne && names === 0 && isGrouped(base) && draft.place === undefined ? 1 : undefined;
}
