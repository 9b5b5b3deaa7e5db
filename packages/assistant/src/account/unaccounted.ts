import {
  addDays,
  areExcludedCarriers,
  type DateRange,
  daysBetween,
  kilogramsPerPound,
  type MeasureName,
  type PeriodGrain,
  periodsOf,
} from '@waybill/model';
import { measures as measureCatalogue } from '../measures/measures.ts';
import { asksNumberAndAmount } from '../read/both-asked.ts';
import { leavesCarriersOut } from '../read/checked.ts';
import type { ChosenItem } from '../read/choose-meanings.ts';
import type { Draft } from '../read/draft.ts';
import { areLeftOut } from '../read/included.ts';
import type { Comparison, DimensionName, NumberFilter, Reading, ValueFilter } from '../reading/reading.ts';
import { asksAmountsToo } from '../vocabulary/asks-amounts-too.ts';
import type { Concept, Intent } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfPackages } from '../vocabulary/words-of-packages.ts';
import { figuresOf, isAmong } from './figures-of.ts';

/** The words of a question that its reading does not express: whoever leaves one out answers another question. */
export function unaccounted(
  items: readonly ChosenItem[],
  reading: Reading,
  asked: Pick<Context, 'draft' | 'previous'>,
): readonly string[] {
  return items.flatMap(({ concept, text }, place) =>
    isExpressed(concept, { items, place, reading, ...asked }) ? [] : [text],
  );
}

interface Context {
  readonly items: readonly ChosenItem[];
  readonly place: number;
  readonly reading: Reading;
  readonly draft: Draft;
  readonly previous: Reading | undefined;
}

function isExpressed(concept: Concept, context: Context): boolean {
  switch (concept.kind) {
    case 'value':
      return isValueExpressed(concept, context);
    case 'measure':
      return isMeasureExpressed(concept.measure, context);
    case 'dimension':
      return isDimensionExpressed(concept.dimension, context);
    case 'number':
      return isNumberExpressed(concept.value, context);
    case 'code':
      return filtersOf(context.reading).some(({ values }) =>
        values.some((value) => value.toUpperCase() === concept.text.toUpperCase()),
      );
    case 'month':
      return isMonthExpressed(concept.month, context.reading);
    case 'everyUnit':
      return isGrainExpressed(concept.grain, context.reading);
    case 'unit':
      return (
        isGrainExpressed(concept.grain, context.reading) ||
        !context.reading.time.assumed ||
        context.reading.compare !== undefined
      );
    case 'toDate':
      return !context.reading.time.assumed;
    case 'quarter':
    case 'half':
    case 'day':
      return !context.reading.time.assumed || context.reading.compare !== undefined;
    case 'intent':
      return isIntentExpressed(concept.intent, context);
    default:
      return true;
  }
}

const families: readonly (readonly DimensionName[])[] = [
  ['state', 'sender_state', 'country', 'sender_country', 'city', 'sender_city'],
  ['service_category', 'service', 'mode_category'],
  ['account_number', 'account_group', 'account_division'],
  ['zone', 'rated_zone'],
  ['invoice_number', 'tracking_number'],
  ['accessorial', 'credit_type', 'charge_family'],
];

function areRelated(one: DimensionName, other: DimensionName): boolean {
  return one === other || families.some((family) => family.includes(one) && family.includes(other));
}

function filtersOf({ filters, share, lacking = [], anyOf = [] }: Reading): readonly ValueFilter[] {
  return [
    ...filters,
    ...anyOf.flatMap((each) => each.filters),
    ...(share?.of === undefined ? [] : [share.of]),
    ...lacking.flatMap((lack) => lack.filters),
  ];
}

/** All conditions on rows, also those of which one is enough. */
function conditionsOf({ conditions, anyOf = [] }: Reading): readonly NumberFilter[] {
  return [...conditions, ...anyOf.flatMap((each) => each.conditions)];
}

