import { addDays, type DateRange } from '@waybill/model';
import type { Remark } from '../reading/outcome.ts';
import type { AskedMeasure, Reading, ValueFilter } from '../reading/reading.ts';
import { sayReading } from '../say/say-reading.ts';
import type { ReasonName } from '../say/sentences.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import { checked, includesAccessorial } from './checked.ts';
import type { Circumstances, Completed } from './completed.ts';
import { type Draft, plain } from './draft.ts';
import { baseOf, followUp, perUnit, withoutParts } from './follow-up.ts';
import { shaped } from './shaped.ts';
import { compareOf, isStepwise, timeOf } from './time-asked.ts';

/** Fills in what a question left open, by the rules of the product, and checks that it can be answered. */
export function complete(draft: Draft, circumstances: Circumstances): Completed {
  const { unplaced, problem } = draft;
  if (unplaced.length > 0) return { kind: 'none', reason: 'unplaced', words: unplaced };
  if (problem !== undefined) return { kind: 'none', reason: problem, words: [] };
  const open = openEnd(draft, circumstances.previous !== undefined);
  if (open !== undefined) return { kind: 'none', reason: open, words: [] };
  const remarks: Remark[] = [];
  const base = baseOf(draft, circumstances);
  const isWithoutFigure =
    (draft.less.length > 0 && (base === undefined || withoutParts(draft, base) === undefined)) ||
    (draft.per !== undefined && (base === undefined || perUnit(draft, base) === undefined));
  if (isWithoutFigure) return { kind: 'none', reason: 'noFigure', words: [] };
  const merged = base === undefined ? undefined : followUp(draft, base, circumstances);
  if (merged !== undefined) return checked(merged, [], circumstances);
  const time = timeOf(draft, circumstances, remarks);
  const isListed =
    (draft.isList && draft.conditions.groups.length === 0) ||
    isRankedList(draft) ||
    isShown(draft) ||
    isLookedUp(draft);
  const shared = {
    dimensions: draft.share?.of === undefined ? draft.dimensions : [draft.share.of.dimension],
    filters: draft.filters,
    conditions: draft.conditions.rows,
    groupConditions: draft.conditions.groups,
    time: time.assumed && draft.filters.some(isOfOneShipment) ? { ...time, range: undefined } : time,
    compare: compareOf(draft, time.range, circumstances.today),
    stepwise: isStepwise(draft) ? true : undefined,
    share: draft.share,
    include: circumstances.include,
  } as const;
  if (isListed) {
    const rowsBy = draft.rowsBy ?? 'net_amount';
    const sort = { by: 'measure', descending: draft.descending ?? true } as const;
    const list: Reading = {
      ...shared,
      measures: [],
      dimensions: [],
      share: undefined,
      compare: undefined,
      stepwise: undefined,
      sort,
      rowsBy,
      limit: draft.limit,
      show: 'rows',
    };
    return checked(list, remarks, circumstances);
  }
  const measures = measuresOf(draft);
  const reading = (asked: readonly AskedMeasure[]): Reading =>
    shaped(
      { ...shared, measures: asked, sort: undefined, rowsBy: undefined, limit: draft.limit, show: 'number' },
      draft,
    );
  if (draft.isVagueAverage) return averages(reading, circumstances);
  if (draft.saysDelivered && !draft.filters.some(({ dimension }) => dimension === 'tracking_status')) {
    remarks.push({ kind: 'meaning', text: sentencesIn(circumstances.language).notDeliveryDays });
  }
  if (measures !== undefined) return checked(reading(measures), remarks, circumstances);
  if (isTotal(draft)) return totalOf(reading, remarks, circumstances);
  return unnamed(draft, reading, circumstances);
}

