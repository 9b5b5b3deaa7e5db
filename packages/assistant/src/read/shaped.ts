import type { Draft } from '../draft/draft.ts';
import { isGrouped } from '../reading/is-grouped.ts';
import type { Reading } from '../reading/reading.ts';

/** Order, number of rows and form, as the figures and groups ask for. */
export function shaped(reading: Reading, draft: Draft): Reading {
  const { dimensions, time, compare, share, limit } = reading;
  const isRanked = draft.isRanked || draft.place !== undefined || limit !== undefined || draft.isJudged;
  const byMeasure = isRanked || (dimensions.length > 0 && time.grain === undefined);
  const sort: Reading['sort'] = !isGrouped(reading)
    ? undefined
    : byMeasure && reading.stepwise !== true
      ? {
          by: compare !== undefined && draft.change ? 'change' : 'measure',
          descending: draft.change
            ? (draft.descending ?? true) !== draft.falls
            : (draft.descending ?? bestFirst(reading, draft)),
        }
      : { by: 'dimension', descending: false };
  const isMany = isGrouped(reading) || reading.measures.length > 1 || compare !== undefined;
  const show =
    draft.show ??
    (time.grain !== undefined ? 'chart' : isMany ? (share || dimensions.length === 1 ? 'chart' : 'table') : 'number');
  return { ...reading, sort, show };
}

/** What is judged begins with the best, or with the worst: of lateness and cost, the best is the lowest. */
function bestFirst({ measures }: Reading, { isJudged, isWorst }: Draft): boolean {
  const [first] = measures;
  if (!isJudged || first?.kind !== 'measure') return true;
  const isGoodWhenHigh = first.measure === 'onTimePercent' || first.measure === 'discountRate';
  return isGoodWhenHigh !== isWorst;
}