/** Figures that say by themselves which packages or charges they are of. */
const tellingValues: Readonly<Record<string, readonly MeasureName[]>> = {
  Late: ['latePercent'],
  'On Time': ['onTimePercent'],
};

function isValueExpressed(
  { dimension, values }: Extract<Concept, { kind: 'value' }>,
  { items, place, reading, draft, previous }: Context,
): boolean {
  if (isGivenUp(items, place)) return true;
  if (isFigureOfItsOwn(items, place) || isFigureBefore(items, place, reading)) return false;
  const isFiltered = filtersOf(reading).some(
    (filter) => areRelated(filter.dimension, dimension) && values.every((value) => filter.values.includes(value)),
  );
  const isIncluded =
    dimension === 'carrier_name' &&
    areExcludedCarriers(values) &&
    isAlso(items, 'also') &&
    figuresOf(reading).has('netOfAllCarriers');
  if (isIncluded) return true;
  const isAsked = draft.included.some(
    (each) => each.dimension === dimension && values.every((value) => each.values.includes(value)),
  );
  if (isAsked && isCountedToo({ dimension, values, excluded: false }, reading, previous)) return true;
  const telling = values.flatMap((value) => tellingValues[value] ?? []);
  return isFiltered || telling.some((measure) => figuresOf(reading).has(measure));
}

/** ‘Spend and late packages’ names two figures, and the second is no condition of the first. */
function isFigureOfItsOwn(items: readonly ChosenItem[], place: number): boolean {
  const item = items[place];
  if (item?.concept.kind !== 'value') return false;
  const namesPackages = wordsOfPackages.test(normalised(item.text));
  const isOfCharges = item.concept.dimension === 'accessorial' || item.concept.dimension === 'credit_type';
  const isWithPackages = item.concept.dimension === 'tracking_status' && namesPackagesAt(items, place + 1);
  const isBesidePackages =
    items[place - 1]?.concept.kind === 'measure' && isIntent(items[place - 2]?.concept, 'and', 'and?');
  if (!namesPackages && !isOfCharges && !isWithPackages && !isBesidePackages) return false;
  if (/^و/u.test(item.text) && items[place - 1]?.concept.kind === 'measure') return true;
  const link = isBesidePackages ? place - 2 : place - 1;
  return isIntent(items[link]?.concept, 'and', 'plus') && items[link - 1]?.concept.kind === 'measure';
}

/** ‘Late packages and spend’ asks for the number of packages too. */
function isFigureBefore(items: readonly ChosenItem[], place: number, reading: Reading): boolean {
  const [link, next] = [items[place + 1]?.concept, items[place + 2]?.concept];
  return (
    wordsOfPackages.test(normalised(items[place]?.text ?? '')) &&
    isIntent(link, 'and', 'plus') &&
    next?.kind === 'measure' &&
    !figuresOf(reading).has('packages')
  );
}

function namesPackagesAt(items: readonly ChosenItem[], place: number): boolean {
  const concept = items[place]?.concept;
  return concept?.kind === 'measure' && concept.measure === 'packages';
}

/** Whether the figures count what a question includes, because nothing leaves it out any longer. */
function isCountedToo(included: ValueFilter, reading: Reading, previous: Reading | undefined): boolean {
  const isOfSame = ({ dimension }: ValueFilter) => areRelated(dimension, included.dimension);
  if (filtersOf(reading).some(isOfSame)) return false;
  if (previous?.filters.some((filter) => isOfSame(filter) && filter.excluded)) return true;
  const figures = [...reading.measures, ...reading.groupConditions.map(({ measure }) => measure)];
  return areLeftOut(included) && !figures.some(leavesCarriersOut);
}

/** ‘Packages instead of spend’ */
function isGivenUp(items: readonly ChosenItem[], place: number): boolean {
  return items.slice(Math.max(0, place - 3), place).some(({ concept }) => isIntent(concept, 'instead'));
}

