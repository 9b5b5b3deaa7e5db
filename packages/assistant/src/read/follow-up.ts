import { areExcludedCarriers, type DateRange, daysBetween, type MeasureName, type PeriodGrain } from '@waybill/model';
import { conditionsOn } from '../draft/conditions-on.ts';
import { type Draft, plain } from '../draft/draft.ts';
import { partsOf } from '../figures/differences-asked.ts';
import { ratioOf } from '../figures/ratios-asked.ts';
import { amountOf } from '../figures/share.ts';
import { measures as measureCatalogue } from '../measures/measures.ts';
import { movedBack } from '../periods/relative-periods.ts';
import { isOfOneShipment } from '../reading/one-shipment.ts';
import { hasOpenStart } from '../reading/open-start.ts';
import type { AskedMeasure, Reading, ValueFilter } from '../reading/reading.ts';
import { leavesCarriersOut, ofAllCarriers } from './all-carriers.ts';
import type { Circumstances } from './completed.ts';
import { widened } from './included.ts';
import { isListed } from './packages-listed.ts';
import { arePackages } from './packages-named.ts';
import { shaped } from './shaped.ts';
import { includesAccessorial, isSpend } from './spend-on-accessorials.ts';
import { compareOf, grainOf, rangeAsked } from './time-asked.ts';

/** The reading that a follow-up changes; undefined for a question that stands alone. */
export function baseOf(draft: Draft, { previous }: Circumstances): Reading | undefined {
  if (previous === undefined) return undefined;
  const isPartial = draft.measures.length === 0 && !draft.isCost && !draft.isList && !namesItsOwn(draft);
  if (draft.isRankedByPrice && previous.measures.length > 0 && !previous.measures.some(isOfMoney)) return undefined;
  const isOfList = previous.show === 'rows' && draft.sortsBy;
  const isLookUp = draft.filters.some(isOfOneShipment) && !draft.followsUp && !isSplit(draft);
  if (isLookUp && draft.measures.length === 0 && previous.show !== 'rows') return undefined;
  const isByAnotherFigure =
    draft.sortsBy && isGrouped(previous) && !isSplit(draft) && draft.periods.ranges.length === 0;
  const hasStatus = previous.filters.some(({ dimension }) => dimension === 'tracking_status');
  const isBareFigure =
    isOnlyFigure(draft) &&
    !(hasStatus && draft.measures.some(isOfStatus)) &&
    previous.filters.length + previous.conditions.length > 0 &&
    !isGrouped(previous);
  const goesOn =
    isBareFigure ||
    listsOnward(draft, previous) ||
    draft.followsUp ||
    isPartial ||
    isOfList ||
    isByAnotherFigure ||
    draft.asksShareFirst;
  return goesOn ? previous : undefined;
}

/** ‘Show me the packages for ground’, after late packages, are the late ones: a list without days of its own goes on. */
function listsOnward(draft: Draft, previous: Reading): boolean {
  const { periods, showsPackages, isList, filters, conditions, measures } = draft;
  const namesDays = periods.ranges.length > 0 || periods.ever || periods.yearBack || periods.previous;
  const isNarrowed = previous.filters.length + previous.conditions.length > 0;
  const narrows = filters.length + conditions.rows.length > 0;
  return (showsPackages || isList) && arePackages(measures) && narrows && isNarrowed && !namesDays;
}

/** ‘How much was fuel’, after UPS spend in Q3, is that of UPS: it names a figure and nothing else. */
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

/** What tells of statuses is asked of all packages, whatever their status. */
function isOfStatus(asked: AskedMeasure): boolean {
  return asked.kind === 'measure' && /^(?:onTime|late)Percent$/.test(asked.measure);
}

const isGrouped = ({ dimensions, time }: Reading): boolean => dimensions.length > 0 || time.grain !== undefined;

const isSplit = ({ dimensions, grain }: Draft): boolean => dimensions.length > 0 || grain !== undefined;

