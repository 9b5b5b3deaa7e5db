import { areExcludedCarriers, type MeasureName } from '@waybill/model';
import { isCorrection } from '../figures/share.ts';
import { leavesCarriersOut } from '../read/all-carriers.ts';
import { areLeftOut } from '../read/included.ts';
import { isOfOnePackage } from '../reading/one-shipment.ts';
import type { DimensionName, Reading, ValueFilter } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfPackages } from '../vocabulary/words-of-packages.ts';
import { expression } from '../words/expressions.ts';
import { areRelated, type Context, filtersOf, isAlso, isGivenUp, isIntent } from './context.ts';
import { figuresOf } from './figures-of.ts';

/** Whether a reading is narrowed to a value, or counts it too, as its question says. */
export function isValueExpressed(
  { dimension, values }: Extract<Concept, { kind: 'value' }>,
  { items, place, reading, draft, previous }: Context,
): boolean {
  if (isGivenUp(items, place)) return true;
  if (dimension === 'tracking_status' && tellsDelivery(reading)) return true;
  if (isPartOfShare(items, place) || isDelay(items, place) || isSeason(items, place)) return false;
  if (isAnotherStatus(items, place) || isKindOfService(items, place)) return false;
  if (isLeftOutToo(items, place) && !isExcludedIn(reading, dimension, values)) return false;
  const isCounted = isCorrection({ dimension, values, excluded: false });
  if (isCounted && figuresOf(reading).has('addressCorrectionCount')) return true;
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
  const isNegated = isIntent(items[place - 1]?.concept, 'without');
  const telling = values.flatMap((value) => (isNegated ? tellingOthers : tellingValues)[value] ?? []);
  return isFiltered || telling.some((measure) => figuresOf(reading).has(measure));
}

/** The ‘residential’ of ‘residential ground’ tells a service, and no surcharge. */
function isKindOfService(items: readonly ChosenItem[], place: number): boolean {
  const item = items[place];
  if (item?.concept.kind !== 'value' || item.concept.dimension !== 'accessorial') return false;
  if (!expression('residential').test(normalised(item.text))) return false;
  return (
    [place - 1, place + 1].some((beside) => {
      const other = items[beside]?.concept;
      return other?.kind === 'value' && (other.dimension === 'service_category' || other.dimension === 'service');
    }) && !items.some(({ text }) => expression('charge-or-fee').test(text))
  );
}

/** The ‘late’ of ‘not delivered and late (pending late)’, which is a part of the name of another status. */
function isAnotherStatus(items: readonly ChosenItem[], place: number): boolean {
  const text = normalised(items[place]?.text ?? '');
  const concept = items[place]?.concept;
  if (concept?.kind !== 'value' || concept.dimension !== 'tracking_status') return false;
  return items.some((other, index) => {
    const isNamed = other.concept.kind === 'value' && other.concept.dimension === 'tracking_status';
    const isLonger = normalised(other.text).includes(text) && normalised(other.text) !== text;
    const between = items.slice(Math.min(index, place) + 1, Math.max(index, place));
    const isListed = between.some((each) => isIntent(each.concept, 'and', 'or'));
    return isNamed && isLonger && !isListed;
  });
}

/** The ‘freight’ of ‘excluding fuel and freight’ is left out as fuel is. */
function isLeftOutToo(items: readonly ChosenItem[], place: number): boolean {
  if (!isIntent(items[place - 1]?.concept, 'and', 'or')) return false;
  const start = items.findLastIndex(
    ({ concept }, index) =>
      index < place &&
      concept.kind !== 'measure' &&
      concept.kind !== 'value' &&
      !isIntent(concept, 'and', 'or', 'the', 'a', 'our', 'all'),
  );
  return (
    isIntent(items[start]?.concept, 'without') &&
    items.slice(start, place).some(({ concept }) => concept.kind === 'measure')
  );
}

function isExcludedIn(
  { filters, lacking = [] }: Reading,
  dimension: DimensionName,
  values: readonly string[],
): boolean {
  return [...filters.filter(({ excluded }) => excluded), ...lacking.flatMap((lack) => lack.filters)].some(
    (filter) => areRelated(filter.dimension, dimension) && values.every((value) => filter.values.includes(value)),
  );
}

/** Figures that say by themselves which packages or charges they are of. */
const tellingValues: Readonly<Record<string, readonly MeasureName[]>> = {
  Late: ['latePercent'],
  'On Time': ['onTimePercent'],
};

/** Figures of what is ‘not on time’. */
const tellingOthers: typeof tellingValues = { 'On Time': ['latePercent'] };

/** A package that is looked up is shown with its status and its days. */
export function tellsDelivery({ filters, show }: Reading): boolean {
  return show === 'rows' && filters.some(isOfOnePackage);
}

/** ‘During peak season’ names days, and no surcharge. */
function isSeason(items: readonly ChosenItem[], place: number): boolean {
  const isNamed = expression('peak-season').test(items[place]?.text ?? '');
  return isNamed && isIntent(items[place - 1]?.concept, 'in', 'since', 'after', 'until');
}

/** ‘Late by one day’ tells how late, and names no service. */
function isDelay(items: readonly ChosenItem[], place: number): boolean {
  const isDays = expression('days-of-service').test(items[place]?.text ?? '');
  const isLate = (at: number) => {
    const concept = items[at]?.concept;
    return concept?.kind === 'value' && concept.dimension === 'tracking_status';
  };
  const [before, after] = [items[place - 1]?.concept, items[place + 1]?.concept];
  const isOfService = after?.kind === 'measure' || (before?.kind === 'value' && before.dimension === 'carrier_name');
  return isDays && !isOfService && [-2, -1, 1].some((step) => isLate(place + step));
}

/** ‘UPS share of late packages’ is the part of UPS in them, and not the share of late ones among those of UPS. */
function isPartOfShare(items: readonly ChosenItem[], place: number): boolean {
  const next = items[place + 1];
  const isBefore = next?.concept.kind === 'measure' && expression('share-of').test(next.text);
  const isAfter = isIntent(items[place - 1]?.concept, 'from', 'to') && items.slice(0, place).some(isShareOfDelivery);
  return isBefore || isAfter;
}

/** ‘Part des colis en retard’, of which those from a carrier are a part. */
function isShareOfDelivery({ concept, text }: ChosenItem): boolean {
  const isOfDelivery =
    concept.kind === 'measure' && (concept.measure === 'latePercent' || concept.measure === 'onTimePercent');
  return isOfDelivery && wordsOfPackages.test(normalised(text));
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
  if (expression('and-in-arabic').test(item.text) && items[place - 1]?.concept.kind === 'measure') return true;
  const link = isBesidePackages ? place - 2 : place - 1;
  return isIntent(items[link]?.concept, 'and', 'plus') && items[link - 1]?.concept.kind === 'measure';
}

/** ‘Late packages and spend’ asks for the number of packages too. */
function isFigureBefore(items: readonly ChosenItem[], place: number, reading: Reading): boolean {
  const [link, next] = [items[place + 1]?.concept, items[place + 2]?.concept];
  return (
    wordsOfPackages.test(normalised(items[place]?.text ?? '')) &&
    isIntent(link, 'and', 'plus') &&
    (next?.kind === 'measure' || isIntent(next, 'cost')) &&
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
