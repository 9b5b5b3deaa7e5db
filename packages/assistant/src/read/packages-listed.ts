import type { Draft } from '../draft/draft.ts';
import { isOfOneShipment } from '../reading/one-shipment.ts';

/** A single shipment or invoice, whose days need not be said. */
function isLookedUp({ filters, measures, isCost, dimensions, saysTotal }: Draft): boolean {
  const isOne = filters.some(isOfOneShipment);
  return isOne && measures.length === 0 && !isCost && !saysTotal && dimensions.length === 0;
}

/** What a list shows of each package beside its number. */
export const shownOfEach: ReadonlySet<string> = new Set([
  'tracking_number',
  'carrier_name',
  'service',
  'service_category',
]);

/** A list shows the tracking numbers of its packages anyway: ‘the heaviest parcels with tracking numbers’. */
function areGroups(dimensions: Draft['dimensions']): boolean {
  const namesEach = dimensions.includes('tracking_number');
  return dimensions.some((dimension) => !(namesEach && shownOfEach.has(dimension)));
}

/** ‘The dearest packages’; ‘cheap’ alone does not say what. */
function isRankedList(draft: Draft): boolean {
  const { rowsBy, dimensions, grain, measures, filters, limit, conditions, saysPackages } = draft;
  const saysWhat = measures.length > 0 || filters.length > 0 || conditions.rows.length > 0 || limit !== undefined;
  const isSplit = areGroups(dimensions) || grain !== undefined;
  const isOfOne = measures.length > 0 || saysPackages || limit !== undefined || conditions.rows.length > 0;
  const isNamed = rowsBy === 'actual_weight' || (saysWhat && isOfOne);
  return rowsBy !== undefined && !isSplit && isOfPackages(draft) && isNamed;
}

/** ‘Show me packages over 50 lb’ asks for the packages themselves. */
function isShown(draft: Draft): boolean {
  const { showsPackages, dimensions, grain, share, isRanked, isJudged, versus, filters, conditions } = draft;
  const isNarrowed = filters.length > 0 || conditions.rows.length > 0;
  const isSplit = areGroups(dimensions) || grain !== undefined || share !== undefined || conditions.groups.length > 0;
  return showsPackages && isNarrowed && !isSplit && !isRanked && !isJudged && !versus && isOfPackages(draft);
}

function isOfPackages({ measures, isCost }: Draft): boolean {
  return !isCost && measures.every((each) => each.kind === 'measure' && each.measure === 'packages');
}

function isOfPackagesByName({ measures, saysPackages, filters }: Draft): boolean {
  const isOfStatus = filters.some(({ dimension }) => dimension === 'tracking_status');
  return saysPackages || isOfStatus || measures.some((each) => each.kind === 'measure' && each.measure === 'packages');
}

/** Whether a question asks for packages one by one. ‘List carriers by spend’ asks for groups. */
export function isListed(draft: Draft): boolean {
  const areGrouped = areGroups(draft.dimensions) && !isOfPackagesByName(draft);
  const isNamed = draft.isList && draft.conditions.groups.length === 0 && !areGrouped;
  return isNamed || isRankedList(draft) || isShown(draft) || isLookedUp(draft);
}
