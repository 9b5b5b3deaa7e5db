import type { MeasureName } from '@waybill/model';
import { comparing } from '../conditions/comparing.ts';
import { type Draft, plain } from '../draft/draft.ts';
import { measures } from '../measures/measures.ts';
import type { AskedMeasure, NumberFilter, ValueFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfPackages } from '../vocabulary/words-of-packages.ts';
import { expression } from '../words/expressions.ts';

/** What a question asks for in percent, and what is left of its filters and conditions. */
interface FoundShare {
  readonly share: Draft['share'];
  readonly measures: readonly AskedMeasure[];
  readonly filters: readonly ValueFilter[];
  readonly conditions: readonly NumberFilter[];
  /** Several values, of which none is clearly the part that is asked for. */
  readonly isOpen?: boolean;
}

/** Figures in percent: of statuses by their own measures, of values in the whole, or each group in the total. */
export function findShare(
  scan: Scan,
  asked: readonly AskedMeasure[],
  filters: readonly ValueFilter[],
  conditions: readonly NumberFilter[],
): FoundShare | undefined {
  const place = scan.items.findIndex((_, index) => scan.was(index, 'share', 'percent'));
  scan.useAll('share', 'percent');
  if (asked.some((each) => each.kind === 'ratio' || (each.kind === 'measure' && /Percent|Rate$/.test(each.measure))))
    return undefined;
  const ofCounted = shareOfCounted(scan, place, asked, filters, conditions);
  if (ofCounted !== undefined) return ofCounted;
  const named = scan.beside(place, -1);
  const before = isLinked(scan, named) ? undefined : filters.find((filter) => isAt(scan, named, filter));
  const isOfBefore = before !== undefined && !before.excluded && scan.was(scan.beside(place, 1), 'of', 'in');
  const status = isOfBefore
    ? undefined
    : filters.find(({ dimension, excluded }) => dimension === 'tracking_status' && !excluded);
  if (status !== undefined) {
    const [value] = status.values;
    const others = filters.filter((each) => each !== status);
    if (value === 'Late') return { share: undefined, measures: [plain('latePercent')], filters: others, conditions };
    if (value === 'On Time')
      return { share: undefined, measures: [plain('onTimePercent')], filters: others, conditions };
  }
  const isOfPackages = asked.length === 1 && asked[0]?.kind === 'measure' && asked[0].measure === 'packages';
  if (isOfPackages && (before === undefined || ofCharges.has(before.dimension))) {
    const charges = filters.filter(({ dimension, excluded }) => ofCharges.has(dimension) && !excluded);
    const others = filters.filter((each) => !charges.includes(each));
    const [charge] = charges;
    const named = charge === undefined ? -1 : scan.items.findIndex((_, index) => isAt(scan, index, charge));
    const compared = scan.items.findIndex((_, index) => scan.was(index, ...comparing, 'between'));
    const areOfWhole = compared >= 0 && compared < named;
    if (charge !== undefined && areOfWhole)
      return { share: undefined, measures: [packagesWith(charges, [])], filters: others, conditions };
    if (charges.length + conditions.length > 0)
      return { share: undefined, measures: [packagesWith(charges, conditions)], filters: others, conditions: [] };
  }
  // The account refuses the late share for ‘not late’ as well. It checks that no word was lost; which share a question
  // means is decided here alone, so that the question can be asked back.
  const negated = filters.find(({ dimension, excluded }) => dimension === 'tracking_status' && excluded);
  if (negated !== undefined) {
    const others = filters.filter((each) => each !== negated);
    return negated.values.join() === 'On Time' && isOfPackages
      ? { share: undefined, measures: [plain('latePercent')], filters: others, conditions }
      : { share: { of: undefined }, measures: asked, filters, conditions, isOpen: true };
  }
  const [only, ...more] = filters;
  const isOverTime = scan.places('everyUnit').length > 0 && scan.places('dimension').length === 0;
  const isOfOne = only !== undefined && !only.excluded && more.length + conditions.length === 0;
  if (isOfPackages && isOverTime && isOfOne && only.values.length === 1)
    return { share: undefined, measures: [packagesWith([only], [])], filters: [], conditions };
  const isSplit = scan.places('dimension').length > 0 || scan.places('everyUnit').length > 0;
  const inGroups = isSplit ? partInGroups(scan, place, filters) : undefined;
  const measure = inGroups === undefined ? undefined : amountOf(asked);
  if (inGroups !== undefined && measure !== undefined) {
    const others = filters.filter((each) => each !== inGroups);
    const figure: AskedMeasure = { kind: 'shareWith', measure, filters: [inGroups], conditions: [] };
    return { share: undefined, measures: [figure], filters: others, conditions };
  }
  const parts = filters.filter(({ excluded }) => !excluded);
  const part = isSplit ? undefined : isOfBefore ? before : parts.length > 1 ? partOf(scan, place, parts) : parts[0];
  const whole = part?.dimension === 'state' || part?.dimension === 'sender_state' ? amountOf(asked) : undefined;
  if (part !== undefined && whole !== undefined) {
    const others = filters.filter((each) => each !== part);
    return {
      share: undefined,
      measures: [{ kind: 'shareWith', measure: whole, filters: [part], conditions: [] }],
      filters: others,
      conditions,
    };
  }
  if (part === undefined)
    return { share: { of: undefined }, measures: asked, filters, conditions, isOpen: !isSplit && parts.length > 1 };
  return { share: { of: part }, measures: asked, filters: filters.filter((each) => each !== part), conditions };
}