/** A comparison, rank or share that does not say of what. */
function openEnd(draft: Draft, hasPrevious: boolean): ReasonName | undefined {
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
  if (second !== undefined && first !== undefined && !versus && !change && !areNeighbours(first.range, second.range)) {
    return 'twoPeriods';
  }
  const isGrouped = dimensions.length > 0 || grain !== undefined;
  const goesOnSharing = followsUp || (draft.asksShareFirst && hasPrevious);
  const isListed = draft.isList || draft.rowsBy !== undefined;
  if (isRanked && !isGrouped && !isListed && (measures.length > 0 || draft.isCost)) return 'rankOfWhat';
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

/** ‘Average spend’ may be that of a package, or of a period. */
function averages(reading: (asked: readonly AskedMeasure[]) => Reading, circumstances: Circumstances): Completed {
  const spend = { kind: 'mean', measure: 'totalSpend' } as const;
  const wanted: readonly AskedMeasure[] = [
    plain('costPerPackage'),
    { ...spend, of: 'week' },
    { ...spend, of: 'month' },
  ];
  const readings = wanted.flatMap((measure) => {
    const done = checked(reading([measure]), [], circumstances);
    return done.kind === 'reading' ? [done.reading] : [];
  });
  return { kind: 'choices', question: 'averageOfWhat', readings };
}

/** ‘Total for October’ names nothing that is added up. */
function isTotal({ saysTotal, isRankedByPrice, isJudged, versus, change }: Draft): boolean {
  return saysTotal && !isRankedByPrice && !isJudged && !versus && !change;
}

/** A total is that of spend, and that of packages is offered. */
function totalOf(
  reading: (asked: readonly AskedMeasure[]) => Reading,
  remarks: readonly Remark[],
  circumstances: Circumstances,
): Completed {
  const spend = checked(reading([plain('totalSpend')]), remarks, circumstances);
  const packages = checked(reading([plain('packages')]), [], circumstances);
  if (spend.kind !== 'reading' || packages.kind !== 'reading') return spend;
  const other = { text: sayReading(packages.reading), reading: packages.reading };
  return { ...spend, alternatives: [...spend.alternatives, other] };
}

/** A question that names no figure: the honest ones to choose from, or nothing. */
function unnamed(
  draft: Draft,
  reading: (asked: readonly AskedMeasure[]) => Reading,
  circumstances: Circumstances,
): Completed {
  const saysSomething = draft.dimensions.length > 0 || draft.filters.length > 0 || draft.periods.ranges.length > 0;
  if (!saysSomething && !draft.isJudged && !draft.isRanked) return { kind: 'none', reason: 'noFigure', words: [] };
  const ofAccessorials = includesAccessorial(draft.filters) || draft.dimensions.includes('accessorial');
  const wanted: readonly AskedMeasure[] = draft.isRankedByPrice
    ? ofAccessorials
      ? [plain('accessorials'), plain('averageAccessorial')]
      : [plain('costPerPackage'), plain('totalSpend')]
    : draft.isJudged
      ? [plain('onTimePercent'), plain('costPerPackage'), plain('latePercent')]
      : [plain('totalSpend'), plain('packages')];
  const dimensions = draft.dimensions.length > 0 || !draft.isJudged ? draft.dimensions : (['carrier_name'] as const);
  const readings = wanted.flatMap((measure) => {
    const done = checked({ ...reading([measure]), dimensions }, [], circumstances);
    return done.kind === 'reading' ? [done.reading] : [];
  });
  return { kind: 'choices', question: 'whichFigure', readings };
}

function isOfOneShipment({ dimension }: ValueFilter): boolean {
  return dimension === 'tracking_number' || dimension === 'invoice_number';
}

/** A single shipment or invoice, whose days need not be said. */
function isLookedUp({ filters, measures, isCost, dimensions, saysTotal }: Draft): boolean {
  const isOne = filters.some(isOfOneShipment);
  return isOne && measures.length === 0 && !isCost && !saysTotal && dimensions.length === 0;
}

/** ‘The dearest packages’; ‘cheap’ alone does not say what. */
function isRankedList(draft: Draft): boolean {
  const { rowsBy, dimensions, grain, measures, filters, limit, conditions } = draft;
  const saysWhat = measures.length > 0 || filters.length > 0 || conditions.rows.length > 0 || limit !== undefined;
  const isSplit = dimensions.length > 0 || grain !== undefined;
  return rowsBy !== undefined && !isSplit && isOfPackages(draft) && (rowsBy === 'actual_weight' || saysWhat);
}

/** ‘Show me packages over 50 lb’ asks for the packages themselves. */
function isShown(draft: Draft): boolean {
  const { showsPackages, dimensions, grain, share, isRanked, isJudged, versus, filters, conditions } = draft;
  const isNarrowed = filters.length > 0 || conditions.rows.length > 0;
  const isSplit = dimensions.length > 0 || grain !== undefined || share !== undefined || conditions.groups.length > 0;
  return showsPackages && isNarrowed && !isSplit && !isRanked && !isJudged && !versus && isOfPackages(draft);
}

function isOfPackages({ measures, isCost }: Draft): boolean {
  return !isCost && measures.every((each) => each.kind === 'measure' && each.measure === 'packages');
}

/** The figures: named, or those that the filters are about. */
function measuresOf(draft: Draft): readonly AskedMeasure[] | undefined {
  const { measures, isCost, filters, dimensions, isRankedByPrice, isJudged } = draft;
  const about = (name: ValueFilter['dimension']) =>
    filters.some(({ dimension }) => dimension === name) || dimensions.includes(name);
  if (isRankedByPrice && measures.every((each) => each.kind === 'measure' && each.measure === 'packages'))
    return undefined;
  if (isJudged && !measures.some((each) => each.kind === 'measure' && /Percent$/.test(each.measure))) return undefined;
  if (measures.length > 0) {
    const ofAccessorials = includesAccessorial(filters) || dimensions.includes('accessorial');
    return measures.map((each) =>
      ofAccessorials && each.kind === 'measure' && each.measure === 'totalSpend' ? plain('accessorials') : each,
    );
  }
  if (about('credit_type')) return [plain('refunds')];
  if (includesAccessorial(filters) || dimensions.includes('accessorial'))
    return [plain(draft.average ? 'averageAccessorial' : 'accessorials')];
  if (isCost) return [plain(draft.average ? 'costPerPackage' : 'totalSpend')];
  if (about('tracking_status') || (draft.saysHowMany && filters.length > 0)) return [plain('packages')];
  const [condition] = draft.conditions.groups;
  return condition === undefined ? undefined : [condition.measure];
}