function isMeasureExpressed(measure: MeasureName, { items, place, reading }: Context): boolean {
  if (measure === 'packages' || isGivenUp(items, place)) return true;
  const isOfAccessorials =
    reading.filters.some(({ dimension }) => dimension === 'accessorial') || reading.dimensions.includes('accessorial');
  if (isAmong(measure, figuresOf(reading))) return true;
  if (measure === 'invoices') return named(reading).has('invoice_number');
  if (measure === 'refunds' && named(reading).has('credit_type')) return true;
  if (
    (measure === 'accessorials' || measure === 'accessorialCount' || measure === 'fees') &&
    (isOfAccessorials || named(reading).has('accessorial'))
  )
    return true;
  if (measure === 'totalSpend' || measure === 'netOfAllCarriers')
    return (
      reading.rowsBy === 'net_amount' ||
      conditionsOf(reading).some(({ column }) => column === 'net_amount') ||
      saysPart(items, place)
    );
  if (/weight/i.test(measure))
    return reading.rowsBy === 'actual_weight' || conditionsOf(reading).some(({ column }) => column !== 'net_amount');
  return false;
}

/** ‘Spend on fuel’ is fuel. */
function saysPart(items: readonly ChosenItem[], place: number): boolean {
  return (
    items.slice(place + 1).some(({ concept }) => concept.kind === 'measure') ||
    (/多少/u.test(items[place]?.text ?? '') && items[place - 1]?.concept.kind === 'measure')
  );
}

/** Everything that a reading is split, narrowed or counted by. */
function named(reading: Reading): ReadonlySet<DimensionName> {
  return new Set([
    ...reading.dimensions,
    ...filtersOf(reading).map(({ dimension }) => dimension),
    ...reading.measures.flatMap((each) => (each.kind === 'count' ? [each.dimension] : [])),
  ]);
}

function isDimensionExpressed(dimension: DimensionName, { reading, draft, items, place }: Context): boolean {
  if (draft.released.includes(dimension) || isGivenUp(items, place)) return true;
  const before = items[place - 1]?.concept;
  if (dimension === 'city' && before?.kind === 'value' && before.dimension === 'state') return false;
  if (dimension === 'tracking_number' || dimension === 'charge_family') return true;
  return (
    [...named(reading)].some((each) => areRelated(each, dimension)) ||
    (dimension === 'tracking_status' && [...figuresOf(reading)].some((each) => /Percent|tracked/.test(each)))
  );
}

function isGrainExpressed(grain: PeriodGrain, { time, measures }: Reading): boolean {
  return time.grain === grain || measures.some((each) => each.kind === 'mean' && each.of === grain);
}

/** A month is named by its days, or by the day after it: ‘after March’. */
function isMonthExpressed(month: number, reading: Reading): boolean {
  const days = daysOf(reading);
  const before = [reading.time.range, reading.compare].flatMap((range) =>
    range === undefined ? [] : [addDays(range.from, -1)],
  );
  return [...days, ...before].some((day) => Number(day.slice(5, 7)) === month);
}

function daysOf({ time, compare }: Reading): readonly string[] {
  return [time.range, compare].flatMap((range) => (range === undefined ? [] : monthsOf(range.from, range.to)));
}

/** The first and last days, and the first day of each month between them. */
function monthsOf(from: string, to: string): readonly string[] {
  const days = [from];
  let [year, month] = from.split('-').map(Number) as [number, number];
  for (;;) {
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
    const day = `${year}-${String(month).padStart(2, '0')}-01`;
    if (day > to) break;
    days.push(day);
  }
  return [...days, to];
}

const comparisons = { over: 'more', under: 'less', atLeast: 'atLeast', atMost: 'atMost', exactly: 'equal' } as const;

function isComparedWith(value: number, comparison: Comparison, reading: Reading): boolean {
  return [...conditionsOf(reading), ...reading.groupConditions].some(
    (each) =>
      each.comparison === comparison && conversions.some((factor) => Math.abs(each.value - value * factor) < 0.01),
  );
}

