import { type CalendarDay, type MeasureName, type PeriodGrain, periodGrains } from '@waybill/model';
import type { AskedMeasure, ComparedColumn, DimensionName, Show, ValueFilter } from '../reading/reading.ts';
import type { ReasonName } from '../say/sentences.ts';
import { normalised } from '../vocabulary/normalise.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { comparing, findConditions } from './conditions.ts';
import { type Draft, plain } from './draft.ts';
import { findFilters } from './filters.ts';
import { findMeasures } from './measures-asked.ts';
import { findPeriods } from './periods.ts';
import type { Scan } from './scan.ts';

/** Reads the phrases of a question rule by rule; each rule uses up what it has read. */
export function draftOf(scan: Scan, today: CalendarDay, values: ScopedValues, saysShow: boolean): Draft {
  const followsUp =
    scan.was(0, 'and?', 'only', 'and', 'makeThat', 'also', 'instead', 'without', 'chart', 'table', 'rows', 'same') ||
    scan.says('instead', 'makeThat', 'also', 'those');
  const first = scan.beside(-1, 1);
  const asksShareFirst =
    scan.was(first, 'share', 'percent') && (scan.length === first + 1 || scan.was(first + 1, 'of', 'in'));
  const sortsBy = scan.was(0, 'by') && scan.at(scan.beside(0, 1), 'measure') !== undefined;
  const isInstead = scan.was(0, 'in') && scan.at(1, 'measure') !== undefined && scan.length === 2;
  asComparison(scan);
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
  const namesPackages =
    saysShow && (scan.places('measure').some((place) => isPackagesByName(scan, place)) || namesLatePackages(scan));
  const shareSaid = scan.says('share', 'percent');
  const countedDimension = findCountedDimension(scan);
  asDimensions(scan);
  const { asked, less, isCost, isAveraged, areApart, isVague, isCountable } = findMeasures(scan, filters);
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
  const unplaced = [...unknown, ...leftOver(scan, { isRanked: rank.isRanked || rank.isJudged, followsUp, sortsBy })];
  const mean = average && grain !== undefined ? meansOf(asked, isCost, grain) : undefined;
  return {
    measures:
      countedDimension === undefined
        ? (mean ?? share?.measures ?? asked)
        : [{ kind: 'count', dimension: countedDimension }],
    isCost,
    less,
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

/**
 * ‘UPS minus FedEx’ and ‘the gap between UPS and FedEx’ hold two values of a dimension against each other; ‘spend minus
 * fuel’ leaves one out.
 */
function asDifference(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const [before, after] = [scan.at(index - 1, 'value'), scan.at(scan.beside(index, 1), 'value')];
    const isDifference = scan.is(index, 'without') && /^(minus|moins|menos|meno|减|减去|ناقص)$/iu.test(item.text);
    if (isDifference && before !== undefined && before.dimension === after?.dimension)
      Object.assign(item, { concept: { kind: 'intent', intent: 'versus' } });
    const isBetween = scan.is(index, 'between') && scan.says('change', 'versus');
    if (isBetween && scan.at(scan.beside(index, 1), 'value') !== undefined) scan.use(index);
  }
}

const wordsOfDifference = /^(differen|diferen|differ|gap|ecart|divario|差|فرق|الفرق)/u;

/** ‘The difference between UPS and FedEx’ is that of the two, not what changed from one period to another. */
function asApart(scan: Scan): void {
  const dimensions = scan.places('value').map((place) => scan.at(place, 'value')?.dimension);
  if (new Set(dimensions).size === dimensions.length) return;
  for (const [index, item] of scan.items.entries()) {
    if (scan.is(index, 'change') && wordsOfDifference.test(normalised(item.text)))
      Object.assign(item, { concept: { kind: 'intent', intent: 'versus' } });
  }
}

/** ‘Which invoices are over $1000’ asks for invoices, one by one. */
function asInvoices(scan: Scan): void {
  for (const place of scan.places('measure')) {
    const item = scan.items[place];
    const isListed = scan.was(scan.beside(place, -1), 'which', 'list') || place === 0;
    const isCompared = comparing.some((each) => scan.is(place + 1, each) || scan.is(place + 2, each));
    if (scan.at(place, 'measure')?.measure === 'invoices' && isListed && isCompared && item !== undefined)
      Object.assign(item, { concept: { kind: 'dimension', dimension: 'invoice_number' } });
  }
}

/**
 * ‘Is FedEx cheaper than UPS’ and ‘higher than last month’ hold two figures against each other; ‘cheaper than $5’ is a
 * condition.
 */
function asComparison(scan: Scan): void {
  const higher = scan.items.findIndex(
    ({ text }, index) =>
      /^(higher|lower) than$/i.test(text) && scan.is(index, 'over', 'under') && scan.is(index + 1, 'last'),
  );
  if (higher >= 0) Object.assign(scan.items[higher] ?? {}, { concept: { kind: 'intent', intent: 'versus' } });
  const place = scan.items.findIndex(({ text }, index) => scan.is(index, 'under') && /^cheaper than$/i.test(text));
  const item = scan.items[place];
  if (item === undefined || scan.at(scan.beside(place, 1), 'value') === undefined) return;
  Object.assign(item, { concept: { kind: 'intent', intent: 'versus' }, text: 'cheaper than' });
}

/** ‘Carriers by on time’ and ‘best on time’ ask for shares; ‘by late packages’ for their number. */
function asPunctuality(scan: Scan): void {
  for (const place of scan.places('value')) {
    const value = scan.at(place, 'value');
    const item = scan.items[place];
    if (value?.dimension !== 'tracking_status' || item === undefined || /packag|shipment|deliver/i.test(item.text))
      continue;
    const measure = punctuality[value.values[0] ?? ''];
    const isRankedBy = scan.was(scan.beside(place, -1), 'by', 'best', 'worst');
    if (measure !== undefined && isRankedBy) Object.assign(item, { concept: { kind: 'measure', measure } });
  }
}

/** ‘Ground share by month’ is the share of ground in each month, which no figure tells; not of a month in all ground. */
function sharesPartInGroups(scan: Scan, filters: readonly ValueFilter[]): boolean {
  const hasPart = filters.some(({ dimension, excluded }) => !excluded && dimension !== 'tracking_status');
  const share = scan.items.findIndex((_, index) => scan.was(index, 'share', 'percent'));
  const isOfValue = scan.items[scan.beside(share, -1)]?.concept.kind === 'value';
  const isByPeriod = scan.items.some(({ concept }) => concept.kind === 'everyUnit');
  return hasPart && (isByPeriod || (isOfValue && scan.items.some(({ concept }) => concept.kind === 'dimension')));
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

const punctuality: Readonly<Record<string, MeasureName>> = { 'On Time': 'onTimePercent', Late: 'latePercent' };

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

interface Rank {
  readonly limit: number | undefined;
  readonly descending: boolean | undefined;
  readonly rowsBy: ComparedColumn | undefined;
  readonly byPrice: boolean;
  readonly isRanked: boolean;
  readonly isJudged: boolean;
  readonly isWorst: boolean;
}

/** ‘top 5’, ‘the most’, ‘10 dearest packages’, ‘make that 10’. */
function findRank(scan: Scan): Rank {
  const isTop = scan.useAll('top', 'most');
  const isBottom = scan.useAll('bottom', 'least');
  const isDear = scan.useAll('expensive');
  const isCheap = scan.useAll('cheap');
  const isHeavy = scan.useAll('heavy');
  const isLight = scan.useAll('light');
  const isWorst = scan.says('worst');
  const isJudged = scan.useAll('best', 'worst');
  const wants = scan.useAll('makeThat');
  const isRanked = isTop || isBottom || isDear || isCheap || isHeavy || isLight;
  const descending = isRanked ? !(isBottom || isCheap || isLight) : undefined;
  const rowsBy = isHeavy || isLight ? 'actual_weight' : isDear || isCheap ? 'net_amount' : undefined;
  const [number] =
    isRanked || wants || isJudged || scan.says('list', 'rows') || scan.was(0, 'and?', 'only')
      ? scan.places('number')
      : [];
  const value = number === undefined ? undefined : scan.at(number, 'number');
  const isCount =
    value !== undefined && !value.money && Number.isInteger(value.value) && value.value >= 1 && value.value <= 1_000;
  if (isCount && number !== undefined) scan.use(number);
  const limit = isCount ? value.value : singularLimit(scan, isRanked);
  return { limit, descending, rowsBy, byPrice: isDear || isCheap, isRanked, isJudged, isWorst };
}

/** ‘Which state has the most’ asks for one; ‘which states’ for several. */
function singularLimit(scan: Scan, isRanked: boolean): number | undefined {
  if (!isRanked) return undefined;
  const which = scan.items.findIndex((_, index) => scan.was(index, 'which'));
  const ranked = scan.items.findIndex((_, index) => scan.was(index, 'most', 'least', 'expensive', 'cheap'));
  const before = which >= 0 ? which : ranked;
  const noun = scan.items[before + 1];
  const kind = noun?.concept.kind;
  if (before < 0 || (kind !== 'dimension' && kind !== 'unit')) return undefined;
  return noun?.text.toLowerCase().endsWith('s') ? undefined : 1;
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

/** ‘by accessorial’ and ‘which accessorials’ mean the kinds of them; ‘by invoice’ the invoices. */
function asDimensions(scan: Scan): void {
  asKinds(scan);
  const kinds = { accessorials: 'accessorial', invoices: 'invoice_number', actualWeight: undefined } as const;
  for (const place of scan.places('measure')) {
    const measure = scan.at(place, 'measure')?.measure;
    const dimension = measure === 'accessorials' || measure === 'invoices' ? kinds[measure] : undefined;
    const before = scan.beside(place, -1);
    const isSplit =
      scan.was(before, 'by', 'which', 'top', 'bottom', 'most', 'expensive') ||
      scan.items[before]?.concept.kind === 'number';
    const item = scan.items[place];
    if (dimension !== undefined && isSplit && item !== undefined)
      Object.assign(item, { concept: { kind: 'dimension', dimension } });
  }
}

/** ‘accessorials by type’: the kinds of what is asked for. */
function asKinds(scan: Scan): void {
  const named = scan.places('measure').flatMap((place) => scan.at(place, 'measure')?.measure ?? []);
  const isOf = (names: readonly MeasureName[]) => named.some((name) => names.includes(name));
  const dimension = isOf(['accessorials', 'accessorialCount', 'averageAccessorial'])
    ? 'accessorial'
    : isOf(['refunds', 'auditRefunds', 'clientRefunds'])
      ? 'credit_type'
      : undefined;
  const place = scan.find('kind');
  const item = scan.items[place];
  if (dimension !== undefined && item !== undefined) Object.assign(item, { concept: { kind: 'dimension', dimension } });
}

/** Figures in percent: of statuses by their own measures, of values in the whole, or each group in the total. */
function findShare(
  scan: Scan,
  asked: readonly AskedMeasure[],
  filters: readonly ValueFilter[],
): { share: Draft['share']; measures: readonly AskedMeasure[]; filters: readonly ValueFilter[] } | undefined {
  scan.useAll('share', 'percent');
  if (asked.some((each) => each.kind === 'ratio' || (each.kind === 'measure' && /Percent|Rate$/.test(each.measure))))
    return undefined;
  const status = filters.find(({ dimension, excluded }) => dimension === 'tracking_status' && !excluded);
  if (status !== undefined) {
    const [value] = status.values;
    const others = filters.filter((each) => each !== status);
    if (value === 'Late') return { share: undefined, measures: [plain('latePercent')], filters: others };
    if (value === 'On Time') return { share: undefined, measures: [plain('onTimePercent')], filters: others };
  }
  const isSplit = scan.places('dimension').length > 0 || scan.places('everyUnit').length > 0;
  const part = isSplit ? undefined : filters.find(({ excluded }) => !excluded);
  if (part === undefined) return { share: { of: undefined }, measures: asked, filters };
  return { share: { of: part }, measures: asked, filters: filters.filter((each) => each !== part) };
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
    const isSender = scan.was(scan.beside(place, -1), 'from');
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
    if (concept.intent === 'both') return isOfTwo(scan) ? [] : [text];
    const next = scan.items[scan.beside(place, 1)]?.concept;
    const isBeforeMeasure = next?.kind === 'measure';
    const isNeutral =
      (concept.intent === 'same' && followsUp) ||
      (concept.intent === 'with' &&
        (isRanked || !isBeforeMeasure || scan.was(scan.beside(place, 1) + 1, ...comparing)) &&
        !scan.was(place + 1, 'without')) ||
      (concept.intent === 'by' &&
        (isRanked || followsUp || (place === 0 && sortsBy) || scan.says('list') || !isBeforeMeasure)) ||
      (concept.intent === 'per' && !isBeforeMeasure && next?.kind !== 'value' && !isOfOneValue(scan, place)) ||
      (concept.intent === 'plus' && (isBeforeMeasure || next?.kind === 'value'));
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
