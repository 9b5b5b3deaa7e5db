import type { Draft } from '../draft/draft.ts';
import { isGrouped } from '../reading/is-grouped.ts';
import type { Reading } from '../reading/reading.ts';

/** The reading in the order and form that its figures and groups ask for. */
export function shaped(reading: Reading, draft: Draft): Reading {
  return { ...reading, sort: sortOf(reading, draft), show: draft.show ?? usualForm(reading) };
}

function sortOf(reading: Reading, draft: Draft): Reading['sort'] {
  if (draft.newest?.of === 'invoices') return { by: 'dimension', descending: draft.newest.descending };
  if (!isGrouped(reading)) return undefined;
  const { dimensions, time, compare, limit, stepwise } = reading;
  const isRanked = draft.isRanked || draft.place !== undefined || limit !== undefined || draft.isJudged;
  const isByMeasure = isRanked || (dimensions.length > 0 && time.grain === undefined);
  if (!isByMeasure || stepwise === true) return { by: 'dimension', descending: false };
  return {
    by: compare !== undefined && draft.change ? 'change' : 'measure',
    descending: draft.change
      ? (draft.descending ?? true) !== draft.falls
      : (draft.descending ?? isHighestFirst(reading, draft)),
  };
}

/** What is judged begins with the best, or with the worst if that is asked for. The best is the lowest lateness or cost. */
function isHighestFirst({ measures }: Reading, { isJudged, isWorst }: Draft): boolean {
  const [first] = measures;
  if (!isJudged || first?.kind !== 'measure') return true;
  const isGoodWhenHigh = first.measure === 'onTimePercent' || first.measure === 'discountRate';
  return isGoodWhenHigh !== isWorst;
}

function usualForm(reading: Reading): Reading['show'] {
  const { dimensions, time, measures, compare, share } = reading;
  if (time.grain !== undefined) return 'chart';
  if (!isGrouped(reading) && measures.length <= 1 && compare === undefined) return 'number';
  return share || dimensions.length === 1 ? 'chart' : 'table';
}
