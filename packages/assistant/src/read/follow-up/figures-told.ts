import { type Draft, plain } from '../../draft/draft.ts';
import { isOfMoney } from '../../measures/is-of-money.ts';
import type { AskedMeasure, Reading } from '../../reading/reading.ts';
import { ofAllCarriers } from '../all-carriers.ts';
import { perUnit, withoutParts } from '../changed-figure.ts';
import { includesAccessorial, isSpend } from '../spend-on-accessorials.ts';
import { asksCostAlone } from './base-of.ts';
import { countsExcludedCarriers } from './filters-told.ts';

/** The figures of a follow-up, as its filters and groups mean them. */
export function figuresTold(
  draft: Draft,
  base: Reading,
  { filters, dimensions }: Pick<Reading, 'filters' | 'dimensions'>,
): readonly AskedMeasure[] {
  const ofAccessorials = includesAccessorial(filters) || dimensions.includes('accessorial');
  const ofAll = countsExcludedCarriers(draft, base);
  return figuresSaid(draft, base)
    .map((each) => (ofAll ? ofAllCarriers(each) : each))
    .map((each) => (ofAccessorials && isSpend(each) ? plain('accessorials') : each));
}

function figuresSaid(draft: Draft, base: Reading): readonly AskedMeasure[] {
  if (countsTheirs(draft, base)) return [plain('packages')];
  const areTheirs = draft.refersToTheirs || (draft.beginsWithAnd && asksCostAlone(draft));
  const theirs = areTheirs && isChosenByFigure(base) ? base.measures : [];
  if (draft.measures.length > 0) return [...(draft.adds ? base.measures : theirs), ...draft.measures];
  if (tellsCost(draft, base)) return base.measures;
  if (draft.isCost) return [...theirs, plain(draft.average ? 'costPerPackage' : 'totalSpend')];
  if (base.measures.length === 0) return [plain('packages')];
  return countedByStatus(draft, base) ?? withoutParts(draft, base) ?? perUnit(draft, base) ?? base.measures;
}

/** ‘How many were residential’, after a figure of packages, counts packages; after one of charges, charges. */
function countsTheirs(draft: Draft, { measures, filters, dimensions }: Reading): boolean {
  const isOfCharges =
    includesAccessorial(filters) ||
    dimensions.includes('accessorial') ||
    measures.some((each) => each.kind === 'measure' && /^accessorial/u.test(each.measure));
  const arePackages =
    measures.length > 0 && measures.every((each) => each.kind === 'measure' && each.measure === 'packages');
  return draft.countsUnnamed && (includesAccessorial(draft.filters) ? !isOfCharges : arePackages);
}

/** ‘How much did we pay for those’, after a figure of money, asks for that figure. */
function tellsCost(draft: Draft, { measures, dimensions }: Reading): boolean {
  return asksCostAlone(draft) && dimensions.length === 0 && measures.length > 0 && measures.every(isOfMoney);
}

/** The top five by a figure stay these five where another figure of theirs is asked for, so that the first one stays beside it. */
function isChosenByFigure({ limit, place, groupConditions }: Reading): boolean {
  return limit !== undefined || place !== undefined || groupConditions.length > 0;
}

/** ‘Late packages by state’, after a share of packages, counts them. */
function countedByStatus({ filters, isRanked }: Draft, { measures }: Reading): readonly AskedMeasure[] | undefined {
  const isOfStatus = filters.some(({ dimension, excluded }) => dimension === 'tracking_status' && !excluded);
  const isShare = measures.some((each) => each.kind === 'measure' && /^(?:late|onTime)Percent$/.test(each.measure));
  return isOfStatus && (isShare || isRanked) ? [plain('packages')] : undefined;
}