/** The ‘Texas’ of ‘on time deliveries to Texas as a percent’ narrows, and is no part that is asked for. */
function isLinked(scan: Scan, place: number): boolean {
  const link = scan.beside(place, -1);
  const isHan = /\p{Script=Han}/u.test(scan.items[link]?.text ?? '');
  return !isHan && scan.was(link, 'in', 'to', 'from', 'with');
}

/** ‘Los paquetes con retraso’, and not ‘los paquetes llegaron tarde’ */
const asAdjective = expression('as-adjective');

/**
 * ‘What share of late packages came from FedEx’ and ‘the share of FedEx in late packages’: the part of FedEx in them, and
 * not the late ones of FedEx; so with ‘what percent of late packages are over 50 lb’.
 */
function shareOfCounted(
  scan: Scan,
  share: number,
  asked: readonly AskedMeasure[],
  filters: readonly ValueFilter[],
  conditions: readonly NumberFilter[],
): FoundShare | undefined {
  const whole = filters.find(({ dimension, excluded }) => dimension === 'tracking_status' && !excluded);
  const [part, ...more] = filters.filter((each) => each !== whole);
  const isSplit = scan.places('dimension').length + scan.places('everyUnit').length > 0;
  const arePackages = asked.every((each) => each.kind === 'measure' && each.measure === 'packages');
  if (whole === undefined || more.length > 0 || isSplit || !arePackages || part?.excluded === true) return undefined;
  const placeOf = (filter: ValueFilter) => scan.items.findIndex((_, index) => isAt(scan, index, filter));
  const status = placeOf(whole);
  const head = scan.was(scan.beside(share, 1), 'of') ? scan.beside(scan.beside(share, 1), 1) : -1;
  const isDescribed =
    scan.items[head]?.concept.kind === 'measure' &&
    status === head + 1 &&
    asAdjective.test(normalised(scan.items[status]?.text ?? ''));
  const isWhole = head === status || isDescribed;
  if (part === undefined) {
    const compared = scan.items.findIndex((_, index) => scan.was(index, ...comparing, 'between'));
    const isNarrowed = isWhole && conditions.length > 0 && compared > status;
    if (!isNarrowed) return undefined;
    return { share: undefined, measures: [packagesWith([], conditions)], filters: [whole], conditions: [] };
  }
  const named = placeOf(part);
  const isAfter = isWhole && named > status + 1 && !scan.was(scan.beside(named, -1), 'in');
  const saysPackages = wordsOfPackages.test(normalised(scan.items[status]?.text ?? ''));
  const isBeside = isWhole && named === status + 1 && (saysPackages || named === scan.length - 1);
  const isLed = [scan.beside(share, 1), scan.beside(scan.beside(share, 1), 1)].includes(named);
  const isWithin = isLed && named < status && scan.was(scan.beside(status, -1), 'in', 'of', 'from');
  const isSaidLast = status < named && named === scan.beside(share, -1) && !isLinked(scan, named);
  if (!isAfter && !isBeside && !isWithin && !isSaidLast) return undefined;
  return { share: { of: part }, measures: [plain('packages')], filters: [whole], conditions };
}

function packagesWith(filters: readonly ValueFilter[], conditions: readonly NumberFilter[]): AskedMeasure {
  const isOfCorrections = filters.length === 1 && conditions.length === 0 && isCorrection(filters[0]);
  if (isOfCorrections) return { kind: 'ratio', measure: 'addressCorrectionCount', of: 'packages', as: 'percent' };
  return { kind: 'shareWith', measure: 'packages', filters, conditions };
}

/** Address corrections, which some carriers bill as adjustments: they are counted by their own figure. */
export function isCorrection(filter: ValueFilter | undefined): boolean {
  return filter?.dimension === 'accessorial' && !filter.excluded && filter.values.join() === 'Address correction';
}

/** What a package has by its charges. */
const ofCharges: ReadonlySet<string> = new Set(['accessorial', 'credit_type']);

