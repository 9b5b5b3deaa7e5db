import { type CalendarDay, type MeasureName, type PeriodGrain, periodGrains } from '@waybill/model';
import type { AskedMeasure, DimensionName, Show } from '../reading/reading.ts';
import type { ReasonName } from '../say/sentences.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { comparing, findConditions } from './conditions.ts';
import type { Draft } from './draft.ts';
import { findFilters } from './filters.ts';
import { findMeasures } from './measures-asked.ts';
import { findPeriods } from './periods.ts';
import { findRank } from './rank.ts';
import type { Scan } from './scan.ts';
import {
  asApart,
  asComparison,
  asContest,
  asDifference,
  asDimensions,
  asInsteadOf,
  asInvoices,
  asList,
  asPunctuality,
  asQuantity,
  asSplit,
} from './second-meanings.ts';
import { findShare, sharesPartInGroups } from './share.ts';

/** Words that name nothing and still tell what is wanted. */
export interface Manner {
  /** ‘Show me’ */
  readonly saysShow: boolean;
  /** ‘Total’, which is that of spend where nothing else is named. */
  readonly saysTotal: boolean;
}

/** A question without such words. */
export const plainly: Manner = { saysShow: false, saysTotal: false };

/** Reads the phrases of a question rule by rule; each rule uses up what it has read. */
export function draftOf(scan: Scan, today: CalendarDay, values: ScopedValues, { saysShow, saysTotal }: Manner): Draft {
  const followsUp =
    scan.was(0, 'and?', 'only', 'and', 'makeThat', 'also', 'instead', 'without', 'chart', 'table', 'rows', 'same') ||
    scan.says('instead', 'makeThat', 'also', 'those');
  const first = scan.beside(-1, 1);
  const asksShareFirst =
    scan.was(first, 'share', 'percent') && (scan.length === first + 1 || scan.was(first + 1, 'of', 'in'));
  const sortsBy = scan.was(0, 'by') && scan.at(scan.beside(0, 1), 'measure') !== undefined;
  const isInstead = scan.was(0, 'in') && scan.at(1, 'measure') !== undefined && scan.length === 2;
  asInsteadOf(scan);
  asQuantity(scan);
  asComparison(scan);
  asContest(scan);
  asList(scan);
  asSplit(scan);
  asDifference(scan);
  asInvoices(scan);
  asPunctuality(scan);
  const adds = scan.useAll('also');
  const dateType = scan.useAll('shipDate') ? 'pickup_date' : scan.useAll('billDate') ? 'bill_date' : undefined;
  const conditions = findConditions(scan);
  const periods = findPeriods(scan, today);
  if (periods.ranges.length < 2 && !periods.yearBack) asApart(scan);
  const { filters, compared, unknown, released } = findFilters(scan, values);
  const rank = findRank(scan);
  if (scan.places('code').length > 0 || filters.some(({ dimension }) => dimension === 'tracking_number'))
    scan.useAll('where');
  useWhereOf(scan);
  const namesPackages =
    saysShow && (scan.places('measure').some((place) => isPackagesByName(scan, place)) || namesLatePackages(scan));
  const shareSaid = scan.says('share', 'percent');
  const countedDimension = findCountedDimension(scan);
  asDimensions(scan);
  const { asked, less, per, isCost, isAveraged, areApart, isVague, isCountable } = findMeasures(scan, filters);
  const share = shareSaid ? findShare(scan, asked, filters) : undefined;
  const grain = findGrain(scan) ?? periods.splitBy;
  const dimensions = findDimensions(scan);
  const isTrend = scan.useAll('trend');
  const versus = scan.useAll('versus');
  const falls = scan.useAll('fall');
  const change = scan.useAll('change') || falls;
  const isList = scan.useAll('list');
  const isRows = scan.useAll('rows');
  const show = showOf(scan, isRows);
  const average = scan.useAll('average');
  const why = scan.useAll('why');
  const unplaced = [
    ...unknown,
    ...lossWithoutClaim(scan, asked),
    ...leftOver(scan, { isRanked: rank.isRanked || rank.isJudged, followsUp, sortsBy }),
  ];
  const mean = average && grain !== undefined ? meansOf(asked, isCost, grain) : undefined;
  return {
    measures:
      countedDimension === undefined
        ? (mean ?? share?.measures ?? asked)
        : [{ kind: 'count', dimension: countedDimension }],
    isCost,
    less,
    per,
    saysTotal,
    dimensions: [...new Set([...(compared === undefined ? [] : [compared]), ...dimensions])],
    compares: compared !== undefined,
    grain: mean === undefined ? grain : undefined,
    isTrend,
    filters: share?.filters ?? filters,
    conditions,
    periods,
    dateType,
    versus,
    change,
    falls,
    share: share?.share,
    limit: rank.limit,
    descending: rank.descending,
    rowsBy: rank.rowsBy,
    isList: isList || isRows,
    showsPackages: namesPackages && !scan.says('howMany', 'average', 'change', 'trend'),
    show,
    isRankedByPrice: rank.byPrice,
    isRanked: rank.isRanked,
    isJudged: rank.isJudged,
    isWorst: rank.isWorst,
    average,
    saysDelivered: scan.says('delivered'),
    isVagueAverage: isVague,
    followsUp: followsUp || isInstead,
    asksShareFirst,
    saysHowMany: scan.says('howMany'),
    sortsBy,
    adds,
    released,
    why,
    unplaced,
    problem:
      share?.share !== undefined && sharesPartInGroups(scan, filters)
        ? 'shareOfWhat'
        : problemOf({
            isFuture: periods.future,
            isAveraged: isAveraged && !averagesInvoices(scan),
            areApart,
            isCountable,
            periods: periods.ranges.length,
          }),
  };
}

