import type { MeasureName } from '@waybill/model';
import type { AskedMeasure, ValueFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { expression } from '../words/expressions.ts';
import { nameAt } from './measure-places.ts';

/** The parts that can be taken out of an amount, for a figure without them. */
export const partsOf: Readonly<Partial<Record<MeasureName, readonly MeasureName[]>>> = {
  totalSpend: ['fuelSurcharge', 'accessorials', 'tax', 'taxesAndOtherCharges', 'fees', 'transportation'],
  netOfAllCarriers: ['fuelSurcharge', 'accessorials', 'tax', 'taxesAndOtherCharges', 'fees', 'transportation'],
  gross: ['discount'],
};

/** ‘spend without fuel’, ‘spend less fuel and accessorials’: an amount without parts of it. */
export function findDifferences(scan: Scan, filters: readonly ValueFilter[]): readonly AskedMeasure[] {
  const without = scan.find('without');
  if (without < 0 || filters.some(({ dimension }) => dimension === 'accessorial')) return [];
  const less: MeasureName[] = [];
  const used: number[] = [without];
  let place = scan.beside(without, 1);
  for (let name = nameAt(scan, place); name !== undefined; name = nameAt(scan, place)) {
    if (less.length > 0 && partsOf[name] !== undefined) break;
    less.push(name);
    used.push(place);
    if (!scan.is(place + 1, 'and', 'or', 'without')) break;
    place = scan.beside(place + 1, 1);
    if (scan.is(place, 'without')) place = scan.beside(place, 1);
  }
  const named = scan.places('measure').filter((each) => !used.includes(each));
  const [whole] = named;
  const isOfCost = named.length === 0 && (scan.has('cost', 'howMuch') || endsInSpend(scan, used.at(-1)));
  const measure = isOfCost ? 'totalSpend' : whole === undefined ? undefined : nameAt(scan, whole);
  const parts = measure === undefined || named.length > 1 ? undefined : partsOf[measure];
  if (measure === undefined || parts === undefined || less.length === 0) return [];
  if (!less.every((name) => parts.includes(name)) || scan.says('share', 'percent', 'average')) return [];
  for (const each of [...used, ...named]) scan.use(each);
  for (let link = without; link < Math.max(...used); link += 1)
    if (scan.is(link, 'and', 'or', 'without')) scan.use(link);
  return [{ kind: 'difference', measure, less }];
}

/** ‘除去附加费的支出’ is spend without accessorials. */
function endsInSpend(scan: Scan, place: number | undefined): boolean {
  return expression('spend-of-each').test(scan.items[place ?? -1]?.text ?? '');
}

/** ‘Without fuel’ alone changes the figure of the question before. */
export function findLess(scan: Scan): readonly MeasureName[] {
  const without = scan.beside(-1, 1);
  const [only, ...more] = scan.places('measure');
  if (!scan.is(without, 'without') || only === undefined || more.length > 0 || scan.beside(without, 1) !== only)
    return [];
  const name = nameAt(scan, only);
  if (name === undefined || !(partsOf.totalSpend ?? []).includes(name)) return [];
  scan.use(without);
  scan.use(only);
  return [name];
}
