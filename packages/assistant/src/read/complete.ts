import { conditionsOn } from '../draft/conditions-on.ts';
import { type Draft, plain } from '../draft/draft.ts';
import { amountsOfFigures } from '../figures/statistics-asked.ts';
import { isOfMoney } from '../measures/is-of-money.ts';
import { tableOf } from '../measures/table-of.ts';
import { isOfOneShipment } from '../reading/one-shipment.ts';
import type { Remark } from '../reading/outcome.ts';
import type { AskedMeasure, Reading, ValueFilter } from '../reading/reading.ts';
import { dimensionLabel } from '../say/labels.ts';
import { sayMeasure } from '../say/say-reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import { kindsOf } from '../second-meanings/words-of-groups.ts';
import { ofAllCarriers } from './all-carriers.ts';
import { perUnit, withoutParts } from './changed-figure.ts';
import { checked } from './checked.ts';
import type { Circumstances, Completed } from './completed.ts';
import { either } from './either.ts';
import { aboutWhat, averages, isOfInvoices, isTotal, totalOf, totalOfInvoices, unnamed } from './figure-left-open.ts';
import { asksCostAlone, baseOf } from './follow-up/base-of.ts';
import { followUp } from './follow-up/follow-up.ts';
import { areUnlike, openEnd } from './open-end.ts';
import { isListed } from './packages-listed.ts';
import { shaped } from './shaped.ts';
import { sortOfRows } from './sort-of-rows.ts';
import { includesAccessorial } from './spend-on-accessorials.ts';
import { asksOnlyLastYear, compareOf, isStepwise, timeOf } from './time-asked.ts';

/** Fills in what a question left open, by the rules of the product, and checks that it can be answered. */
export function complete(given: Draft, circumstances: Circumstances): Completed {
  const completed = filledIn(given, circumstances);
  const isOfPackages = completed.kind === 'reading' && given.conditions.ofWholePackages;
  if (!isOfPackages || tableOf(completed.reading) !== 'charge_level_info') return completed;
  const { language } = circumstances;
  const words = [
    sentencesIn(language).columns.net_amount,
    ...completed.reading.filters.map(({ dimension }) => dimensionLabel(dimension, language)),
    ...completed.reading.measures.map((asked) => sayMeasure(asked, language)),
  ];
  return { kind: 'none', reason: 'notTogether', words };
}

