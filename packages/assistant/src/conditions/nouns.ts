import type { MeasureName } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import type { Unit } from './amounts.ts';

/** Something that a number may be compared with, and where it is named. */
export interface Noun {
  readonly kind: 'figure' | 'group' | 'status';
  readonly index: number;
  readonly text: string;
  /** The figure, if it is one. */
  readonly measure: MeasureName | undefined;
}

/** The unused nouns before a place, the nearest first. */
export function nounsBefore(scan: Scan, place: number, unit: Unit): readonly Noun[] {
  return scan.items
    .slice(0, Math.max(0, place))
    .flatMap((item, index): Noun[] => {
      const kind = item.used || isPeriod(scan, index) || hasOwnValue(scan, index) ? undefined : kindAt(scan, index);
      if (kind === undefined || (kind === 'status' && unit !== 'percent')) return [];
      return [{ kind, index, text: item.text, measure: measureAt(scan, index) }];
    })
    .toReversed();
}

function kindAt(scan: Scan, index: number): Noun['kind'] | undefined {
  const concept = scan.items[index]?.concept;
  if (concept?.kind === 'dimension' || concept?.kind === 'unit') return 'group';
  if (concept?.kind === 'measure' || scan.is(index, 'cost')) return 'figure';
  return concept?.kind === 'value' && concept.dimension === 'tracking_status' ? 'status' : undefined;
}

function measureAt(scan: Scan, index: number): MeasureName | undefined {
  return scan.is(index, 'cost') ? 'totalSpend' : scan.at(index, 'measure')?.measure;
}

/** The quarter of ‘last quarter’, which no condition is about. */
function isPeriod(scan: Scan, place: number): boolean {
  return (
    scan.grainAt(place) !== undefined &&
    [place - 1, place + 1].some((each) => scan.was(each, 'last', 'this', 'ago')) &&
    !isOfPeriod(scan, place)
  );
}

/** ‘Weeks this year’: the weeks are groups, and the year is the period. */
function isOfPeriod(scan: Scan, place: number): boolean {
  const isNamed = scan.was(place - 1, 'last', 'this', 'ago') || scan.items[place - 1]?.concept.kind === 'number';
  return !isNamed && scan.was(place + 1, 'last', 'this') && scan.grainAt(place + 2) !== undefined;
}

/** ‘Carrier FedEx’ narrows, and is no group. */
function hasOwnValue(scan: Scan, place: number): boolean {
  const dimension = scan.at(place, 'dimension')?.dimension;
  return dimension !== undefined && scan.at(place + 1, 'value')?.dimension === dimension;
}

/** Whether a noun names groups. */
export function isGroup(noun: Noun | undefined): boolean {
  return noun?.kind === 'group';
}

/** ‘包裹少于10个的州’: in Chinese, the groups of a condition come after it. */
export function isGroupAfter(scan: Scan, place: number): boolean {
  const after = scan.items.slice(place + 2);
  const isHan = after.some(({ text }) => /\p{Script=Han}/u.test(text));
  const first = after.find(({ concept }) => ['dimension', 'measure', 'value'].includes(concept.kind));
  return isHan && first?.concept.kind === 'dimension';
}
