import { addDays, type DateRange, daysBetween } from '@waybill/model';
import type { Draft } from '../draft/draft.ts';
import type { ReasonName } from '../say/sentences.ts';
import { isListed } from './packages-listed.ts';

/** A comparison, rank or share that does not say of what. */
export function openEnd(draft: Draft, hasPrevious: boolean): ReasonName | undefined {
  const { periods, versus, change, measures, dimensions, filters, isRanked, followsUp, share, grain, conditions } =
    draft;
  const [first, second] = periods.ranges;
  const isCompared =
    second !== undefined ||
    periods.splitBy !== undefined ||
    periods.yearBack ||
    periods.previous ||
    dimensions.length > 0 ||
    measures.length > 1;
  if (periods.isOnlyBase && !(followsUp && hasPrevious)) return 'compareWithWhat';
  const goesOn = followsUp || (hasPrevious && measures.length === 0 && !draft.isCost);
  if (versus && !isCompared && !change && !(first !== undefined && goesOn)) return 'compareWithWhat';
  if (
    versus &&
    dimensions.length === 0 &&
    filters.filter(({ excluded }) => !excluded).length > 1 &&
    second === undefined &&
    !periods.yearBack
  ) {
    return 'differentKinds';
  }
  const isHeldAgainst = versus || change || periods.areApart;
  const areOneSpan = first !== undefined && second !== undefined && areNeighbours(first.range, second.range);
  if (second !== undefined && first !== undefined && !isHeldAgainst && !(areOneSpan && !periods.areInterrupted)) {
    return 'twoPeriods';
  }
  if (isHeldAgainst && first !== undefined && second !== undefined && areUnlike(first.range, second.range))
    return 'unlikePeriods';
  const isGrouped = dimensions.length > 0 || grain !== undefined;
  if (draft.ranksInGroups) return 'rankInGroups';
  const goesOnSharing = followsUp || (draft.asksShareFirst && hasPrevious);
  const isList = isListed(draft);
  if (isRanked && !isGrouped && !isList && (measures.length > 0 || draft.isCost)) return 'rankOfWhat';
  if (share !== undefined && share.of === undefined && !isGrouped && !goesOnSharing) return 'shareOfWhat';
  const isCounted = measures.some(({ kind }) => kind === 'count');
  if (conditions.groups.length > 0 && (isCounted ? isGrouped : !isGrouped && !followsUp)) {
    return 'conditionOfGroups';
  }
  return undefined;
}

function areNeighbours(one: DateRange, other: DateRange): boolean {
  return addDays(one.to, 1) === other.from || addDays(other.to, 1) === one.from;
}

/** A year beside a month: whether the whole year is meant is open. */
export function areUnlike(one: DateRange, other: DateRange): boolean {
  const [shorter, longer] = [one, other]
    .map(({ from, to }) => daysBetween(from, to) + 1)
    .toSorted((first, second) => first - second);
  return shorter !== undefined && longer !== undefined && longer > 200 && longer > 2.5 * shorter;
}