/** ‘Average invoice amount’: what an invoice costs on average is no figure of the model. */
function averagesInvoices(scan: Scan): boolean {
  return scan.items.some((_, index) => {
    const next = scan.items[index + 1]?.concept;
    const isOfInvoice =
      (next?.kind === 'dimension' && next.dimension === 'invoice_number') ||
      (next?.kind === 'measure' && next.measure === 'invoices');
    return scan.was(index, 'average') && isOfInvoice;
  });
}

function problemOf(found: {
  readonly isFuture: boolean;
  readonly isAveraged: boolean;
  readonly areApart: boolean;
  readonly isCountable: boolean;
  readonly periods: number;
}): ReasonName | undefined {
  if (found.isFuture) return 'future';
  if (!found.isAveraged) return 'averageOfWhat';
  if (!found.isCountable) return 'notCountable';
  if (found.areApart) return 'apart';
  return found.periods > 2 ? 'manyPeriods' : undefined;
}

/** ‘late packages’, which is one phrase of the vocabulary. */
function namesLatePackages(scan: Scan): boolean {
  return scan.items.some(
    ({ concept, text }) =>
      concept.kind === 'value' && concept.dimension === 'tracking_status' && /package|shipment/i.test(text),
  );
}

/** ‘packages’ or ‘shipments’, not ‘volume’ or ‘package count’. */
function isPackagesByName(scan: Scan, place: number): boolean {
  const text = scan.items[place]?.text ?? '';
  const isNumber = /vol|count|num|nombre|num|量|数|عدد|حجم|多少/iu.test(text);
  return scan.at(place, 'measure')?.measure === 'packages' && !isNumber;
}

/** ‘States where we spend most’, in languages that ask for a place with the same word. */
function useWhereOf(scan: Scan): void {
  const place = scan.find('where');
  if (scan.at(place - 1, 'dimension') !== undefined) scan.use(place);
}

/** ‘How many carriers do we use’ counts values, where nothing else is asked for. */
function findCountedDimension(scan: Scan): DimensionName | undefined {
  const place = scan.find('howMany');
  const next = scan.beside(place, 1);
  const dimension = place < 0 ? undefined : scan.at(next, 'dimension')?.dimension;
  if (dimension === undefined || (scan.places('measure').length > 0 && nearestIs(scan, next))) return undefined;
  if (scan.places('measure').length > 0) scan.use(scan.places('measure')[0] ?? -1);
  scan.use(next);
  return dimension;
}

function nearestIs(scan: Scan, place: number): boolean {
  return scan.at(place + 1, 'measure') !== undefined || scan.says('by', 'per');
}

function findGrain(scan: Scan): PeriodGrain | undefined {
  let found: PeriodGrain | undefined;
  for (const place of scan.places('everyUnit')) {
    const grain = scan.at(place, 'everyUnit')?.grain;
    if (found !== undefined && found !== grain) continue;
    found = grain;
    scan.use(place);
  }
  for (const place of scan.places('unit')) {
    const before = scan.beside(place, -1);
    const isSplit =
      /^و/u.test(scan.items[place]?.text ?? '') ||
      scan.was(place + 1, 'with') ||
      scan.was(before, 'by', 'per', 'which', 'and', 'and?', 'top', 'bottom', 'most', 'least', 'expensive', 'cheap') ||
      scan.items[before]?.concept.kind === 'number';
    const isOfMonth = scan.was(before, 'top', 'bottom') && scan.was(place + 1, 'of');
    const grain = scan.grainAt(place);
    if (grain === undefined || isOfMonth || !isSplit || (found !== undefined && found !== grain)) continue;
    found = grain;
    scan.use(place);
  }
  return found;
}

