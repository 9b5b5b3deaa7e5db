import type { CalendarDay } from '@waybill/model';
import { useAdjectivesOfWeight } from '../conditions/adjectives-of-weight.ts';
import { comparing } from '../conditions/comparing.ts';
import { findConditions } from '../conditions/conditions.ts';
import { findFilters } from '../conditions/filters.ts';
import { asPunctuality } from '../conditions/punctuality-asked.ts';
import { type Draft, plain } from '../draft/draft.ts';
import { correctionsCounted, correctionsWithCost } from '../figures/corrections-counted.ts';
import { averagesInvoices, meansOf } from '../figures/means-asked.ts';
import { findMeasures } from '../figures/measures-asked.ts';
import { findShare, isCorrection, sharesPartInGroups } from '../figures/share.ts';
import { statisticsAlone } from '../figures/statistics-asked.ts';
import { asApart } from '../figures/words-of-comparison.ts';
import { measures as measureCatalogue } from '../measures/measures.ts';
import { impossibleDays } from '../periods/impossible-days.ts';
import { findPeriods } from '../periods/periods.ts';
import { isOfOnePackage, isOfOneShipment } from '../reading/one-shipment.ts';
import type { AskedMeasure, DimensionName, Show } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { findNewest } from '../second-meanings/newest.ts';
import { findRank } from '../second-meanings/rank.ts';
import { readOpening, readSecondMeanings } from '../second-meanings/second-meanings.ts';
import { usePolitely, useWhereOf } from '../second-meanings/words-of-asking.ts';
import { useGroupsGivenUp } from '../second-meanings/words-of-giving-up.ts';
import { asDimensions, usePackagesOfAccessorials } from '../second-meanings/words-of-groups.ts';
import { asksAmountsToo } from '../vocabulary/asks-amounts-too.ts';
import { rankingIntents } from '../vocabulary/ranking-intents.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { expression } from '../words/expressions.ts';
import { beginningOf, beginsWithAnd } from './beginning.ts';
import { findColumns } from './columns-asked.ts';
import { countedInvoices, countOf, countsUnnamed, isCharge, saysCharges } from './counted.ts';
import { findCountedDimension, findCountedGrain, findDimensions, findGrain } from './groups-asked.ts';
import { areLeftOut, findIncluded, includesAllCarriers, widened } from './included.ts';
import { asInvoices } from './invoices-listed.ts';
import { joinedByOr } from './joined-by-or.ts';
import { findLacking } from './lacking.ts';
import { customersOfShipper, leftOver } from './left-over.ts';
import type { Manner } from './manner.ts';
import { asOften, countedOften } from './often.ts';
import { arePackages, isPackagesByName, namesLatePackages, namesValueOfPackages } from './packages-named.ts';
import { problemOf } from './problem-of.ts';
import { withoutStatus } from './status-of-one.ts';

