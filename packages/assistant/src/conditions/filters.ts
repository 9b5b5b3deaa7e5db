import type { DimensionName, ValueFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { expression } from '../words/expressions.ts';
import { isExcluded, useExclusionAfter } from './excluded.ts';
import { type Found, useCodes, useNumbered } from './numbered-values.ts';

/** The values that a question narrows to or leaves out, and those that it holds against each other. */
export interface FoundFilters {
  readonly filters: readonly ValueFilter[];
  /** The dimension whose values are compared. */
  readonly compared: DimensionName | undefined;
  /** Numbers or codes that no client, zone or account of the user has. */
  readonly unknown: readonly string[];
  readonly released: readonly DimensionName[];
  /** ‘States without UPS’: groups that have none of the value. */
  readonly asksWhichLack: boolean;
}

const families: readonly (readonly DimensionName[])[] = [
  ['state', 'sender_state'],
  ['city', 'sender_city'],
  ['zip', 'sender_zip'],
  ['country', 'sender_country', 'state', 'sender_state'],
  ['service_category', 'service', 'mode_category'],
  ['account_number', 'account_group', 'account_division'],
  ['tracking_status'],
  ['zone', 'rated_zone'],
  ['invoice_number'],
];

const senders: Readonly<Partial<Record<DimensionName, DimensionName>>> = {
  state: 'sender_state',
  country: 'sender_country',
  city: 'sender_city',
};

/** Finds values. A dimension beside its own value (‘zone 8’, ‘state of Ohio’) is a part of it. */
export function findFilters(scan: Scan, { clients }: ScopedValues): FoundFilters {
  const found: Found[] = [];
  const unknown: string[] = [];
  const asksWhichLack = scan.places('value').some((place) => isLack(scan, place));
  useNumbered(scan, found, unknown, new Set(clients.map(({ id }) => String(id))));
  for (const place of scan.places('value')) {
    const value = scan.at(place, 'value');
    if (value === undefined) continue;
    const dimension = directed(scan, place, value.dimension);
    const { excluded, isOpen } = isExcluded(scan, place, value.dimension);
    const isExcludedAfter = useExclusionAfter(scan, place);
    if (isOpen) unknown.push(scan.items[place]?.text ?? '');
    scan.use(place);
    useOwnDimension(scan, place, dimension);
    found.push({ dimension, values: value.values, excluded: excluded || isExcludedAfter, place });
  }
  useCodes(scan, found);
  const released = useReleased(scan);
  useAlternatives(scan, found);
  return { filters: merged(found), compared: comparedDimension(scan, found), unknown, released, asksWhichLack };
}

function directed(scan: Scan, place: number, dimension: DimensionName): DimensionName {
  if (dimension === 'weekday' && isOfDelivery(scan, place)) return 'delivery_weekday';
  const sender = senders[dimension];
  if (sender === undefined) return dimension;
  if ([-1, 1].some((step) => scan.at(scan.beside(place, step as 1 | -1), 'dimension')?.dimension === sender))
    return sender;
  for (let before = place - 1; before >= 0; before -= 1) {
    if (scan.was(before, 'from', 'since') || isLeaving(scan, before)) {
      scan.use(before);
      return sender;
    }
    const isOfSame = scan.items[before]?.concept.kind === 'value' && isPlaceOf(scan, before, dimension);
    if (!isOfSame && !scan.was(before, 'the', 'and', 'or', 'versus')) break;
  }
  return dimension;
}

/** ‘Delivered on Saturday’, ‘arrived late on Monday’, ‘周六送达’ */
function isOfDelivery(scan: Scan, place: number): boolean {
  const isHan = /\p{Script=Han}/u.test(scan.items[place]?.text ?? '');
  const before = scan.items.slice(0, place).findLastIndex(({ concept, text }, index) => {
    const saysDelivered = expression('deliver-stem').test(text);
    const isBetween = concept.kind === 'value' || scan.was(index, 'in', 'the', 'a', 'or', 'and');
    return saysDelivered || !isBetween;
  });
  const saysDelivered = expression('deliver-stem').test(scan.items[before]?.text ?? '');
  return saysDelivered || scan.was(before, 'delivered') || (isHan && scan.was(place + 1, 'delivered'));
}

/** A place of the same kind: ‘from Texas or California’ names two states. */
function isPlaceOf(scan: Scan, place: number, dimension: DimensionName): boolean {
  const concept = scan.items[place]?.concept;
  return concept?.kind === 'value' && concept.dimension === dimension;
}

/** ‘Packages that left California’, while ‘packages left’ alone says something else. */
function isLeaving(scan: Scan, place: number): boolean {
  const item = scan.items[place];
  return item?.concept.kind === 'unknown' && expression('left').test(item.text);
}

/**
 * ‘states without UPS’ asks for states that have none, which no figure tells. ‘Carriers other than UPS’ only leaves one
 * out.
 */
function saysWhichLack(scan: Scan, place: number, dimension: DimensionName): boolean {
  const subject = scan.beside(place, -1);
  const named = scan.at(subject, 'dimension')?.dimension;
  return named !== undefined && named !== dimension && !scan.was(scan.beside(subject, -1), 'by', 'per', 'and');
}

function isLack(scan: Scan, place: number): boolean {
  const before = scan.beside(place, -1);
  const value = scan.at(place, 'value');
  return value !== undefined && scan.is(before, 'without') && saysWhichLack(scan, before, value.dimension);
}

function useOwnDimension(scan: Scan, place: number, dimension: DimensionName): void {
  for (const step of [1, -1] as const) {
    let beside = scan.beside(place, step);
    if (scan.is(beside, 'of') || (step === -1 && scan.is(beside, 'from'))) beside = scan.beside(beside, step);
    const named = scan.at(beside, 'dimension')?.dimension;
    const isOwn =
      named !== undefined &&
      (named === dimension || families.some((each) => each.includes(named) && each.includes(dimension)));
    const isGrouping = scan.was(scan.beside(beside, -1), 'by', 'per', 'which');
    if (isOwn && !isGrouping) scan.use(beside);
  }
}

/** ‘all carriers’ and ‘without the carrier filter’ take a filter away. */
function useReleased(scan: Scan): readonly DimensionName[] {
  return scan.places('dimension').flatMap((place) => {
    const dimension = scan.at(place, 'dimension')?.dimension;
    const before = scan.beside(place, -1);
    const isTakenAway = scan.is(before, 'without') && place === scan.length - 1 && scan.places('measure').length === 0;
    if (dimension === undefined || !(scan.is(place - 1, 'all') || isTakenAway)) return [];
    if (scan.was(place - 2, 'by', 'of') || dimension === 'invoice_number') return [];
    scan.use(place);
    scan.use(isTakenAway ? before : place - 1);
    return [dimension];
  });
}

/** ‘or’ joins values of one dimension; between anything else it is not understood. */
function useAlternatives(scan: Scan, found: readonly Found[]): void {
  const isNumber = (place: number) => ['number', 'code'].includes(scan.items[place]?.concept.kind ?? '');
  const dimensionAt = (place: number): DimensionName | undefined =>
    found.find((each) => each.place === place)?.dimension ?? (isNumber(place) ? dimensionAt(place - 1) : undefined);
  for (
    let place = scan.find('or');
    place >= 0;
    place = scan.items.findIndex((_, index) => index > place && scan.is(index, 'or'))
  ) {
    const comma = scan.was(place - 1, 'and') ? place - 1 : place;
    const before = scan.beside(comma, -1);
    const next = scan.beside(place, 1);
    const after = scan.is(next, 'to', 'in', 'from') ? scan.beside(next, 1) : next;
    const dimension = dimensionAt(before);
    if (dimension !== undefined && dimension === dimensionAt(after)) scan.use(place);
  }
}

function merged(found: readonly Found[]): readonly ValueFilter[] {
  const groups = Map.groupBy(found, ({ dimension, excluded }) => `${dimension} ${excluded}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const values = [...new Set(group.flatMap((each) => each.values))];
    return [{ dimension: first.dimension, values, excluded: first.excluded }];
  });
}

/** Two values of a dimension with ‘vs’ between them, after ‘compare’, or of which each is asked for. */
function comparedDimension(scan: Scan, found: readonly Found[]): DimensionName | undefined {
  if (!scan.says('versus', 'change', 'fall', 'apart')) return undefined;
  const isEither = (place: number) => scan.was(place - 1, 'or') || scan.was(place + 1, 'or');
  const dimensions = found.filter(({ place }) => !isEither(place)).map(({ dimension }) => dimension);
  return dimensions.find((dimension, index) => dimensions.indexOf(dimension) !== index);
}