/** ‘Over 3 weeks’, ‘over 2025’ */
function isOfTime(items: readonly ChosenItem[], place: number): boolean {
  const [number, unit] = [items[place + 1]?.concept, items[place + 2]?.concept];
  return (
    unit?.kind === 'unit' ||
    unit?.kind === 'month' ||
    (number?.kind === 'number' && number.value > 1990 && number.value < 2100)
  );
}

const conversions = [1, 1 / kilogramsPerPound, 1 / 16];

function isNumberExpressed(value: number, { items, place, reading }: Context): boolean {
  const { groupConditions, limit, time, compare } = reading;
  if (limit === value) return true;
  const compared = [...conditionsOf(reading), ...groupConditions].map((each) => each.value);
  if (compared.some((each) => conversions.some((factor) => Math.abs(each - value * factor) < 0.01))) return true;
  if (filtersOf(reading).some(({ values }) => values.some((each) => each.includes(String(value))))) return true;
  const isOfTime = !time.assumed || time.grain !== undefined;
  if (!isOfTime) return value === 1;
  const ends = [time.range, compare].flatMap((range) => (range === undefined ? [] : [range.from, range.to]));
  const isNamed = ends.some(
    (day) => day.startsWith(`${value}-`) || Number(day.slice(8)) === value || Number(day.slice(5, 7)) === value,
  );
  const isOfWeek = time.range !== undefined && isDayOf(value, time.range);
  const isCounted = [-4, -3, -2, -1, 1, 2].some((step) => {
    const beside = place + step;
    const kind = items[beside]?.concept.kind;
    return kind === 'unit' || kind === 'quarter' || kind === 'half' || kind === 'everyUnit';
  });
  const inShort = ends.some((day) => day.startsWith(`20${String(value).padStart(2, '0')}-`));
  const isBetween = daysOf(reading).some((day) => day.startsWith(`${value}-`));
  return isNamed || isOfWeek || isCounted || inShort || isBetween || value === 1;
}

/** ‘The week of 5 October’ */
function isDayOf(value: number, { from, to }: DateRange): boolean {
  const days = daysBetween(from, to);
  return (
    days < 7 &&
    Array.from({ length: days + 1 }, (_, index) => addDays(from, index)).some((day) => Number(day.slice(8)) === value)
  );
}

function isIntent(concept: Concept | undefined, ...intents: readonly Intent[]): boolean {
  return concept?.kind === 'intent' && intents.includes(concept.intent);
}