/** Reads the phrases of a question rule by rule; each rule uses up what it has read. */
export function draftOf(scan: Scan, today: CalendarDay, values: ScopedValues, manner: Manner): Draft {
  const { saysShow, asksWhom, refersToTheirs, saysTotal, sumsUp, liftsLimit, saysTogether, saysShipping } = manner;
  if (saysShow) usePolitely(scan);
  readOpening(scan);
  const newest = findNewest(scan);
  const givenUp = useGroupsGivenUp(scan);
  if (liftsLimit) scan.use(0, scan.length);
  const included = findIncluded(scan);
  const { followsUp, asksShareFirst, narrowsFirst, sortsBy, isInstead } = beginningOf(scan, manner, givenUp);
  readSecondMeanings(scan);
  const invoices = asInvoices(scan, saysShow);
  const listsInvoices = invoices === 'listed';
  asPunctuality(scan);
  const often = asOften(scan);
  const adds = scan.useAll('also');
  const columns = findColumns(scan);
  const dateSaid = datesSaid.find(([intent]) => scan.useAll(intent))?.[1];
  const conditions = findConditions(scan);
  useAdjectivesOfWeight(scan, conditions);
  const periods = findPeriods(scan, today, saysTogether);
  if (periods.ranges.length < 2 && !periods.yearBack) asApart(scan);
  const namesInvoices = scan.items.some(({ concept }) => concept.kind === 'measure' && concept.measure === 'invoices');
  const dateType = dateSaid ?? (periods.ranges.length > 0 && !namesInvoices ? manner.datedBy : undefined);
  const lacking = findLacking(scan);
  const { filters: narrowing, compared, unknown, released, asksWhichLack } = findFilters(scan, values);
  const filters = withoutStatus(widened(narrowing, included), scan);
  const rank = findRank(scan);
  useWhenOfPeriods(scan);
  if (scan.places('code').length > 0 || filters.some(({ dimension }) => dimension === 'tracking_number'))
    scan.useAll('where', 'when');
  useWhereOf(scan);
  const namesPackages =
    saysShow && (scan.places('measure').some((place) => isPackagesByName(scan, place)) || namesLatePackages(scan));
  const shareSaid = scan.says('share', 'percent');
  const countedGrain = findCountedGrain(scan, conditions);
  const countedDimension = findCountedDimension(scan) ?? countedInvoices(scan, invoices === 'counted');
  asDimensions(scan);
  usePackagesOfAccessorials(scan);
  const { asked, less, per, isCost, isAveraged, areApart, isVague, isCountable } = findMeasures(scan, filters);
  const isListOfInvoices = listsInvoices && asked.length === 0 && periods.ranges.length > 0;
  const looksUp = filters.some(isOfOnePackage) && scan.says('where', 'when') && arePackages(asked);
  const isPartOfPackages = asked.length === 0 && !isCost && filters.some(isCharge) && !saysCharges(scan);
  const whole = isPartOfPackages ? [plain('packages')] : asked;
  const share = shareSaid ? findShare(scan, whole, filters, conditions.rows) : undefined;
  const grain = findGrain(scan) ?? periods.splitBy;
  const groups = findDimensions(scan);
  const apart = asked.length > 0 && asked.every(doesNotAddUp) ? namedTogether(scan) : undefined;
  const dimensions = [...new Set([...groups, ...(apart === undefined ? [] : [apart])])];
  if (compared !== undefined || dimensions.length > 0 || grain !== undefined || asked.length > 1) scan.useAll('apart');
  const counted = often === undefined ? undefined : countedOften(asked, dimensions, filters);
  const isBareInvoices = newest?.of === 'invoices' && asked.length === 0;
  const named = isListOfInvoices || isBareInvoices ? [plain('totalSpend')] : looksUp ? [] : asked;
  const figures = counted === undefined ? named : [counted];
  const isTrend = scan.useAll('trend') || periods.asksCourse;
  const versus = scan.useAll('versus');
  const falls = scan.useAll('fall');
  const change = (scan.useAll('change') && !periods.asksCourse) || falls;
  const isList = (scan.useAll('list') || columns.names.length > 0) && !listsInvoices;
  const corrections = isList
    ? undefined
    : (correctionsCounted(asked, filters) ?? (isCost && scan.says('and') ? correctionsWithCost(asked) : undefined));
  const isRows = scan.useAll('rows');
  const show = showOf(scan, isRows) ?? (listsInvoices ? 'table' : undefined);
  const average = scan.useAll('average');
  const why = scan.useAll('why');
  const kindAsked = useKindAlone(scan, asked.length);
  const medianAlone = asked.length === 0 ? statisticsAlone(scan) : [];
  const namesGroup =
    dimensions.length > 0 || compared !== undefined || countedDimension !== undefined || filters.some(isOfOneShipment);
  const unplaced = [
    ...unknown,
    ...(often !== undefined && counted === undefined ? [often] : []),
    ...customersOfShipper(scan, values, saysShipping),
    ...(asksWhom !== undefined && !namesGroup ? [asksWhom] : []),
    ...leftOver(scan, { isRanked: rank.isRanked || rank.isJudged, followsUp, sortsBy }),
  ];
  const isEither = scan.items.some((_, index) => scan.is(index, 'or')) && unplaced.every((word) => isOr(scan, word));
  const isOfChosen = asked.length === 0 && !isCost && (namesLatePackages(scan) || namesValueOfPackages(scan));
  const averaged = isOfChosen ? [plain('packages')] : asked;
  const mean = average && grain !== undefined ? meansOf(averaged, isCost, grain) : undefined;
  const isOfInvoices = asked.some(sharesOutOnInvoices) || (mean !== undefined && asked.some(countsInvoices));
  return {
    measures: countOf(countedGrain, countedDimension) ?? mean ?? share?.measures ?? corrections ?? figures,
    isCost: isCost && counted === undefined && !asksHowMuchAlone(scan),
    less,
    per,
    saysTotal,
    sumsUp,
    liftsLimit,
    givenUp,
    saysAll: scan.says('all'),
    saysShipping,
    dimensions: [...new Set([...(compared === undefined ? [] : [compared]), ...dimensions])],
    compares: compared !== undefined,
    grain: newest?.of === 'invoices' ? 'day' : mean === undefined ? grain : undefined,
    isTrend,
    filters: share?.filters ?? (corrections === undefined ? filters : filters.filter((each) => !isCorrection(each))),
    conditions: share === undefined ? conditions : { ...conditions, rows: share.conditions },
    lacking,
    periods,
    dateType,
    versus,
    change,
    falls,
    share: share?.share,
    limit: newest === undefined ? rank.limit : newest.limit,
    place: rank.place,
    descending: newest === undefined ? rank.descending : newest.descending,
    rowsBy: newest?.of === 'packages' ? 'pickup_date' : rank.rowsBy,
    newest,
    isList: isList || isRows || newest?.of === 'packages',
    columns,
    showsPackages: namesPackages && !scan.says('howMany', 'average', 'change', 'trend'),
    show,
    isRankedByPrice: rank.byPrice,
    isRanked: rank.isRanked,
    isJudged: rank.isJudged,
    ranksInGroups: (rank.isRanked || rank.isJudged) && groupsEach(scan) && dimensions.length + (grain ? 1 : 0) > 1,
    isWorst: rank.isWorst,
    asksForOne: asksForOne(scan),
    average,
    saysDelivered: scan.says('delivered') || scan.items.some(({ text }) => expression('opening-delivered').test(text)),
    isVagueAverage: isVague,
    followsUp: followsUp || isInstead,
    kindAsked,
    statisticsAlone: medianAlone,
    narrowsPackages:
      narrowsFirst && arePackages(asked) && !scan.says('howMany', 'share', 'percent') && dimensions.length === 0,
    asksShareFirst,
    saysHowMany: scan.says('howMany'),
    countsUnnamed: countsUnnamed(scan),
    saysNumber: scan.items.some(({ text }, index) => scan.was(index, 'howMany') && !asksAmountsToo(text)),
    saysPackages: namesValueOfPackages(scan),
    sortsBy,
    adds,
    beginsWithAnd: beginsWithAnd(scan),
    refersToTheirs: refersToTheirs || scan.says('those'),
    released,
    included,
    countsAllCarriers: included.some(areLeftOut) || includesAllCarriers(scan, released),
    why,
    isEither,
    joined: isEither ? joinedByOr(scan, filters, conditions.rows) : undefined,
    unplaced: isEither || liftsLimit ? [] : unplaced,
    impossible: impossibleDays(scan),
    problem:
      share?.isOpen === true || (share?.share !== undefined && sharesPartInGroups(scan, filters))
        ? 'shareOfWhat'
        : problemOf({
            isFuture: periods.future,
            asksWhichLack,
            isAveraged: (isAveraged || mean !== undefined) && (isOfInvoices || !averagesInvoices(scan)),
            areApart,
            isCountable,
            periods: periods.ranges.length,
          }),
  };
}

