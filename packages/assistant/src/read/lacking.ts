import type { MeasureName } from '@waybill/model';
import { measures as measureCatalogue } from '../measures/measures.ts';
import type { DimensionName, Lack, ValueFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/** What charges or refunds tell of a package, so that a package can be without it. */
const ofCharges: ReadonlySet<DimensionName> = new Set(['accessorial', 'credit_type']);
/** Figures that everything billed has. */
const neverLacking: ReadonlySet<MeasureName> = new Set(['packages', 'totalSpend', 'netOfAllCarriers', 'invoices']);

/** ‘States excluding UPS’ leaves UPS out; it does not ask which states have none. */
const leavesOut = expression('leaves-out');

/**
 * ‘Packages without a fuel surcharge’, ‘states without UPS’, ‘clients with no claims’: what packages or groups have none
 * of. ‘Spend without UPS’ is none of these: there, rows are left out.
 */
export function findLacking(scan: Scan): readonly Lack[] {
  const lacks: Lack[] = [];
  for (const [place, { text }] of scan.items.entries()) {
    const said = scan.is(place, 'groupsWithNo') ? 'groups' : scan.is(place, 'packagesWithNo') ? 'packages' : undefined;
    if (said === undefined && !(scan.is(place, 'without') && !leavesOut.test(normalised(text)))) continue;
    const what = whatIsLacking(scan, place);
    if (what.filters.length === 0 && what.measures.length === 0) continue;
    const of = said ?? subjectOf(scan, place, what);
    if (of === undefined || (of === 'packages' && !isOfCharges(what))) continue;
    Object.assign(scan.items[place] ?? {}, {
      concept: { kind: 'intent', intent: of === 'packages' ? 'packagesWithNo' : 'groupsWithNo' },
      used: true,
    });
    for (const each of what.places) scan.use(each);
    lacks.push({ of, filters: what.filters, measures: what.measures });
  }
  return lacks;
}

interface Lacking {
  readonly filters: readonly ValueFilter[];
  readonly measures: readonly MeasureName[];
  readonly places: readonly number[];
}

/** The values and figures after ‘without’, with the words around them: ‘no residential charges’, ‘no UPS or FedEx’. */
function whatIsLacking(scan: Scan, start: number): Lacking {
  const filters = new Map<DimensionName, readonly string[]>();
  const measures: MeasureName[] = [];
  const places: number[] = [];
  let next = scan.beside(start, 1);
  for (;;) {
    const value = scan.at(next, 'value');
    const measure = isNoun(scan, next, filters.size > 0) ? undefined : scan.at(next, 'measure')?.measure;
    const isNamed = value !== undefined || (measure !== undefined && canLack(measure));
    if (value !== undefined) filters.set(value.dimension, [...(filters.get(value.dimension) ?? []), ...value.values]);
    else if (measure !== undefined && canLack(measure) && filters.size === 0) measures.push(measure);
    else if (!isNoun(scan, next, filters.size > 0)) {
      const joined = joinedTo(scan, next, filters);
      if (joined === undefined) break;
      places.push(next);
      next = joined;
      continue;
    }
    places.push(next);
    const isMore = isNamed ? scan.is(next + 1, 'and', 'or') || isNoun(scan, next + 1, true) : true;
    const isValueNext = scan.at(next + 1, 'value') !== undefined && measures.length === 0;
    if (!isMore && !isValueNext) break;
    next += 1;
  }
  return {
    filters: [...filters].map(([dimension, values]) => ({
      dimension,
      values: [...new Set(values)],
      excluded: false,
    })),
    measures,
    places,
  };
}

function canLack(measure: MeasureName): boolean {
  const { unit, addsUp } = measureCatalogue[measure];
  return !neverLacking.has(measure) && (measure === 'refundCount' || (addsUp && unit === 'currency'));
}

/** The noun of a value: the charges of ‘residential charges’, the accessorial of ‘accessorial Residential’. */
function isNoun(scan: Scan, place: number, isAfter: boolean): boolean {
  if (scan.is(place, 'cost')) return isAfter || scan.at(place + 1, 'value') !== undefined;
  const dimension = scan.at(place, 'dimension')?.dimension;
  if (dimension !== undefined) return !isAfter && scan.at(place + 1, 'value')?.dimension === dimension;
  const measure = scan.at(place, 'measure')?.measure;
  const isBefore = scan.at(place + 1, 'value')?.dimension === 'accessorial' && measure === 'accessorials';
  return isAfter ? measure === 'packages' || measure === 'accessorials' : isBefore;
}

/** The next value of a list: ‘no UPS or FedEx’. */
function joinedTo(scan: Scan, place: number, filters: ReadonlyMap<DimensionName, unknown>): number | undefined {
  if (!scan.is(place, 'and', 'or')) return undefined;
  const next = scan.beside(place, 1);
  const dimension = scan.at(next, 'value')?.dimension;
  return dimension !== undefined && filters.has(dimension) ? next : undefined;
}

function isOfCharges({ filters }: Lacking): boolean {
  return filters.every(({ dimension }) => ofCharges.has(dimension));
}

/** What lacks it: the nearest noun before, in Chinese the one after. */
function subjectOf(scan: Scan, place: number, { filters, places }: Lacking): Lack['of'] | undefined {
  for (let before = place - 1; before >= 0; before -= 1) {
    const of = nounAt(scan, before, filters);
    if (of !== undefined) return of === 'none' ? undefined : of;
  }
  const isLeading = /\p{Script=Han}/u.test(scan.items[place]?.text ?? '');
  for (let after = Math.max(place, ...places) + 1; isLeading && after < scan.length; after += 1) {
    const of = nounAt(scan, after, filters);
    if (of !== undefined) return of === 'none' ? undefined : of;
  }
  const isOfPackages = isLeading && scan.at(places.at(-1) ?? -1, 'measure')?.measure === 'packages';
  return isOfPackages ? 'packages' : undefined;
}

function nounAt(scan: Scan, place: number, filters: readonly ValueFilter[]): Lack['of'] | 'none' | undefined {
  const item = scan.items[place];
  if (item === undefined || item.used) return undefined;
  const { concept, text } = item;
  if (concept.kind === 'measure') return concept.measure === 'packages' ? 'packages' : 'none';
  if (concept.kind === 'intent' && concept.intent === 'cost') return 'none';
  if (concept.kind === 'value')
    return concept.dimension === 'tracking_status' && expression('package-or-shipment').test(text)
      ? 'packages'
      : undefined;
  if (concept.kind !== 'dimension') return undefined;
  if (concept.dimension === 'tracking_number') return 'packages';
  const isSplit = scan.was(scan.beside(place, -1), 'by', 'per', 'and');
  const isOwn = filters.some(({ dimension }) => dimension === concept.dimension);
  return isSplit || isOwn ? 'none' : 'groups';
}