function isIntentExpressed(intent: Intent, { items, place, reading, draft, previous }: Context): boolean {
  const { time, compare, measures, dimensions, groupConditions, sort, show, limit } = reading;
  const isCompared =
    compare !== undefined ||
    reading.stepwise === true ||
    dimensions.length > 0 ||
    measures.length > 1 ||
    time.grain !== undefined;
  const next = items[place + 1]?.concept;
  switch (intent) {
    case 'without':
    case 'groupsWithNo':
    case 'packagesWithNo':
      return draft.released.length > 0 || isLeftOut(items, place, reading);
    case 'or':
      return reading.anyOf !== undefined || filtersOf(reading).some(({ values }) => values.length > 1) || isCompared;
    case 'versus':
      return isCompared;
    case 'change':
    case 'fall':
      return isCompared && !isOneStep(reading);
    case 'instead':
      return previous !== undefined || items.some(({ concept }, index) => index > place && isIntent(concept, 'of'));
    case 'cost':
      if (place === 0 && isOrderToPay.test(items[place]?.text ?? '') && isInvoice(next)) return false;
      return !isOfNoMoney(reading) || conditionsOf(reading).length > 0;
    case 'split':
      return dimensions.length > 0 || time.grain !== undefined || reading.share !== undefined;
    case 'whatIs':
      return !asksForMeaning.test(items[place]?.text ?? '');
    case 'howMany':
      if ((asksTwoNumbers(items) || asksNumberAndAmount(items)) && measures.length < 2) return false;
      return countsSomething(reading) || asksAmountsToo(items[place]?.text ?? '');
    case 'yearOverYear':
      return compare !== undefined;
    case 'average':
      if (wordsOfInvoice.test(items[place + 1]?.text ?? '') && !measures.some((each) => each.kind === 'mean'))
        return false;
      return measures.some(isMean) || groupConditions.some(({ measure }) => isMean(measure));
    case 'share':
    case 'percent':
      return (
        reading.share !== undefined ||
        measures.some(
          (each) =>
            (each.kind === 'ratio' && each.as === 'percent') ||
            ('measure' in each && /Percent|Rate$/.test(each.measure)),
        ) ||
        dimensions.length > 0
      );
    case 'top':
    case 'most':
    case 'expensive':
    case 'heavy':
      if (isOfDays(draft, place)) return true;
      if (
        limit === undefined &&
        !isRankedBefore(items, place) &&
        wordsOfTheFirst.test(normalised(items[place]?.text ?? ''))
      )
        return false;
      return sort !== undefined
        ? sort.descending || isFalling(items) || isAlso(items, 'least', 'bottom')
        : limit !== undefined;
    case 'least':
    case 'bottom':
    case 'cheap':
    case 'light':
      if (isNamedValue(items, place + 1)) return false;
      return sort !== undefined
        ? !sort.descending || isFalling(items) || isAlso(items, 'most', 'top')
        : limit !== undefined;
    case 'best':
    case 'worst':
      return sort !== undefined;
    case 'over':
    case 'under':
    case 'atLeast':
    case 'atMost':
    case 'exactly':
      return (
        next?.kind !== 'number' || isComparedWith(next.value, comparisons[intent], reading) || isOfTime(items, place)
      );
    case 'since':
    case 'until':
    case 'after':
    case 'ago':
    case 'today':
    case 'yesterday':
    case 'toDate':
    case 'beforeLast':
      return !time.assumed || compare !== undefined;
    case 'last':
      return !time.assumed || compare !== undefined;
    case 'list':
      return show === 'rows' || dimensions.length > 0 || measures.length > 0;
    case 'rows':
      return show === 'rows';
    case 'shipDate':
      return time.field === 'pickup_date';
    case 'billDate':
      return time.field === 'bill_date';
    case 'ever':
      return time.range === undefined;
    default:
      return true;
  }
}

/** ‘Worst first’ */
function isRankedBefore(items: readonly ChosenItem[], place: number): boolean {
  return isIntent(
    items[place - 1]?.concept ?? { kind: 'noise' },
    'best',
    'worst',
    'most',
    'least',
    'expensive',
    'cheap',
    'heavy',
    'light',
  );
}

/** ‘The first invoice’ is the earliest, not the largest. */
const wordsOfTheFirst = /^(?:(?:the|el|la|le|il)\s)?(?:first|1st|primer[oa]?|premier|premiere|prim[oa])$/u;

/** ‘The first 10 days of March’: the word is a part of what names the days. */
function isOfDays({ periods }: Draft, at: number): boolean {
  return periods.named.some(({ place, length }) => at >= place && at < place + length);
}

/** ‘How much refunds and how many late packages’ asks for two figures. */
function asksTwoNumbers(items: readonly ChosenItem[]): boolean {
  const asked = items.flatMap(({ concept }, index) => (isIntent(concept, 'howMany', 'howMuch') ? [index] : []));
  const [first, last] = [asked.at(0) ?? 0, asked.at(-1) ?? 0];
  const between = items.slice(first + 1, last).map(({ concept }) => concept);
  return between.some((each) => isIntent(each, 'and')) && between.some(({ kind }) => kind === 'measure');
}

/** Whether a reading tells nothing but what packages weigh or how they were delivered. */
function isOfNoMoney({ measures, rowsBy }: Reading): boolean {
  return (
    rowsBy !== 'net_amount' &&
    measures.length > 0 &&
    measures.every((each) => each.kind === 'measure' && neverMoney.has(each.measure))
  );
}