/** The words for the days of a package. */
const datesSaid = [
  ['shipDate', 'pickup_date'],
  ['billDate', 'bill_date'],
  ['deliveryDate', 'delivery_date'],
] as const;

/** ‘Which was the worst’, and nothing that says of what, or that there are several. */
function asksForOne(scan: Scan): boolean {
  return scan.items.every(
    ({ text }, index) =>
      scan.was(index, 'only', 'which', 'whatIs', 'the', 'a', 'those', 'in', 'and?', ...rankingIntents) &&
      !wordsOfSeveral.test(text),
  );
}

/** ‘For each carrier’, ‘per month’, ‘in each state’: words that begin anew for every group. */
function groupsEach(scan: Scan): boolean {
  return scan.items.some(
    ({ concept, text }, index) =>
      (scan.was(index, 'by', 'per') && expression('each-or-within').test(text)) ||
      (concept.kind === 'everyUnit' && expression('each-or-per').test(text)),
  );
}

const wordsOfSeveral = expression('ranked-or-several');

/** ‘Break that down by reason’, ‘break it down’ */
function useKindAlone(scan: Scan, figures: number): string | undefined {
  const kind = scan.find('kind');
  const isNamed = scan.items.some(({ concept }) => concept.kind === 'dimension' || concept.kind === 'everyUnit');
  const isSame = scan.says('same');
  const place = kind < 0 && !isNamed && !isSame ? scan.find('split') : kind;
  if (place < 0 || figures > 0 || (kind >= 0 && !scan.was(scan.beside(place, -1), 'by', 'per'))) return undefined;
  scan.use(place);
  return scan.items[place]?.text;
}

