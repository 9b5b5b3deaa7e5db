import type { Draft } from '../../draft/draft.ts';
import type { Reading } from '../../reading/reading.ts';
import { shaped } from '../shaped.ts';
import { shareInGroups } from './share-in-groups.ts';

/** Order and form of a follow-up, which stay as they were where it does not change them. */
export function shapedLike(base: Reading, reading: Reading, draft: Draft): Reading {
  const inGroups = shareInGroups(reading);
  if (inGroups !== undefined) return shaped(inGroups, draft);
  const reshaped = keepingOrder(shaped(reading, draft), draft, base);
  const keepsForm = draft.show === undefined && base.show !== 'number' && base.show !== 'rows';
  return keepsForm && reshaped.show !== 'number' ? { ...reshaped, show: base.show } : reshaped;
}

/** The lowest five stay the lowest where a follow-up changes something else. */
function keepingOrder(reading: Reading, { descending, isJudged, change }: Draft, base: Reading): Reading {
  const isKept = descending === undefined && !isJudged && !change && reading.limit !== undefined;
  const isSame = isKept && base.limit !== undefined && reading.sort?.by === 'measure' && base.sort?.by === 'measure';
  return isSame ? { ...reading, sort: base.sort } : reading;
}
