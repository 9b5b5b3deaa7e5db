import {
  addDays,
  addMonths,
  areExcludedCarriers,
  type CalendarDay,
  type DateRange,
  daysBetween,
  type PeriodGrain,
  parcelCarriers,
  previousRange,
  rollingRange,
  startOfPeriod,
  type UsuallyLeftOut,
  type WordLanguage,
} from '@waybill/model';
import { measures as measureCatalogue } from '../measures/measures.ts';
import { tableOf } from '../measures/table-of.ts';
import type { Choice, Remark } from '../reading/outcome.ts';
import type { AskedMeasure, Reading, ValueFilter } from '../reading/reading.ts';
import { dimensionLabel } from '../say/labels.ts';
import { sayMeasure, sayReading } from '../say/say-reading.ts';
import type { AskedBack, ReasonName } from '../say/sentences.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { type Draft, plain } from './draft.ts';
import { partsOf } from './measures-asked.ts';
import { movedBack } from './periods.ts';

/** What a question stands in. */
export interface Circumstances {
  readonly today: CalendarDay;
  /** The language of the question. */
  readonly language: WordLanguage;
  readonly values: ScopedValues;
  /** The reading of the question before. */
  readonly previous: Reading | undefined;
  readonly include: readonly UsuallyLeftOut[];
  /** The days that are meant where a question names none. */
  readonly usualRange: DateRange | undefined;
}

/** What a draft becomes: a reading, several to choose from, or the reason why there is none. */
export type Completed =
  | {
      readonly kind: 'reading';
      readonly reading: Reading;
      readonly remarks: readonly Remark[];
      readonly alternatives: readonly Choice[];
    }
  | { readonly kind: 'choices'; readonly question: AskedBack; readonly readings: readonly Reading[] }
  | { readonly kind: 'none'; readonly reason: ReasonName; readonly words: readonly string[] };

const longestDaily = 31;
const longestWeekly = 100;
const ofOneCarrier: ReadonlySet<string> = new Set(['service', 'account_number', 'invoice_number', 'tracking_number']);