/**
 * Of several values the one that is the part: ‘ground’ in ‘what percent of UPS spend is ground’ and in ‘share of ground in
 * UPS packages’. Undefined where that is open.
 */
function partOf(scan: Scan, share: number, filters: readonly ValueFilter[]): ValueFilter | undefined {
  const placed = filters.map((filter) => ({
    filter,
    place: scan.items.findIndex((_, index) => isAt(scan, index, filter)),
  }));
  const figure = scan.items.findIndex(
    ({ concept }, index) => index > share && (concept.kind === 'measure' || scan.was(index, 'cost')),
  );
  const after = placed.filter(({ place }) => figure >= 0 && place > figure);
  const within = placed.filter(({ place }) => place > share && place < figure);
  const [first] = placed.toSorted((one, other) => one.place - other.place);
  const isIn = first !== undefined && first.place > share && scan.was(first.place + 1, 'in', 'of', 'from');
  const isLed = first !== undefined && first.place > share && first.place < figure && isIn;
  if (isLed || (isIn && figure < 0)) return first.filter;
  const [only, ...more] = after;
  if (only !== undefined && more.length === 0 && within.length === filters.length - 1) return only.filter;
  return undefined;
}

/** The only figure, if parts of it can be told beside the whole. */
export function amountOf([only, ...more]: readonly AskedMeasure[]): MeasureName | undefined {
  if (only?.kind !== 'measure' || only.unit !== undefined || more.length > 0) return undefined;
  const { tables } = measures[only.measure];
  return Object.values(tables).every((table) => table.among !== undefined) ? only.measure : undefined;
}

/**
 * The part of ‘UPS share of spend by month’, ‘share of UPS in spend by state’, ‘what percent of spend was UPS by month’ and
 * ‘UPS支出占比’; not of ‘share of UPS spend by month’, which may be that of each month in all of UPS.
 */
function partInGroups(scan: Scan, share: number, filters: readonly ValueFilter[]): ValueFilter | undefined {
  const split = scan.places('dimension').map((place) => scan.at(place, 'dimension')?.dimension);
  const word = scan.items[share]?.text ?? '';
  if (wordsOfMix.test(normalised(word))) return undefined;
  return filters.find((filter) => {
    const named = scan.items.findIndex(
      ({ concept }, index) => isAt(scan, index, filter) && concept.kind === 'value' && isAllOf(concept.values, filter),
    );
    if (named < 0 || filter.excluded || split.includes(filter.dimension)) return false;
    const [beside, after] = [scan.beside(named, -1), scan.beside(named, 1)];
    const before = isOwn(scan, beside, filter) ? scan.beside(beside, -1) : beside;
    const isFigure = (place: number) => scan.items[place]?.concept.kind === 'measure';
    const isIn = scan.was(after, 'in', 'of', 'from', 'over') && isFigure(scan.beside(after, 1));
    const figure = isIn ? scan.beside(after, 1) : after;
    const isLast = isFigure(figure) && scan.beside(figure, 1) === share && /\p{Script=Han}/u.test(word);
    const isBefore = after === share || isLast;
    const isOf = before === share || (scan.was(before, 'of', 'from') && scan.beside(before, -1) === share);
    return isBefore || (isOf && isIn) || (isFigure(before) && before > share);
  });
}

/** ‘The UPS mix by service’ tells all parts. */
const wordsOfMix = expression('mix');

/** The ‘carrier’ of ‘carrier UPS’ */
function isOwn(scan: Scan, place: number, { dimension }: ValueFilter): boolean {
  const concept = scan.items[place]?.concept;
  return concept?.kind === 'dimension' && concept.dimension === dimension;
}

const isAllOf = (values: readonly string[], filter: ValueFilter): boolean => values.length === filter.values.length;

/** Whether a value of a filter is named at a place. */
function isAt(scan: Scan, place: number, { dimension, values }: ValueFilter): boolean {
  const concept = scan.items[place]?.concept;
  if (concept?.kind === 'value') return concept.values.every((value) => values.includes(value));
  return concept?.kind === 'dimension' && concept.dimension === dimension;
}

/** ‘Ground share by month’ is the share of ground in each month, which no figure tells; not of a month in all ground. */
export function sharesPartInGroups(scan: Scan, filters: readonly ValueFilter[]): boolean {
  const hasPart = filters.some(({ dimension, excluded }) => !excluded && dimension !== 'tracking_status');
  const share = scan.items.findIndex((_, index) => scan.was(index, 'share', 'percent'));
  const isOfValue = scan.items[scan.beside(share, -1)]?.concept.kind === 'value';
  const isByPeriod = scan.items.some(({ concept }) => concept.kind === 'everyUnit');
  return hasPart && (isByPeriod || (isOfValue && scan.items.some(({ concept }) => concept.kind === 'dimension')));
}
