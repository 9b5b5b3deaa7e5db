import type { MeasureName } from '@waybill/model';
import { plain, type SharedOver } from '../draft/draft.ts';
import { measures as measureCatalogue } from '../measures/measures.ts';
import type { AskedMeasure } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { expression } from '../words/expressions.ts';
import { nameAt } from './measure-places.ts';
import { saysPerPackage } from './says-per-package.ts';

/**
 * ‘Residential surcharges per package’: what such charges come to for each of the packages that have one. ‘By packages’,
 * in the plural, orders.
 */
export function findPerOfCharges(scan: Scan): readonly AskedMeasure[] {
  const place = scan
    .places('measure')
    .find(
      (each) =>
        nameAt(scan, each) === 'packages' &&
        (saysPerPackage(scan.items, each) || isPer(scan, placeBeforeValues(scan, each))),
    );
  const others = scan.places('measure').filter((each) => each !== place && !ofCharges.has(nameAt(scan, each) ?? ''));
  if (place === undefined || others.length > 0 || scan.says('howMany')) return [];
  const per = placeBeforeValues(scan, place);
  scan.use(per, place - per + 1);
  for (const each of scan.places('measure')) scan.use(each);
  scan.useAll('cost', 'howMuch', 'average');
  return [{ kind: 'ratio', measure: 'accessorials', of: 'packages', as: 'per' }];
}

const ofCharges: ReadonlySet<string> = new Set(['accessorials', 'averageAccessorial', 'fees']);

/** ‘And per package?’ shares out the figure of the question before. */
export function findPer(scan: Scan): SharedOver | undefined {
  const place = scan.items.findIndex((_, index) => scan.is(index, 'per') || isPerAtTheStart(scan, index));
  const isAlone = scan.items.every(
    ({ concept, used }, index) =>
      used || index === place || index === place + 1 || (concept.kind === 'intent' && opening.has(concept.intent)),
  );
  if (place < 0 || !isAlone) return undefined;
  const isPerPackage = nameAt(scan, place + 1) === 'packages';
  if (!isPerPackage && !scan.is(place + 1, 'pound')) return undefined;
  scan.use(place, 2);
  return isPerPackage ? 'packages' : 'billWeight';
}

/** ‘¿Y por libra?’: the word for ‘by’ in languages that have one for both, also as a part of ‘and by’. */
function isPerAtTheStart(scan: Scan, place: number): boolean {
  const saysPer = expression('ends-in-per').test(scan.items[place]?.text ?? '');
  return place < 2 && saysPer && scan.is(place, 'by', 'and?') && scan.is(place + 1, 'pound');
}

/** What a follow-up may begin with. */
const opening: ReadonlySet<string> = new Set(['and', 'and?', 'whatIs', 'in', 'the', 'a', 'only', 'instead', 'same']);

/** ‘What does a package cost’, ‘每个包裹的成本’: the cost of one package. */
export function findPricesOfOne(scan: Scan): readonly AskedMeasure[] {
  const [place, ...others] = scan.places('measure');
  if (place === undefined || others.length > 0) return [];
  if (isCostOfOne(scan, place)) {
    scan.use(place);
    return [plain('costPerPackage')];
  }
  if (nameAt(scan, place) !== 'packages') return [];
  if (!scan.has('cost', 'howMuch') || scan.says('howMany', 'expensive', 'cheap', 'most', 'least')) return [];
  const before = placeBeforeValues(scan, place);
  const one = scan.at(before, 'number')?.value === 1;
  if (one) scan.use(before);
  const isOne = (one || scan.was(before, 'a')) && !/s$/iu.test(scan.items[place]?.text ?? '');
  const isEach = scan.is(place - 1, 'by') && /\p{Script=Han}/u.test(scan.items[place]?.text ?? '');
  if (!isOne && !isEach) return [];
  scan.use(isOne ? place : place - 1, isOne ? 1 : 2);
  scan.useAll('cost', 'howMuch');
  return [plain('costPerPackage')];
}

/** ‘What does a UPS parcel cost’, ‘average package cost’ */
function isCostOfOne(scan: Scan, place: number): boolean {
  const isOfPackage = expression('cost-of-package').test(scan.items[place]?.text ?? '');
  const before = placeBeforeValues(scan, place);
  return isOfPackage && (scan.was(before, 'a') || scan.says('average')) && scan.places('everyUnit').length === 0;
}

/** Before ‘UPS Ground’ in ‘a UPS Ground package’. */
function placeBeforeValues(scan: Scan, place: number): number {
  let before = place - 1;
  while (scan.items[before]?.concept.kind === 'value') before -= 1;
  return before;
}

/** ‘Per’, and the word for ‘by’ in languages that have one for both. */
export function isPer(scan: Scan, place: number): boolean {
  return scan.is(place, 'per') || (scan.is(place, 'by') && expression('per-each').test(scan.items[place]?.text ?? ''));
}

/** A figure shared out over packages or pounds; the ‘average accessorial per package’ is what all of them come to. */
export function ratioOf(measure: MeasureName, of: SharedOver): AskedMeasure {
  if (measure === 'totalSpend') return plain(of === 'packages' ? 'costPerPackage' : 'costPerPound');
  if (measure === 'billWeight' && of === 'packages') return plain('averageBillWeight');
  if (measure === 'actualWeight' && of === 'packages') return plain('averageActualWeight');
  if (measure === 'averageAccessorial') return { kind: 'ratio', measure: 'accessorials', of, as: 'per' };
  if (measure === 'discountRate') return { kind: 'ratio', measure: 'discount', of, as: 'per' };
  if (!measureCatalogue[measure].addsUp) return plain(measure);
  return { kind: 'ratio', measure, of, as: 'per' };
}