/** Fills in what a question left open, by the rules of the product, and checks that it can be answered. */
export function complete(draft: Draft, circumstances: Circumstances): Completed {
  const { unplaced, problem } = draft;
  if (unplaced.length > 0) return { kind: 'none', reason: 'unplaced', words: unplaced };
  if (problem !== undefined) return { kind: 'none', reason: problem, words: [] };
  const open = openEnd(draft, circumstances.previous !== undefined);
  if (open !== undefined) return { kind: 'none', reason: open, words: [] };
  const remarks: Remark[] = [];
  const base = baseOf(draft, circumstances);
  if (draft.less.length > 0 && (base === undefined || withoutParts(draft, base) === undefined)) {
    return { kind: 'none', reason: 'noFigure', words: [] };
  }
  const merged = base === undefined ? undefined : followUp(draft, base, circumstances);
  if (merged !== undefined) return checked(merged, [], circumstances);
  const time = timeOf(draft, circumstances, remarks);
  const isListed =
    (draft.isList && draft.conditions.groups.length === 0) ||
    (draft.rowsBy !== undefined && draft.dimensions.length === 0 && draft.grain === undefined && isOfPackages(draft)) ||
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

/** A question that names no figure: the honest ones to choose from, or nothing. */
function unnamed(
  draft: Draft,
  reading: (asked: readonly AskedMeasure[]) => Reading,
  circumstances: Circumstances,
): Completed {
  const saysSomething = draft.dimensions.length > 0 || draft.filters.length > 0 || draft.periods.ranges.length > 0;
  if (!saysSomething && !draft.isJudged && !draft.isRanked) return { kind: 'none', reason: 'noFigure', words: [] };
  const wanted: readonly AskedMeasure[] = draft.isRankedByPrice
    ? [plain('costPerPackage'), plain('totalSpend')]
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
function isLookedUp({ filters, measures, isCost, dimensions }: Draft): boolean {
  const isOne = filters.some(isOfOneShipment);
  return isOne && measures.length === 0 && !isCost && dimensions.length === 0;
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

function includesAccessorial(filters: readonly ValueFilter[]): boolean {
  return filters.some(({ dimension, excluded }) => dimension === 'accessorial' && !excluded);
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
  if (about('tracking_status')) return [plain('packages')];
  const [condition] = draft.conditions.groups;
  return condition === undefined ? undefined : [condition.measure];
}

function timeOf(draft: Draft, circumstances: Circumstances, remarks: Remark[]): Reading['time'] {
  const { periods, dateType } = draft;
  const { today, usualRange, previous } = circumstances;
  const [first] = periods.ranges;
  const field = dateType ?? 'bill_date';
  if (periods.ever) return { field, range: undefined, grain: draft.grain, assumed: false };
  if (first !== undefined) {
    const [, second] = periods.ranges;
    const isApart = second === undefined || draft.versus || draft.change;
    const range = isApart ? (inFocus(draft).range ?? first.range) : spanOf(first.range, second.range);
    return { field, range, grain: draft.grain ?? (draft.isTrend ? grainOf(range) : undefined), assumed: false };
  }
  if (previous?.time.range !== undefined && !previous.time.assumed) {
    remarks.push({ kind: 'kept', text: sentencesIn(circumstances.language).sameDates });
    const { range } = previous.time;
    return {
      field: dateType ?? previous.time.field,
      range,
      grain: draft.grain ?? (draft.isTrend ? grainOf(range) : undefined),
      assumed: false,
    };
  }
  const range = usualRange ?? rollingRange('Annual', today);
  remarks.push({ kind: 'assumed', text: sentencesIn(circumstances.language).assumedDates });
  return { field, range, grain: draft.grain ?? (draft.isTrend ? grainOf(range) : undefined), assumed: true };
}

function spanOf(one: DateRange, other: DateRange): DateRange {
  return one.from < other.from ? { from: one.from, to: other.to } : { from: other.from, to: one.to };
}

function grainOf({ from, to }: DateRange): PeriodGrain {
  const days = daysBetween(from, to);
  if (days < longestDaily) return 'day';
  return days < longestWeekly ? 'week' : 'month';
}

/** Of two periods the one that is asked about; where it asks for a change, that is the later one. */
function inFocus({ periods, change, versus }: Draft): { range: DateRange | undefined; other: DateRange | undefined } {
  const [first, second] = periods.ranges.map(({ range }) => range);
  const isSwapped = change && !versus && first !== undefined && second !== undefined && second.from > first.from;
  return isSwapped ? { range: second, other: first } : { range: first, other: second };
}

/** ‘Growth by month’: each month is compared with the one before. */
function isStepwise({ change, grain, periods }: Draft): boolean {
  return change && grain !== undefined && periods.ranges.length < 2 && !periods.yearBack && !periods.previous;
}

function compareOf(draft: Draft, range: DateRange | undefined, today: CalendarDay): DateRange | undefined {
  const { periods, versus, change, why } = draft;
  if (isStepwise(draft)) return undefined;
  const { other } = inFocus(draft);
  if (other !== undefined) return versus || change ? other : undefined;
  if (range === undefined) return undefined;
  if (periods.yearBack) return yearBefore(range);
  const isBetweenGroups = versus && draft.compares;
  if (!periods.previous && !why && (!change || isBetweenGroups)) return undefined;
  return samePartBefore(range, today) ?? previousRange(range);
}

/** A year, quarter or month that goes on is compared with as many days of the one before. */
function samePartBefore(range: DateRange, today: CalendarDay): DateRange | undefined {
  const grain = (['year', 'quarter', 'month'] as const).find((each) => startOfPeriod(today, each) === range.from);
  return grain !== undefined && range.to === today ? movedBack(range, grain) : undefined;
}

function yearBefore({ from, to }: DateRange): DateRange {
  const isMonthEnd = addMonths(to, 1).slice(8) < to.slice(8) || to.slice(5) === '02-28';
  return {
    from: addMonths(from, -12),
    to: isMonthEnd && from.endsWith('-01') ? previousMonthEnd(to) : addMonths(to, -12),
  };
}

function previousMonthEnd(to: CalendarDay): CalendarDay {
  return previousRange({ from: addMonths(`${to.slice(0, 7)}-01`, -11), to }).to;
}

/** Order, number of rows and form, as the figures and groups ask for. */
function shaped(reading: Reading, draft: Draft): Reading {
  const { dimensions, time, compare, share, limit } = reading;
  const isGrouped = dimensions.length > 0 || time.grain !== undefined;
  const isRanked = draft.isRanked || limit !== undefined || draft.isJudged;
  const byMeasure = isRanked || (dimensions.length > 0 && time.grain === undefined);
  const sort: Reading['sort'] = !isGrouped
    ? undefined
    : byMeasure && reading.stepwise !== true
      ? {
          by: compare !== undefined && draft.change ? 'change' : 'measure',
          descending: draft.change
            ? (draft.descending ?? true) !== draft.falls
            : (draft.descending ?? bestFirst(reading, draft)),
        }
      : { by: 'dimension', descending: false };
  const isMany = isGrouped || reading.measures.length > 1 || compare !== undefined;
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

/** The reading that a follow-up changes; undefined for a question that stands alone. */
function baseOf(draft: Draft, { previous }: Circumstances): Reading | undefined {
  if (previous === undefined) return undefined;
  const isPartial = draft.measures.length === 0 && !draft.isCost && !draft.isList;
  const isOfList = previous.show === 'rows' && draft.sortsBy;
  return draft.followsUp || isPartial || isOfList || draft.asksShareFirst ? previous : undefined;
}

function followUp(draft: Draft, base: Reading, { today }: Circumstances): Reading | undefined {
  const ofWhole = shareOfBase(draft, base);
  if (ofWhole !== undefined) return ofWhole;
  const said =
    draft.measures.length > 0 ||
    draft.less.length > 0 ||
    draft.dimensions.length > 0 ||
    draft.filters.length > 0 ||
    draft.periods.ranges.length > 0;
  const changes =
    said ||
    draft.grain ||
    draft.limit ||
    draft.show ||
    draft.isTrend ||
    draft.released.length > 0 ||
    draft.periods.yearBack ||
    draft.periods.previous ||
    draft.conditions.rows.length > 0 ||
    draft.conditions.groups.length > 0 ||
    draft.share ||
    draft.isCost ||
    draft.isList ||
    draft.descending !== undefined ||
    draft.dateType ||
    draft.periods.ever ||
    draft.isJudged ||
    draft.saysHowMany ||
    draft.why;
  if (!changes || (draft.why && base.show === 'rows')) return undefined;
  const saysFigure =
    draft.measures.length > 0 ||
    draft.isCost ||
    draft.saysHowMany ||
    draft.dimensions.length > 0 ||
    draft.grain !== undefined;
  const sortsRows = base.show === 'rows' ? sortOfRows(draft) : undefined;
  const isListNow = draft.isList || sortsRows !== undefined || (base.show === 'rows' && !saysFigure);
  const named = new Set([...draft.filters.map(({ dimension }) => dimension), ...draft.released]);
  const filters = [...base.filters.filter(({ dimension }) => !named.has(dimension)), ...draft.filters];
  const [period, other] = draft.periods.ranges;
  const range = draft.periods.ever
    ? undefined
    : draft.versus && other === undefined
      ? base.time.range
      : period?.before !== undefined && base.time.range !== undefined && other === undefined
        ? movedBack(base.time.range, period.before)
        : (period?.range ?? base.time.range);
  const grain =
    draft.grain ??
    (draft.isTrend && range
      ? grainOf(range)
      : draft.dimensions.length > 0 && !draft.adds
        ? undefined
        : base.time.grain);
  const dimensions =
    draft.dimensions.length > 0
      ? draft.adds
        ? [...new Set([...base.dimensions, ...draft.dimensions])]
        : draft.dimensions
      : draft.grain && !draft.adds
        ? []
        : base.dimensions;
  const ofAccessorials = includesAccessorial(filters) || dimensions.some((dimension) => dimension === 'accessorial');
  const measured =
    draft.measures.length > 0
      ? draft.adds
        ? [...base.measures, ...draft.measures]
        : draft.measures
      : draft.isCost
        ? [plain('totalSpend')]
        : base.measures.length === 0 && !isListNow
          ? [plain('packages')]
          : (withoutParts(draft, base) ?? base.measures);
  const measures = isListNow
    ? []
    : measured.map((each) => (ofAccessorials && isSpend(each) ? plain('accessorials') : each));
  const compare =
    draft.versus && period !== undefined && other === undefined && base.time.range
      ? period.before === undefined
        ? period.range
        : movedBack(base.time.range, period.before)
      : (compareOf(draft, range, today) ?? (period ? undefined : base.compare));
  const reading: Reading = {
    ...base,
    measures,
    dimensions: isListNow ? [] : dimensions,
    filters,
    conditions: draft.conditions.rows.length > 0 ? draft.conditions.rows : base.conditions,
    groupConditions:
      draft.conditions.groups.length > 0
        ? draft.conditions.groups
        : dimensions === base.dimensions
          ? base.groupConditions
          : [],
    time: {
      ...base.time,
      field: draft.dateType ?? base.time.field,
      range: range && range.from > today ? base.time.range : range,
      grain: isListNow ? undefined : grain,
      assumed: period === undefined && base.time.assumed,
    },
    compare: isListNow ? undefined : compare,
    share: draft.share ?? (draft.measures.length > 0 || isListNow ? undefined : base.share),
    limit: draft.limit ?? (draft.dimensions.length > 0 || draft.isList ? undefined : base.limit),
    rowsBy: isListNow ? (sortsRows ?? draft.rowsBy ?? base.rowsBy ?? 'net_amount') : undefined,
  };
  if (isListNow) return { ...reading, sort: { by: 'measure', descending: draft.descending ?? true }, show: 'rows' };
  const reshaped = shaped(reading, draft);
  return draft.show === undefined && base.show !== 'number' && base.show !== 'rows' && reshaped.show !== 'number'
    ? { ...reshaped, show: base.show }
    : reshaped;
}

/** ‘As a percent of transportation’: the figure before as a share of another. */
function shareOfBase(draft: Draft, base: Reading): Reading | undefined {
  const [whole, ...more] = draft.measures;
  const [part, ...others] = base.measures;
  const isShare = draft.share !== undefined && draft.dimensions.length === 0 && draft.filters.length === 0;
  if (!isShare || more.length > 0 || others.length > 0) return undefined;
  if (whole?.kind !== 'measure' || part?.kind !== 'measure' || whole.measure === part.measure) return undefined;
  return { ...base, measures: [{ kind: 'ratio', measure: part.measure, of: whole.measure, as: 'percent' }] };
}

/** The amount of the question before without parts of it; undefined where it has no such parts. */
function withoutParts({ less }: Draft, { measures }: Reading): readonly AskedMeasure[] | undefined {
  const [only, ...more] = measures;
  if (less.length === 0 || only?.kind !== 'measure' || more.length > 0) return undefined;
  const parts = partsOf[only.measure] ?? [];
  return less.every((name) => parts.includes(name)) ? [{ kind: 'difference', measure: only.measure, less }] : undefined;
}

/** ‘Sort by weight’, of a list. */
function sortOfRows({ measures, sortsBy }: Draft): Reading['rowsBy'] {
  const [only, ...more] = measures;
  if (!sortsBy || more.length > 0 || only?.kind !== 'measure') return undefined;
  if (only.measure === 'billWeight' || only.measure === 'actualWeight') return 'actual_weight';
  return only.measure === 'totalSpend' ? 'net_amount' : undefined;
}

/** The reading with the product's own meanings, if one table can answer it. */
function checked(given: Reading, remarks: readonly Remark[], { values, language }: Circumstances): Completed {
  const reading = countingNamedCarriers({ ...given, language });
  const isOfCharges =
    tableOf(reading) === 'charge_level_info' &&
    reading.measures.some((each) => each.kind === 'ratio' && (each.of === 'packages' || each.of === 'billWeight'));
  if (isOfCharges)
    return {
      kind: 'none',
      reason: 'averageOfCharges',
      words: [],
    };
  if (tableOf(reading) === undefined) {
    const names = [
      ...reading.measures.map((asked) => sayMeasure(asked, language)),
      ...reading.dimensions.map((name) => dimensionLabel(name, language)),
      ...reading.filters.map(({ dimension }) => dimensionLabel(dimension, language)),
    ];
    return {
      kind: 'none',
      reason: 'notTogether',
      words: [...new Set(names)],
    };
  }
  const sharesPackagesByCharge =
    reading.share !== undefined &&
    reading.measures.some((each) => each.kind === 'measure' && each.measure === 'packages') &&
    tableOf(reading) === 'charge_level_info';
  if (sharesPackagesByCharge)
    return {
      kind: 'none',
      reason: 'shareOfCharges',
      words: [],
    };
  const excludesAccessorial = reading.filters.some(
    ({ dimension, excluded }) => dimension === 'accessorial' && excluded,
  );
  const countsPackages = reading.measures.some((each) => 'measure' in each && each.measure === 'packages');
  if (excludesAccessorial && (countsPackages || reading.measures.length === 0)) {
    return { kind: 'none', reason: 'chargeNotThere', words: [] };
  }
  const asksOfOtherCharges = reading.measures.some(
    (each) => each.kind === 'measure' && notOfAccessorials.has(each.measure),
  );
  const narrows = reading.filters.find(({ dimension }) => dimension === 'accessorial');
  if (narrows !== undefined && (asksOfOtherCharges || (narrows.excluded && reading.measures.some(isSpend)))) {
    const names = [
      ...reading.measures.map((asked) => sayMeasure(asked, language)),
      dimensionLabel('accessorial', language),
    ];
    return { kind: 'none', reason: 'notTogether', words: names };
  }
  if (asksInvoicesOfShipments(reading)) return { kind: 'none', reason: 'invoicesOfShipments', words: [] };
  const share =
    reading.share !== undefined &&
    reading.measures.some((each) => each.kind !== 'measure' || !measureCatalogue[each.measure].addsUp);
  if (share) return { kind: 'none', reason: 'shareAddsUp', words: [] };
  return {
    kind: 'reading',
    reading,
    remarks: [...remarks, ...meanings(reading, values)],
    alternatives: alternativesOf(reading, values),
  };
}

/** Charges that are none of the accessorials, and so have no kind of accessorial. */
const notOfAccessorials: ReadonlySet<string> = new Set([
  'fuelSurcharge',
  'transportation',
  'tax',
  'fees',
  'taxesAndOtherCharges',
  'billingAdjustments',
]);

function isSpend(asked: AskedMeasure): boolean {
  return asked.kind === 'measure' && (asked.measure === 'totalSpend' || asked.measure === 'netOfAllCarriers');
}

/** What an invoice has as a whole. */
const ofInvoices: ReadonlySet<string> = new Set([
  'carrier_name',
  'account_number',
  'account_group',
  'account_division',
  'client',
  'currency_code',
  'invoice_number',
]);

function asksInvoicesOfShipments({ measures, filters, dimensions, conditions }: Reading): boolean {
  const countsInvoices = measures.some((each) => each.kind === 'measure' && each.measure === 'invoices');
  const named = [...filters.map(({ dimension }) => dimension), ...dimensions];
  return countsInvoices && (conditions.length > 0 || named.some((name) => !ofInvoices.has(name)));
}

/**
 * Where carriers are named that Total Spend leaves out, spend is what all of the named ones billed; so it is of one
 * service, account, invoice or package, which belongs to one carrier.
 */
function countingNamedCarriers(reading: Reading): Reading {
  const filters = [...reading.filters, ...(reading.share?.of === undefined ? [] : [reading.share.of])];
  const isOfExcluded = filters.some(
    ({ dimension, values, excluded }) =>
      !excluded &&
      (ofOneCarrier.has(dimension) ||
        (dimension === 'carrier_name' && values.some((name) => areExcludedCarriers([name])))),
  );
  if (!isOfExcluded) return reading;
  const measures = reading.measures.map((each): AskedMeasure => {
    if (each.kind === 'measure' && each.measure === 'costPerPackage')
      return { kind: 'ratio', measure: 'netOfAllCarriers', of: 'packages', as: 'per' };
    if (each.kind === 'measure' && each.measure === 'costPerPound')
      return { kind: 'ratio', measure: 'netOfAllCarriers', of: 'billWeight', as: 'per' };
    return each.kind !== 'count' && each.measure === 'totalSpend' ? { ...each, measure: 'netOfAllCarriers' } : each;
  });
  return { ...reading, measures };
}

/** Whether the asker has carriers that Total Spend leaves out, and did not choose carriers. */
function leavesOut(reading: Reading, { values }: ScopedValues): boolean {
  const carriers = values.carrier_name ?? parcelCarriers.map(({ name }) => name);
  const isSpend = reading.measures.some((each) => each.kind === 'measure' && each.measure === 'totalSpend');
  return (
    isSpend &&
    carriers.some((name) => areExcludedCarriers([name])) &&
    !reading.filters.some(({ dimension }) => dimension === 'carrier_name')
  );
}

function meanings(reading: Reading, values: ScopedValues): readonly Remark[] {
  return leavesOut(reading, values) ? [{ kind: 'meaning', text: sentencesIn(reading.language).withoutUspsAndDhl }] : [];
}

function alternativesOf(reading: Reading, values: ScopedValues): readonly Choice[] {
  const others: Reading[] = [];
  if (leavesOut(reading, values)) {
    others.push({
      ...reading,
      measures: reading.measures.map((each) =>
        each.kind === 'measure' && each.measure === 'totalSpend' ? plain('netOfAllCarriers') : each,
      ),
    });
  }
  if (reading.dimensions.includes('zone')) {
    others.push({ ...reading, dimensions: reading.dimensions.map((each) => (each === 'zone' ? 'rated_zone' : each)) });
  }
  if (reading.conditions.some(({ column }) => column === 'actual_weight')) {
    others.push({
      ...reading,
      conditions: reading.conditions.map((each) =>
        each.column === 'actual_weight' ? { ...each, column: 'bill_weight' } : each,
      ),
    });
  }
  const abroad = reading.filters.find(({ dimension }) => dimension === 'service_category');
  if (abroad !== undefined && !abroad.excluded && abroad.values.join() === 'International') {
    const notInTheUs: ValueFilter = { dimension: 'country', values: ['US'], excluded: true };
    others.push({ ...reading, filters: reading.filters.map((each) => (each === abroad ? notInTheUs : each)) });
  }
  return others.map((other) => ({ text: sayReading(other), reading: other }));
}
