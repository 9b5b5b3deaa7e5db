import { areExcludedCarriers } from '@waybill/model';
import type { DimensionName, ValueFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/** ‘Including USPS’, ‘USPS inclus’, ‘包括 USPS’: what is to be counted too, and narrows nothing. */
const including = expression('including');

/** Uses the values that a question includes, and tells them. */
export function findIncluded(scan: Scan): readonly ValueFilter[] {
  const found = new Map<DimensionName, Set<string>>();
  for (const place of scan.items.keys()) {
    const isIncluded = isIncluding(scan, place);
    if (!(isIncluded || isContaining(scan, place)) || scan.was(place - 1, 'without')) continue;
    const after = valuesAlong(scan, scan.beside(place, 1), 1);
    const values = after.length > 0 ? after : valuesAlong(scan, place - 1, -1);
    const areCountedToo = isIncluded || values.every((each) => isLeftOutAt(scan, each));
    if (values.length === 0 || !areCountedToo) continue;
    scan.use(place);
    for (const each of values) {
      const value = scan.at(each, 'value');
      if (value === undefined) continue;
      const named = found.get(value.dimension) ?? new Set();
      for (const name of value.values) named.add(name);
      found.set(value.dimension, named);
      scan.use(each);
    }
  }
  return [...found].map(([dimension, values]) => ({ dimension, values: [...values], excluded: false }));
}

/** ‘Including all carriers’ */
export function includesAllCarriers(scan: Scan, released: readonly DimensionName[]): boolean {
  return released.includes('carrier_name') && [...scan.items.keys()].some((place) => isIncluding(scan, place));
}

/** Whether some of the values are carriers that Total Spend leaves out. */
export function areLeftOut({ dimension, values }: ValueFilter): boolean {
  return dimension === 'carrier_name' && values.some((name) => areExcludedCarriers([name]));
}

/** Filters that also let through what a question includes. */
export function widened(filters: readonly ValueFilter[], included: readonly ValueFilter[]): readonly ValueFilter[] {
  return filters.flatMap((filter) => {
    const more = included.filter(({ dimension }) => dimension === filter.dimension).flatMap(({ values }) => values);
    const values = filter.excluded
      ? filter.values.filter((value) => !more.includes(value))
      : [...new Set([...filter.values, ...more])];
    return values.length === 0 ? [] : [{ ...filter, values }];
  });
}

function isIncluding(scan: Scan, place: number): boolean {
  return scan.was(place, 'also') && including.test(normalised(scan.items[place]?.text ?? ''));
}

/** ‘含 USPS 的总支出’: the word that elsewhere means packages with something. */
function isContaining(scan: Scan, place: number): boolean {
  return scan.was(place, 'with') && expression('including-in-chinese').test(scan.items[place]?.text ?? '');
}

function isLeftOutAt(scan: Scan, place: number): boolean {
  const value = scan.at(place, 'value');
  return value !== undefined && areLeftOut({ ...value, excluded: false });
}

/** The places of the values that follow each other from a place, with ‘and’ between them. */
function valuesAlong(scan: Scan, from: number, step: 1 | -1): readonly number[] {
  const places: number[] = [];
  for (let place = from; place >= 0 && place < scan.length; place += step) {
    if (scan.at(place, 'value') !== undefined) places.push(place);
    else if (!scan.is(place, 'and', 'plus', 'the')) break;
  }
  return places;
}