/** ‘Months in 2026 when fuel was above $10,000’ */
function useWhenOfPeriods(scan: Scan): void {
  const when = scan.find('when');
  const isAfterUnit = scan.items.slice(0, Math.max(0, when)).some(({ concept }) => concept.kind === 'unit');
  if (isAfterUnit && scan.says(...comparing)) scan.use(when);
}

/** ‘How much’ by itself does not say of what. */
function asksHowMuchAlone(scan: Scan): boolean {
  return scan.items.every((_, index) => scan.was(index, 'howMuch', 'in', 'the', 'our'));
}

/** ‘The on-time share of UPS and FedEx’: the two have no share together that is worth telling. */
function namedTogether(scan: Scan): DimensionName | undefined {
  const place = scan.items.findIndex(({ concept }, index) => {
    const other = scan.items[index + 2]?.concept;
    return (
      concept.kind === 'value' &&
      other?.kind === 'value' &&
      other.dimension === concept.dimension &&
      other.values.join() !== concept.values.join() &&
      scan.was(index + 1, 'and')
    );
  });
  const concept = scan.items[place]?.concept;
  const isNarrowing = scan.says('without', 'only', 'versus');
  return concept?.kind === 'value' && !isNarrowing ? concept.dimension : undefined;
}

const countsInvoices = (asked: AskedMeasure): boolean => asked.kind === 'measure' && asked.measure === 'invoices';

const sharesOutOnInvoices = (asked: AskedMeasure): boolean => asked.kind === 'ratio' && asked.of === 'invoices';

/** A mean or a share of two carriers is not the sum of theirs. */
function doesNotAddUp(asked: AskedMeasure): boolean {
  if (asked.kind === 'ratio' || asked.kind === 'shareWith' || asked.kind === 'statistic') return true;
  return asked.kind === 'measure' && !measureCatalogue[asked.measure].addsUp;
}

function showOf(scan: Scan, isRows: boolean): Show | undefined {
  const isChart = scan.useAll('chart');
  const isTable = scan.useAll('table');
  if (isRows) return 'rows';
  if (isChart) return 'chart';
  return isTable ? 'table' : undefined;
}

function isOr(scan: Scan, word: string): boolean {
  return scan.items.some(({ text }, index) => text === word && scan.is(index, 'or'));
}