/** ‘The ten most expensive’ of packages does not say by what. */
function isOfMoney(asked: AskedMeasure): boolean {
  return asked.kind !== 'count' && measureCatalogue[asked.measure].unit === 'currency';
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

/** The reading before with what the follow-up says; undefined where it changes nothing. */
export function followUp(draft: Draft, base: Reading, { today }: Circumstances): Reading | undefined {
  const ofWhole =
    shareOfBase(draft, base) ??
    shareOfTheirs(draft, base) ??
    shareOfThat(draft, base) ??
    countOfInvoices(draft, base) ??
    totalOfGroups(draft, base);
  if (ofWhole !== undefined) return ofWhole;
  if (asksShareAlone(draft) && !isGrouped(base)) return undefined;
  const said =
    draft.measures.length > 0 ||
    draft.less.length > 0 ||
    draft.per !== undefined ||
    draft.dimensions.length > 0 ||
    draft.filters.length > 0 ||
    draft.periods.ranges.length > 0;
  const changes =
    said ||
    draft.grain ||
    draft.limit ||
    draft.place ||
    draft.show ||
    draft.isTrend ||
    draft.released.length > 0 ||
    draft.givenUp.grains.length + draft.givenUp.dimensions.length > 0 ||
    (draft.liftsLimit && base.limit !== undefined) ||
    draft.included.length > 0 ||
    draft.periods.yearBack ||
    draft.periods.previous ||
    draft.conditions.rows.length > 0 ||
    draft.conditions.open.length > 0 ||
    draft.anyOf !== undefined ||
    draft.conditions.groups.length > 0 ||
    draft.lacking.length > 0 ||
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
  const isListNow =
    draft.isList ||
    (listsOnward(draft, base) && isListed(draft)) ||
    sortsRows !== undefined ||
    (base.show === 'rows' && !saysFigure);
  const lacked = draft.lacking.flatMap((lack) => lack.filters.map(({ dimension }) => dimension));
  const named = new Set([...draft.filters.map(({ dimension }) => dimension), ...lacked, ...draft.released]);
  const conditions = conditionsOn(draft, base) ?? draft.conditions;
  const liftsNamed = draft.adds && addsExcludedCarriers(draft, base);
  const liftsExclusion = liftsNamed || (draft.countsAllCarriers && !choosesCarriers(base, draft));
  const added = liftsNamed ? [] : draft.filters.map((filter) => (draft.adds ? addedTo(filter, base) : filter));
  const kept = base.filters.filter(({ dimension }) => !named.has(dimension));
  const filters = [...widened(kept, draft.included), ...added];
  const [period, other] = draft.periods.ranges;
  const range = draft.periods.ever
    ? undefined
    : draft.versus && other === undefined
      ? base.time.range
      : period?.before !== undefined && isMovable(base.time.range, period.before) && other === undefined
        ? movedBack(base.time.range, period.before)
        : (rangeAsked(draft) ?? base.time.range);
  const addsPeriods = draft.adds || (draft.beginsWithAnd && draft.dimensions.length === 0);
  const addsGroups = draft.adds || (draft.beginsWithAnd && base.dimensions.length === 0);
  const keptGrain = draft.givenUp.grains.some((each) => each === base.time.grain) ? undefined : base.time.grain;
  const isRankedBefore = base.limit !== undefined || base.place !== undefined;
  const leavesRank = isRankedBefore && draft.isTrend && draft.grain === undefined;
  const grain =
    draft.grain ??
    (draft.isTrend && range ? grainOf(range) : draft.dimensions.length > 0 && !addsGroups ? undefined : keptGrain);
  const dimensions =
    draft.share?.of !== undefined
      ? [draft.share.of.dimension]
      : draft.dimensions.length > 0
        ? draft.adds
          ? [...new Set([...base.dimensions, ...draft.dimensions])]
          : draft.dimensions
        : (draft.grain && !addsPeriods) || leavesRank
          ? []
          : withoutGivenUp(base.dimensions, draft);
  const regroups = (draft.grain !== undefined && !addsPeriods) || leavesRank;
  const ofAccessorials = includesAccessorial(filters) || dimensions.some((dimension) => dimension === 'accessorial');
  const measured =
    draft.measures.length > 0
      ? draft.adds || (draft.saysTheirs && isChosenByFigure(base))
        ? [...base.measures, ...draft.measures]
        : draft.measures
      : draft.isCost
        ? [
            ...(draft.saysTheirs && isChosenByFigure(base) ? base.measures : []),
            plain(draft.average ? 'costPerPackage' : 'totalSpend'),
          ]
        : base.measures.length === 0 && !isListNow
          ? [plain('packages')]
          : (countedByStatus(draft, base) ?? withoutParts(draft, base) ?? perUnit(draft, base) ?? base.measures);
  const measures = isListNow
    ? []
    : measured
        .map((each) => (liftsExclusion ? ofAllCarriers(each) : each))
        .map((each) => (ofAccessorials && isSpend(each) ? plain('accessorials') : each));
  const heldAgainst =
    draft.versus && period !== undefined && other === undefined && base.time.range
      ? period.before === undefined
        ? period.range
        : movedBack(base.time.range, period.before)
      : undefined;
  const isLater = heldAgainst !== undefined && range !== undefined && heldAgainst.from > range.from;
  const compare = isLater
    ? range
    : (heldAgainst ?? compareOf(draft, range, today) ?? (period ? undefined : base.compare));
  const days = isLater ? heldAgainst : range;
  const reading: Reading = {
    ...base,
    measures,
    dimensions: isListNow ? [] : dimensions,
    filters,
    conditions: conditions.rows.length > 0 ? conditions.rows : base.conditions,
    anyOf: draft.anyOf ?? base.anyOf,
    groupConditions:
      conditions.groups.length > 0 ? conditions.groups : dimensions === base.dimensions ? base.groupConditions : [],
    lacking: draft.lacking.length > 0 ? draft.lacking : keptLacks(base, dimensions),
    time: {
      ...base.time,
      field: draft.dateType ?? base.time.field,
      range: days && days.from > today ? base.time.range : days,
      grain: isListNow ? undefined : grain,
      assumed: period === undefined && base.time.assumed,
    },
    compare: isListNow ? undefined : compare,
    share: draft.share ?? (draft.measures.length > 0 || isListNow ? undefined : base.share),
    limit:
      draft.limit ??
      limitOfOne(draft, base) ??
      (draft.dimensions.length > 0 || draft.isList || draft.place || draft.liftsLimit || regroups
        ? undefined
        : base.limit),
    place:
      draft.place ??
      (draft.limit !== undefined || draft.dimensions.length > 0 || draft.isList || draft.liftsLimit || regroups
        ? undefined
        : base.place),
    rowsBy: isListNow ? (sortsRows ?? draft.rowsBy ?? base.rowsBy ?? 'net_amount') : undefined,
  };
  const inGroups = isListNow ? undefined : shareInGroups(reading);
  if (inGroups !== undefined) return shaped(inGroups, draft);
  if (isListNow) return { ...reading, sort: { by: 'measure', descending: draft.descending ?? true }, show: 'rows' };
  const reshaped = keepingOrder(shaped(reading, draft), draft, base);
  return draft.show === undefined && base.show !== 'number' && base.show !== 'rows' && reshaped.show !== 'number'
    ? { ...reshaped, show: base.show }
    : reshaped;
}

function withoutGivenUp(dimensions: Reading['dimensions'], { givenUp }: Draft): Reading['dimensions'] {
  const kept = dimensions.filter((name) => !givenUp.dimensions.includes(name));
  return kept.length === dimensions.length ? dimensions : kept;
}

/** The top five by a figure stay these five where another figure of theirs is asked for, so that the first one stays beside it. */
function isChosenByFigure({ limit, place, groupConditions }: Reading): boolean {
  return limit !== undefined || place !== undefined || groupConditions.length > 0;
}

/** ‘Only the biggest’, after groups, is one of them. */
function limitOfOne(draft: Draft, base: Reading): number | undefined {
  const names = draft.measures.length + draft.dimensions.length + draft.filters.length + draft.periods.ranges.length;
  const isOne = draft.asksForOne && (draft.isRanked || draft.isJudged) && draft.grain === undefined;
  return isOne && names === 0 && isGrouped(base) && draft.place === undefined ? 1 : undefined;
}

/** ‘Include FedEx too’ adds a value to those of the answer before. */
function addedTo(filter: ValueFilter, { filters }: Reading): ValueFilter {
  const before = filters.find(({ dimension, excluded }) => dimension === filter.dimension && !excluded);
  if (before === undefined || filter.excluded) return filter;
  return { ...filter, values: [...new Set([...before.values, ...filter.values])] };
}

/** ‘Include USPS and DHL too’, after Total Spend of all other carriers, is the net amount of all. */
function addsExcludedCarriers({ filters: said }: Draft, { filters, measures }: Reading): boolean {
  const isOfCarriers = (each: ValueFilter) => each.dimension === 'carrier_name';
  const isOnly = said.length > 0 && said.every((each) => isOfCarriers(each) && !each.excluded);
  const areExcluded = said.every(({ values }) => values.every((name) => areExcludedCarriers([name])));
  const isOfSpend = measures.some(leavesCarriersOut);
  return isOnly && areExcluded && isOfSpend && !filters.some(isOfCarriers);
}

/** Whether carriers stay chosen, those of the answer before or others. */
function choosesCarriers({ filters }: Reading, draft: Draft): boolean {
  const isOfCarriers = ({ dimension, excluded }: ValueFilter) => dimension === 'carrier_name' && !excluded;
  return draft.filters.some(isOfCarriers) || (filters.some(isOfCarriers) && !draft.released.includes('carrier_name'));
}

/** ‘Late packages by state’, after a share of packages, counts them. */
function countedByStatus({ filters, isRanked }: Draft, { measures }: Reading): readonly AskedMeasure[] | undefined {
  const isOfStatus = filters.some(({ dimension, excluded }) => dimension === 'tracking_status' && !excluded);
  const isShare = measures.some((each) => each.kind === 'measure' && /^(?:late|onTime)Percent$/.test(each.measure));
  return isOfStatus && (isShare || isRanked) ? [plain('packages')] : undefined;
}

/** The lowest five stay the lowest where a follow-up changes something else. */
function keepingOrder(reading: Reading, { descending, isJudged, change }: Draft, base: Reading): Reading {
  const isKept = descending === undefined && !isJudged && !change && reading.limit !== undefined;
  const isSame = isKept && base.limit !== undefined && reading.sort?.by === 'measure' && base.sort?.by === 'measure';
  return isSame ? { ...reading, sort: base.sort } : reading;
}

/** Groups that lack something are no longer asked for where other groups are. */
function keptLacks({ lacking, dimensions: before }: Reading, dimensions: Reading['dimensions']): Reading['lacking'] {
  if (dimensions === before) return lacking;
  const kept = lacking?.filter(({ of }) => of === 'packages') ?? [];
  return kept.length > 0 ? kept : undefined;
}

/** ‘The quarter before’ is that of a quarter; beside October it is the one before this quarter. A year goes back from any days. */
function isMovable(range: DateRange | undefined, grain: PeriodGrain): range is DateRange {
  if (hasOpenStart(range)) return false;
  if (range === undefined || grain === 'year') return range !== undefined;
  return daysBetween(range.from, range.to) + 1 > halfOf[grain];
}

/** Half the days of a period. */
const halfOf: Readonly<Record<Exclude<PeriodGrain, 'year'>, number>> = { day: 0, week: 3, month: 15, quarter: 45 };

/** ‘And by month’, after the share of UPS in spend: its share of each month. */
function shareInGroups(reading: Reading): Reading | undefined {
  const part = reading.share?.of;
  const dimensions = reading.dimensions.filter((name) => name !== part?.dimension);
  const measure = amountOf(reading.measures);
  if (part === undefined || measure === undefined) return undefined;
  if (dimensions.length === 0 && reading.time.grain === undefined) return undefined;
  const figure: AskedMeasure = { kind: 'shareWith', measure, filters: [part], conditions: [] };
  return { ...reading, measures: [figure], dimensions, share: undefined };
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

/** ‘In percent of their packages’, after late packages by carrier: the late share of each of them. */
function shareOfTheirs(draft: Draft, base: Reading): Reading | undefined {
  const [whole, ...more] = draft.measures;
  const [counted, ...others] = base.measures;
  const isOfPackages = isPackages(whole) && isPackages(counted) && more.length + others.length === 0;
  const areTheirs = draft.dimensions.every((each) => base.dimensions.includes(each));
  const isShare = draft.share !== undefined && areTheirs && draft.filters.length === 0;
  if (!isShare || !isOfPackages || !isGrouped(base) || base.conditions.length > 0) return undefined;
  const status = base.filters.find(({ dimension, excluded }) => dimension === 'tracking_status' && !excluded);
  const measure = ownShares[status?.values.join() ?? ''];
  const filters = base.filters.filter((each) => each !== status);
  return measure === undefined ? undefined : { ...base, measures: [plain(measure)], filters, share: undefined };
}

/** ‘What percent is that’ names no whole. */
function asksShareAlone({ share, measures, dimensions, filters, grain }: Draft): boolean {
  return (
    share !== undefined &&
    share.of === undefined &&
    measures.length + dimensions.length + filters.length === 0 &&
    grain === undefined
  );
}

/** ‘What percent is that’, after late packages, is their share of all; of one value, that of the value. */
function shareOfThat(draft: Draft, base: Reading): Reading | undefined {
  const [counted, ...others] = base.measures;
  const [part, ...more] = base.filters.filter(({ excluded }) => !excluded);
  const isPlain = base.conditions.length === 0 && base.anyOf === undefined && base.share === undefined;
  if (!asksShareAlone(draft) || isGrouped(base) || others.length > 0 || more.length > 0 || !isPlain) return undefined;
  if (part === undefined || counted?.kind !== 'measure' || !measureCatalogue[counted.measure].addsUp) return undefined;
  const filters = base.filters.filter((each) => each !== part);
  const measure = isPackages(counted) ? ownShares[part.values.join()] : undefined;
  if (measure !== undefined) return { ...base, measures: [plain(measure)], filters };
  return { ...base, filters, dimensions: [part.dimension], share: { of: part } };
}

/** ‘Total only’, after groups */
function totalOfGroups(draft: Draft, base: Reading): Reading | undefined {
  const {
    saysTotal: isTotal,
    sumsUp,
    measures,
    filters,
    dimensions,
    grain,
    periods,
    conditions,
    share,
    isCost,
  } = draft;
  const saysTotal = isTotal || sumsUp;
  const says =
    measures.length + filters.length + dimensions.length + periods.ranges.length + conditions.rows.length > 0;
  const isPlain = base.groupConditions.length === 0 && base.lacking === undefined && base.share === undefined;
  if (!saysTotal || says || isCost || grain !== undefined || share !== undefined || !isGrouped(base) || !isPlain)
    return undefined;
  if (base.measures.length === 0) return undefined;
  const time = { ...base.time, grain: undefined };
  return {
    ...base,
    dimensions: [],
    time,
    stepwise: undefined,
    sort: undefined,
    limit: undefined,
    place: undefined,
    show: 'number',
  };
}

/** ‘How many’, after a list of invoices */
function countOfInvoices(draft: Draft, base: Reading): Reading | undefined {
  const [only, ...more] = base.dimensions;
  const isAsked = draft.saysHowMany && draft.measures.length + draft.dimensions.length + draft.filters.length === 0;
  const isOfInvoices = only === 'invoice_number' && more.length === 0 && draft.periods.ranges.length === 0;
  if (!isAsked || !isOfInvoices || draft.conditions.rows.length + draft.conditions.groups.length > 0) return undefined;
  const measures: readonly AskedMeasure[] = [{ kind: 'count', dimension: only }];
  return { ...base, measures, dimensions: [], sort: undefined, limit: undefined, place: undefined, show: 'number' };
}

const isPackages = (asked: AskedMeasure | undefined): boolean =>
  asked?.kind === 'measure' && asked.measure === 'packages';

const ownShares: Readonly<Record<string, MeasureName>> = { Late: 'latePercent', 'On Time': 'onTimePercent' };

/** The amount of the question before without parts of it; undefined where it has no such parts. */
export function withoutParts({ less }: Draft, { measures }: Reading): readonly AskedMeasure[] | undefined {
  const [only, ...more] = measures;
  if (less.length === 0 || only?.kind !== 'measure' || more.length > 0) return undefined;
  const parts = partsOf[only.measure] ?? [];
  return less.every((name) => parts.includes(name)) ? [{ kind: 'difference', measure: only.measure, less }] : undefined;
}

/** The amount of the question before for each package or pound; undefined where that is no amount. */
export function perUnit({ per }: Draft, { measures }: Reading): readonly AskedMeasure[] | undefined {
  const [only, ...more] = measures;
  if (per === undefined || only?.kind !== 'measure' || more.length > 0 || only.measure === 'packages') return undefined;
  const isPrice = only.measure === 'costPerPackage' || only.measure === 'costPerPound';
  if (isPrice) return [plain(per === 'packages' ? 'costPerPackage' : 'costPerPound')];
  if (per === 'billWeight' && !measureCatalogue[only.measure].addsUp) return undefined;
  return [ratioOf(only.measure, per)];
}

/** ‘Sort by weight’, ‘list of packages by weight’. */
export function sortOfRows({ measures: named, sortsBy, isList }: Draft): Reading['rowsBy'] {
  const measures = named.filter((each) => each.kind !== 'measure' || each.measure !== 'packages');
  const [only, ...more] = measures;
  if (!(sortsBy || isList) || more.length > 0 || only?.kind !== 'measure') return undefined;
  if (only.measure === 'billWeight' || only.measure === 'actualWeight') return 'actual_weight';
  return only.measure === 'totalSpend' ? 'net_amount' : undefined;
}