function findDimensions(scan: Scan): readonly DimensionName[] {
  return scan.places('dimension').flatMap((place) => {
    const dimension = scan.at(place, 'dimension')?.dimension;
    if (dimension === undefined) return [];
    const before = scan.beside(place, -1);
    const isSender = scan.was(before, 'from');
    const isBareStatus = dimension === 'tracking_status' && /^status$/i.test(scan.items[place]?.text ?? '');
    if (isBareStatus && !scan.was(before, 'by', 'per', 'which', 'and')) return [];
    scan.use(place);
    if (isSender && dimension === 'state') return ['sender_state' as const];
    return [isSender && dimension === 'country' ? 'sender_country' : dimension];
  });
}

function showOf(scan: Scan, isRows: boolean): Show | undefined {
  const isChart = scan.useAll('chart');
  const isTable = scan.useAll('table');
  if (isRows) return 'rows';
  if (isChart) return 'chart';
  return isTable ? 'table' : undefined;
}

function meansOf(
  asked: readonly AskedMeasure[],
  isCost: boolean,
  grain: PeriodGrain,
): readonly AskedMeasure[] | undefined {
  const [first, ...more] = asked;
  if (more.length > 0 || !periodGrains.includes(grain)) return undefined;
  if (first === undefined) return isCost ? [{ kind: 'mean', measure: 'totalSpend', of: grain }] : undefined;
  if (first.kind !== 'measure') return undefined;
  const measure = summed[first.measure] ?? first.measure;
  return [{ kind: 'mean', measure, of: grain }];
}

/** What averages are averages of, when they are shared out over periods instead. */
const summed: Readonly<Partial<Record<MeasureName, MeasureName>>> = {
  costPerPackage: 'totalSpend',
  averageAccessorial: 'accessorials',
  averageBillWeight: 'billWeight',
  averageActualWeight: 'actualWeight',
  averageDeltaWeight: 'deltaWeight',
};

/** Invoices tell the money back for a lost or damaged package, but not which packages were lost or damaged. */
function lossWithoutClaim(scan: Scan, asked: readonly AskedMeasure[]): readonly string[] {
  const [only, ...more] = asked;
  if (only?.kind !== 'measure' || only.measure !== 'packages' || more.length > 0) return [];
  return scan.items.flatMap(({ concept, text }) =>
    concept.kind === 'value' && concept.values.includes('Damaged / lost claim') && !/claim/i.test(text) ? [text] : [],
  );
}

/** What no rule used and what is more than the glue of a sentence. */
function leftOver(
  scan: Scan,
  {
    isRanked,
    followsUp,
    sortsBy,
  }: { readonly isRanked: boolean; readonly followsUp: boolean; readonly sortsBy: boolean },
): readonly string[] {
  return scan.items.flatMap(({ concept, text, used }, place) => {
    if (concept.kind === 'noise') return [];
    if (concept.kind !== 'intent') return used ? [] : [text];
    if (used || glue.has(concept.intent)) return [];
    if (place > 0 && place === scan.length - 1 && ['by', 'per'].includes(concept.intent)) return [text];
    if (concept.intent === 'both') return isOfTwo(scan) ? [] : [text];
    const next = scan.items[scan.beside(place, 1)]?.concept;
    const isBeforeMeasure = next?.kind === 'measure';
    const isNeutral =
      (concept.intent === 'same' && followsUp) ||
      (concept.intent === 'with' &&
        (isRanked || !isBeforeMeasure || scan.was(scan.beside(place, 1) + 1, ...comparing, 'between')) &&
        !scan.was(place + 1, 'without')) ||
      (concept.intent === 'by' &&
        (isRanked ||
          followsUp ||
          scan.says('versus') ||
          (place === 0 && sortsBy) ||
          scan.says('list') ||
          (scan.says('cost', 'howMuch') && /^(por|per|par|pour)$/i.test(text)) ||
          !isBeforeMeasure)) ||
      (concept.intent === 'per' && !isBeforeMeasure && next?.kind !== 'value' && !isOfOneValue(scan, place)) ||
      (concept.intent === 'plus' && ((isBeforeMeasure && text === '+') || next?.kind === 'value'));
    return isNeutral ? [] : [text];
  });
}

/** ‘both’ means two that are named. */
function isOfTwo(scan: Scan): boolean {
  const named = scan.items.filter(({ concept }) => concept.kind === 'value' || concept.kind === 'measure');
  return named.length > 1;
}

/** ‘per zone 8 package’ is no split by zone. */
function isOfOneValue(scan: Scan, place: number): boolean {
  const kind = scan.items[scan.beside(place, 1) + 1]?.concept.kind;
  return kind === 'number' || kind === 'code' || kind === 'value';
}

/** Words that hold a sentence together. A word that could change the figures is not among them. */
const glue: ReadonlySet<string> = new Set([
  'and',
  'of',
  'from',
  'to',
  'in',
  'which',
  'howMany',
  'only',
  'all',
  'the',
  'a',
  'our',
  'and?',
  'instead',
  'whatIs',
  'delivered',
  'split',
  'those',
]);