/** ‘Menos zona 8’ takes something away; the least of one value is nothing. */
function isNamedValue(items: readonly ChosenItem[], place: number): boolean {
  const [first, second] = [items[place]?.concept.kind, items[place + 1]?.concept.kind];
  return first === 'value' || (first === 'dimension' && (second === 'number' || second === 'code'));
}

/** ‘Month over month’ of one month has nothing to compare. */
function isOneStep({ stepwise, time: { range, grain } }: Reading): boolean {
  return stepwise === true && range !== undefined && grain !== undefined && periodsOf(range, grain).length < 2;
}

/** A question for a meaning is not answered by figures. */
const asksForMeaning = /mean|defin|signif|means|意思|معنى|تعريف/iu;

/** ‘Pay invoice 12’ asks to do something. */
const isOrderToPay = /^(pay|paga|pague|paguen|payez|pagate|paghi)$/iu;

function isInvoice(concept: Concept | undefined): boolean {
  return (
    (concept?.kind === 'measure' && concept.measure === 'invoices') ||
    (concept?.kind === 'dimension' && concept.dimension === 'invoice_number')
  );
}

/** Percentages, averages and amounts of money count nothing. */
function countsSomething({ measures, groupConditions }: Reading): boolean {
  return (
    measures.length === 0 ||
    groupConditions.length > 0 ||
    measures.some((each) => each.kind === 'count' || (each.kind !== 'ratio' && isNumber(each.measure)))
  );
}

function isNumber(measure: MeasureName): boolean {
  return !['currency', 'percent'].includes(measureCatalogue[measure].unit);
}

/** The average of invoices is no average of packages. */
const wordsOfInvoice = /invoice|factur|fattur|发票|فاتور/iu;

const neverMoney: ReadonlySet<MeasureName> = new Set([
  'billWeight',
  'actualWeight',
  'deltaWeight',
  'averageBillWeight',
  'averageActualWeight',
  'averageDeltaWeight',
  'onTimePercent',
  'latePercent',
  'transitDays',
  'averageZone',
]);

function isFalling(items: readonly ChosenItem[]): boolean {
  return isAlso(items, 'fall', 'versus', 'change');
}

function isAlso(items: readonly ChosenItem[], ...intents: readonly Intent[]): boolean {
  return items.some(({ concept }) => isIntent(concept, ...intents));
}

function isMean(asked: Reading['measures'][number]): boolean {
  return (
    asked.kind === 'mean' ||
    asked.kind === 'ratio' ||
    (asked.kind === 'measure' && /^(average|cost|transit)|Percent$|Rate$/.test(asked.measure))
  );
}

/** Whether what a negation is about, the nearest name after or before it, is what the reading leaves out. */
function isLeftOut(items: readonly ChosenItem[], place: number, reading: Reading): boolean {
  const after = items.slice(place + 1).find(({ concept }) => isName(concept));
  const before = items.slice(0, place).findLast(({ concept }) => isName(concept));
  return [after, before].some((item) => item !== undefined && isWithout(item.concept, reading));
}

function isName({ kind }: Concept): boolean {
  return kind === 'value' || kind === 'measure' || kind === 'code' || kind === 'number' || kind === 'dimension';
}

function isWithout(concept: Concept, { filters, share, lacking = [], measures }: Reading): boolean {
  const left = [...filters, ...(share?.of === undefined ? [] : [share.of])].filter(({ excluded }) => excluded);
  const lacks = lacking.flatMap((lack) => lack.filters);
  if (concept.kind === 'value')
    return [...left, ...lacks].some(({ values }) => concept.values.every((value) => values.includes(value)));
  if (concept.kind === 'measure')
    return (
      lacking.length > 0 ||
      left.length > 0 ||
      measures.some((each) => each.kind === 'difference' && each.less.includes(concept.measure))
    );
  return left.length + lacks.length > 0;
}