function filledIn(given: Draft, circumstances: Circumstances): Completed {
  const draft = withDrivers(withStatistics(withKinds(narrowed(given, circumstances), circumstances), circumstances));
  const { unplaced, problem, impossible } = draft;
  if (impossible.length > 0) return { kind: 'none', reason: 'noSuchDay', words: impossible };
  if (unplaced.length > 0) return { kind: 'none', reason: 'unplaced', words: unplaced };
  if (problem !== undefined) return { kind: 'none', reason: problem, words: [] };
  if (draft.isEither) return either(draft, circumstances, complete);
  if (refersToNothing(draft, circumstances)) return { kind: 'none', reason: 'refersToWhat', words: [] };
  const open = openEnd(draft, circumstances.previous !== undefined);
  if (open !== undefined) return aboutWhat(draft, open, circumstances, complete);
  const remarks: Remark[] = [];
  const base = baseOf(draft, circumstances);
  const { open: ofNothing } = draft.conditions;
  if (ofNothing.length > 0 && (base === undefined || conditionsOn(draft, base) === undefined))
    return { kind: 'none', reason: 'unplaced', words: ofNothing.map(({ word }) => word) };
  const isWithoutFigure =
    (draft.less.length > 0 && (base === undefined || withoutParts(draft, base) === undefined)) ||
    (draft.per !== undefined && (base === undefined || perUnit(draft, base) === undefined));
  if (isWithoutFigure) return { kind: 'none', reason: 'noFigure', words: [] };
  const merged = base === undefined ? undefined : followUp(draft, base, circumstances);
  if (base !== undefined && merged !== undefined && ranksMoreGroups(base, merged))
    return { kind: 'none', reason: 'rankInGroups', words: [] };
  const { range } = merged?.time ?? {};
  if (range !== undefined && merged?.compare !== undefined && areUnlike(range, merged.compare))
    return { kind: 'none', reason: 'unlikePeriods', words: [] };
  if (merged !== undefined) return checked(merged, [], circumstances);
  const time = timeOf(draft, circumstances, remarks);
  const shared = {
    dimensions: draft.share?.of === undefined ? draft.dimensions : [draft.share.of.dimension],
    filters: draft.filters,
    conditions: draft.conditions.rows,
    anyOf: draft.anyOf,
    groupConditions: draft.conditions.groups,
    lacking: draft.lacking.length > 0 ? draft.lacking : undefined,
    time: time.assumed && draft.filters.some(isOfOneShipment) ? { ...time, range: undefined } : time,
    compare: asksOnlyLastYear(draft, circumstances) ? undefined : compareOf(draft, time.range, circumstances.today),
    stepwise: isStepwise(draft) ? true : undefined,
    share: draft.share,
    include: circumstances.include,
  } as const;
  if (isListed(draft)) {
    const rowsBy = draft.rowsBy ?? sortOfRows(draft) ?? 'net_amount';
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
      columns: columnsAsked(draft),
      limit: draft.limit,
      place: draft.place,
      show: 'rows',
    };
    return checked(list, remarks, circumstances);
  }
  const measures = measuresOf(draft);
  const reading = (asked: readonly AskedMeasure[]): Reading =>
    shaped(
      {
        ...shared,
        measures: draft.countsAllCarriers ? asked.map(ofAllCarriers) : asked,
        sort: undefined,
        rowsBy: undefined,
        limit: draft.limit,
        place: draft.place,
        show: 'number',
      },
      draft,
    );
  if (draft.isVagueAverage) return averages(reading, circumstances);
  if (
    draft.saysDelivered &&
    time.field !== 'delivery_date' &&
    !draft.filters.some(({ dimension }) => dimension === 'tracking_status')
  ) {
    remarks.push({ kind: 'meaning', text: sentencesIn(circumstances.language).notDeliveryDays });
  }
  if (isOfInvoices(draft)) return totalOfInvoices(reading, circumstances);
  if (measures !== undefined) return checked(reading(measures), remarks, circumstances);
  if (isTotal(draft)) return totalOf(reading, remarks, circumstances);
  return unnamed(draft, reading, circumstances);
}

/** ‘Why is FedEx more expensive than UPS’: what makes packages cost more, side by side. */
function withDrivers(draft: Draft): Draft {
  const { why, compares, change, periods, measures } = draft;
  if (!why || !compares || change || periods.ranges.length > 1 || !measures.every(isOfMoney)) return draft;
  return { ...draft, why: false, isRankedByPrice: false, measures: drivers };
}

const drivers: readonly AskedMeasure[] = [
  plain('costPerPackage'),
  plain('averageBillWeight'),
  plain('averageZone'),
  { kind: 'ratio', measure: 'accessorials', of: 'packages', as: 'per' },
  { kind: 'ratio', measure: 'fuelSurcharge', of: 'packages', as: 'per' },
];

const columnsAsked = ({ columns }: Draft): Reading['columns'] => (columns.names.length > 0 ? columns.names : undefined);

/** ‘What did they cost’, where nothing was told before and nothing else is named. */
function refersToNothing(draft: Draft, { previous }: Circumstances): boolean {
  const { refersToTheirs, measures, grain, anyOf, lacking, saysPackages } = draft;
  const isBare = asksCostAlone(draft) || measures.length === 0;
  const names = draft.filters.length + draft.dimensions.length + draft.conditions.rows.length + lacking.length;
  return (
    refersToTheirs &&
    previous === undefined &&
    isBare &&
    names === 0 &&
    anyOf === undefined &&
    grain === undefined &&
    !saysPackages
  );
}

/** ‘And by month’, after the top five states, would rank states and months together. */
function ranksMoreGroups(base: Reading, merged: Reading): boolean {
  const isRanked = base.limit !== undefined && merged.limit !== undefined && merged.place === base.place;
  const groupsOf = ({ dimensions, time }: Reading) => dimensions.length + (time.grain === undefined ? 0 : 1);
  const isKept = base.dimensions.every((name) => merged.dimensions.includes(name));
  return isRanked && isKept && groupsOf(base) > 0 && groupsOf(merged) > groupsOf(base);
}

