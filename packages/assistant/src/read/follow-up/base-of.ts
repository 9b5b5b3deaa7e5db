import type { Draft } from '../../draft/draft.ts';
import { isOfMoney } from '../../measures/is-of-money.ts';
import { isGrouped } from '../../reading/is-grouped.ts';
import { isShareOfStatus } from '../../reading/is-share-of-status.ts';
import { isOfOneShipment } from '../../reading/one-shipment.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Circumstances } from '../completed.ts';
import { listsOnward } from './lists-onward.ts';

/** The reading that a follow-up changes; undefined for a question that stands alone. */
export function baseOf(draft: Draft, { previous, afterDefinition }: Circumstances): Reading | undefined {
  if (previous === undefined || standsAlone(draft, previous)) return undefined;
  const goesOn =
    draft.followsUp ||
    (afterDefinition === true && asksCostAlone(draft)) ||
    draft.asksShareFirst ||
    isPartial(draft) ||
    countsSome(draft) ||
    isBareFigure(draft, previous) ||
    listsOnward(draft, previous) ||
    sortsList(draft, previous) ||
    sortsGroups(draft, previous);
  return goesOn ? previous : undefined;
}

/** ‘The ten most expensive’ of packages does not say by what, and a shipment is looked up. */
function standsAlone(draft: Draft, previous: Reading): boolean {
  if (draft.isRankedByPrice && previous.measures.length > 0 && !previous.measures.some(isOfMoney)) return true;
  const isLookUp = draft.filters.some(isOfOneShipment) && !draft.followsUp && !isSplit(draft);
  return isLookUp && draft.measures.length === 0 && previous.show !== 'rows';
}

/** ‘How much did we pay last month’ names nothing that it is about. */
export function asksCostAlone({ isCost, measures, filters, dimensions, conditions, share, less }: Draft): boolean {
  const { rows, groups } = conditions;
  const names = measures.length + filters.length + dimensions.length + rows.length + groups.length + less.length;
  return isCost && names === 0 && share === undefined;
}

/** ‘How many were residential’ */
function countsSome({ countsUnnamed, filters, dimensions, periods }: Draft): boolean {
  return countsUnnamed && filters.length > 0 && dimensions.length === 0 && periods.ranges.length === 0;
}

/** It names no figure, and nothing that stands for one. */
function isPartial(draft: Draft): boolean {
  return draft.measures.length === 0 && !draft.isCost && !draft.isList && !namesItsOwn(draft);
}

/**
 * ‘States without UPS’ says what it is about; ‘late packages this year’ and ‘resi charges by month in 2026’ name a figure
 * by what it is about, and their own days.
 */
function namesItsOwn({ filters, periods, lacking }: Draft): boolean {
  if (lacking.some(({ of }) => of === 'groups')) return true;
  return (
    periods.ranges.length > 0 && filters.some(({ dimension, excluded }) => !excluded && tellsFigure.has(dimension))
  );
}

const tellsFigure: ReadonlySet<string> = new Set(['tracking_status', 'accessorial', 'credit_type']);

/** ‘How much was fuel’, after UPS spend in Q3, is that of UPS. */
function isBareFigure(draft: Draft, previous: Reading): boolean {
  const isNarrowed = previous.filters.length + previous.conditions.length > 0;
  const hasStatus = previous.filters.some(({ dimension }) => dimension === 'tracking_status');
  const isOfAllStatuses = hasStatus && draft.measures.some(isShareOfStatus);
  return isOnlyFigure(draft) && !isOfAllStatuses && isNarrowed && !isGrouped(previous);
}

/** It names a figure and nothing else. */
function isOnlyFigure(draft: Draft): boolean {
  const { measures, filters, conditions, dimensions, grain, periods, lacking, saysTotal, isList, countsAllCarriers } =
    draft;
  const narrows = filters.length + conditions.rows.length + conditions.groups.length + lacking.length > 0;
  const isSplitUp = dimensions.length > 0 || grain !== undefined || draft.share !== undefined;
  const namesDays = periods.ranges.length > 0 || periods.ever || periods.yearBack || periods.previous;
  const asksMore =
    saysTotal || draft.saysAll || isList || countsAllCarriers || draft.isTrend || draft.isRanked || draft.isJudged;
  return measures.length + (draft.isCost ? 1 : 0) === 1 && !narrows && !isSplitUp && !namesDays && !asksMore;
}

function sortsList({ sortsBy }: Draft, previous: Reading): boolean {
  return sortsBy && previous.show === 'rows';
}

function sortsGroups(draft: Draft, previous: Reading): boolean {
  return draft.sortsBy && isGrouped(previous) && !isSplit(draft) && draft.periods.ranges.length === 0;
}

const isSplit = ({ dimensions, grain }: Draft): boolean => dimensions.length > 0 || grain !== undefined;