/** ‘By reason’, after refunds, is by type of credit. */
function withKinds(draft: Draft, { previous }: Circumstances): Draft {
  const { kindAsked, dimensions } = draft;
  if (kindAsked === undefined) return draft;
  const before = previous?.measures.flatMap((each) => (each.kind === 'count' ? [] : [each.measure])) ?? [];
  const kind = before.map((name) => kindsOf[name]).find((each) => each !== undefined);
  return kind === undefined
    ? { ...draft, unplaced: [...draft.unplaced, kindAsked] }
    : { ...draft, dimensions: [...dimensions, kind], followsUp: true };
}

/** ‘And the median?’, after the cost per package. */
function withStatistics(draft: Draft, { previous }: Circumstances): Draft {
  if (draft.statisticsAlone.length === 0) return draft;
  const [only, ...more] = previous?.measures ?? [];
  const measure = only?.kind === 'measure' || only?.kind === 'statistic' ? amountsOfFigures[only.measure] : undefined;
  if (measure === undefined || more.length > 0)
    return { ...draft, unplaced: [...draft.unplaced, ...draft.statisticsAlone] };
  const measures = draft.statisticsAlone.map((as): AskedMeasure => ({ kind: 'statistic', measure, as }));
  return { ...draft, measures, followsUp: true };
}

/** ‘For packages over 20 lb’, after another question, is about the figure of that one. */
function narrowed(draft: Draft, { previous }: Circumstances): Draft {
  const isNarrowed = draft.filters.length > 0 || draft.conditions.rows.length > 0;
  if (!draft.narrowsPackages || previous === undefined || !isNarrowed) return draft;
  return { ...draft, measures: [], saysPackages: false, followsUp: true };
}

/** ‘Late packages by state, the 3 worst’ */
function ranksLate({ filters, measures, isCost }: Draft): boolean {
  const isLate = filters.some(
    ({ dimension, values, excluded }) => dimension === 'tracking_status' && !excluded && values.join() === 'Late',
  );
  return isLate && !isCost && measures.every((each) => each.kind === 'measure' && each.measure === 'packages');
}

/** ‘Cities we ship to the most’, ‘the weekday on which we ship most’ */
function ranksShipping({ saysShipping, isRanked, isRankedByPrice, isJudged, dimensions, grain }: Draft): boolean {
  return saysShipping && isRanked && !isRankedByPrice && !isJudged && (dimensions.length > 0 || grain !== undefined);
}

/** The worst share is plain, and so are the three worst amounts: the highest. */
function isJudgedByItself(asked: AskedMeasure, { limit = 1 }: Draft): boolean {
  return asked.kind === 'measure' && (/Percent$/.test(asked.measure) || (limit > 1 && isOfMoney(asked)));
}

/** The figures: named, or those that the filters are about. */
function measuresOf(draft: Draft): readonly AskedMeasure[] | undefined {
  const { measures, isCost, dimensions, isRankedByPrice, isJudged } = draft;
  const filters = [...draft.filters, ...(draft.anyOf ?? []).flatMap((each) => each.filters)];
  const about = (name: ValueFilter['dimension']) =>
    filters.some(({ dimension }) => dimension === name) || dimensions.includes(name);
  if (isRankedByPrice && measures.every((each) => each.kind === 'measure' && each.measure === 'packages'))
    return undefined;
  if (isJudged && ranksLate(draft)) return [plain('packages')];
  if (isJudged && !measures.some((each) => isJudgedByItself(each, draft))) return undefined;
  if (measures.length > 0) {
    const ofAccessorials = includesAccessorial(filters) || dimensions.includes('accessorial');
    return measures.map((each) =>
      ofAccessorials && each.kind === 'measure' && each.measure === 'totalSpend' ? plain('accessorials') : each,
    );
  }
  if (draft.saysPackages && !isCost) return [plain('packages')];
  if (about('credit_type')) return [plain('refunds')];
  if (includesAccessorial(filters) || dimensions.includes('accessorial'))
    return [plain(draft.average ? 'averageAccessorial' : 'accessorials')];
  if (isCost) return [plain(draft.average ? 'costPerPackage' : 'totalSpend')];
  const narrows = filters.length + draft.conditions.rows.length > 0;
  if (draft.saysPackages || about('tracking_status') || (draft.saysNumber && narrows)) return [plain('packages')];
  const [condition] = draft.conditions.groups;
  if (condition === undefined && draft.lacking.length > 0) return [plain('packages')];
  if (condition === undefined && ranksShipping(draft)) return [plain('packages')];
  return condition === undefined ? undefined : [condition.measure];
}
