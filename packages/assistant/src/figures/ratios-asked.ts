import type { MeasureName } from '@waybill/model';
import { plain } from '../draft/draft.ts';
import { measures as measureCatalogue } from '../measures/measures.ts';
import type { AskedMeasure } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { partsOf } from './differences-asked.ts';
import { joins, nameAt } from './measure-places.ts';
import { isPer, ratioOf } from './per-asked.ts';
import { sharesOfParts } from './shares-beside.ts';

/** ‘fuel as a share of transportation’, ‘what share of spend is fuel’, ‘accessorials per package’. */
export function findRatios(scan: Scan): readonly AskedMeasure[] {
  const ratios: AskedMeasure[] = [...averageOfInvoices(scan), ...sharesOfWhole(scan)];
  if (ratios.length === 0) ratios.push(...ratioOfTwo(scan));
  if (ratios.length === 0) ratios.push(...shareOfPart(scan));
  if (ratios.length === 0) ratios.push(...sharesOfParts(scan, (part, whole) => (sharesOf[whole] ?? []).includes(part)));
  if (ratios.length === 0) ratios.push(...ownPercent(scan));
  const perPound = scan.places('intent').find((place) => scan.is(place, 'per', 'by') && scan.is(place + 1, 'pound'));
  if (
    perPound !== undefined &&
    scan.places('measure').every((place) => nameAt(scan, place) === 'packages') &&
    (scan.says('expensive', 'cheap', 'most', 'least') || scan.useAll('cost', 'howMuch'))
  ) {
    scan.use(perPound, 2);
    for (const place of scan.places('measure')) scan.use(place);
    ratios.push(plain('costPerPound'));
  }
  usePackagesOfPrice(scan);
  for (const place of scan.places('measure')) {
    const measure = nameAt(scan, place);
    if (measure === undefined) continue;
    if (isOfEachBefore(scan, place)) {
      scan.use(place - 2, 3);
      ratios.push(ratioOf(measure, 'packages'));
      continue;
    }
    const isOfCost = scan.places('measure').length === 1 && scan.has('cost', 'howMuch');
    const isPriced = scan.says('expensive', 'cheap', 'most', 'least') || isOfCost || saysCheaper(scan);
    if (measure === 'packages' && isPriced && isPer(scan, place - 1)) {
      scan.use(place - 1, 2);
      ratios.push(plain('costPerPackage'));
      continue;
    }
    const next = scan.beside(place, 1);
    const per = scan.is(next, 'average') ? next + 1 : next;
    const counted = nameAt(scan, per + 1);
    if (scan.is(per, 'per', 'by') && (counted === 'packages' || scan.is(per + 1, 'pound'))) {
      const of = counted === 'packages' ? 'packages' : 'billWeight';
      scan.use(place);
      scan.use(per, 2);
      ratios.push(ratioOf(measure, of));
      continue;
    }
    const share = shareBeside(scan, place);
    if (share === undefined) continue;
    const other = nameAt(scan, share.measure);
    if (other === undefined || other === measure) continue;
    for (let index = Math.min(place, share.first); index <= Math.max(share.measure, place); index += 1) {
      if (!scan.at(index, 'value')) scan.use(index);
    }
    const part = measure === 'fuelPercent' ? 'fuelSurcharge' : measure;
    ratios.push({ kind: 'ratio', measure: part, of: other, as: 'percent' });
  }
  return ratios;
}

/** ‘Discount percent’, ‘fuel %’: amounts that are given as a percentage of what they were taken from. */
function ownPercent(scan: Scan): readonly AskedMeasure[] {
  for (const place of scan.places('measure')) {
    const own = ownPercents[nameAt(scan, place) ?? ''];
    const percent = [place + 1, place - 1].find((index) => scan.is(index, 'share', 'percent'));
    const isOfAnother = percent !== undefined && scan.is(percent + 1, 'of', 'in') && percent > place;
    const isBefore = percent === place - 1 && scan.was(place - 2, 'in', 'a');
    if (own === undefined || percent === undefined || isOfAnother || isBefore || scan.places('measure').length > 1)
      continue;
    scan.use(place);
    scan.use(percent);
    return [own];
  }
  return [];
}

const ownPercents: Readonly<Record<string, AskedMeasure>> = {
  discount: { kind: 'measure', measure: 'discountRate' },
  transportationDiscount: { kind: 'ratio', measure: 'transportationDiscount', of: 'publishedAmount', as: 'percent' },
};

/** ‘Average invoice amount’, ‘average packages per invoice’: of all carriers, as invoices are counted. */
function averageOfInvoices(scan: Scan): readonly AskedMeasure[] {
  const place = scan.items.findIndex(({ text }, index) => isInvoice(scan, index) && wordsOfInvoice.test(text));
  const isPerInvoice = scan.is(scan.beside(place, -1), 'per', 'by');
  const isOfPeriods = scan.places('everyUnit').length > 0 && !isPerInvoice;
  const isEach = isOfPeriods || isGroupedBefore(scan, place);
  if (place < 0 || isEach || !scan.says('average')) return [];
  const [figure, ...more] = scan.places('measure').filter((each) => each !== place);
  const name = figure === undefined ? undefined : nameAt(scan, figure);
  const isAmount = name === undefined || spendNames.has(name);
  if (more.length > 0 || (!isAmount && !measureCatalogue[name].addsUp)) return [];
  let link = scan.beside(place, -1);
  while (scan.is(link, 'per', 'by')) {
    scan.use(link);
    link -= 1;
  }
  scan.use(place);
  if (figure !== undefined) scan.use(figure);
  scan.useAll('cost', 'howMuch');
  return [{ kind: 'ratio', measure: isAmount ? 'netOfAllCarriers' : name, of: 'invoices', as: 'per' }];
}

const spendNames: ReadonlySet<MeasureName> = new Set(['totalSpend', 'netOfAllCarriers', 'costPerPackage']);

/** ‘By invoice’, ‘which invoice’; the word for ‘by’ is also that for ‘per’ in some languages. */
function isGroupedBefore(scan: Scan, place: number): boolean {
  const before = scan.beside(place, -1);
  const isPerToo = expression('per').test(scan.items[before]?.text ?? '');
  return scan.was(before, 'howMany', 'which') || (scan.was(before, 'by') && !isPerToo);
}

function isInvoice(scan: Scan, place: number): boolean {
  const isNumbered = scan.at(place + 1, 'code') !== undefined;
  const isNamed =
    nameAt(scan, place) === 'invoices' ||
    nameAt(scan, place) === 'totalSpend' ||
    scan.at(place, 'dimension')?.dimension === 'invoice_number' ||
    scan.is(place, 'cost');
  return isNamed && !isNumbered;
}

const wordsOfInvoice = expression('invoice-or-bills');

/** ‘每件附加费’ */
function isOfEachBefore(scan: Scan, place: number): boolean {
  const isHan = /\p{Script=Han}/u.test(scan.items[place - 1]?.text ?? '');
  return (
    isHan &&
    nameAt(scan, place - 1) === 'packages' &&
    nameAt(scan, place) !== 'packages' &&
    scan.is(place - 2, 'by', 'per')
  );
}

/** ‘The average price that we pay per parcel’ says twice that it is the price of one. */
function usePackagesOfPrice(scan: Scan): void {
  const [price, packages, ...more] = scan.places('measure');
  if (price === undefined || packages === undefined || more.length > 0) return;
  const isTwice = nameAt(scan, price) === 'costPerPackage' && nameAt(scan, packages) === 'packages';
  if (isTwice && isPer(scan, packages - 1)) scan.use(packages - 1, 2);
}

const wordsOfCheaper = expression('cheaper-than');

function saysCheaper(scan: Scan): boolean {
  return scan.items.some(({ text }) => wordsOfCheaper.test(normalised(text)));
}

/** What is asked for as a share of an amount. */
const sharesOf: Readonly<Partial<Record<MeasureName, readonly MeasureName[]>>> = {
  totalSpend: [...(partsOf.totalSpend ?? []), 'addressCorrection', 'declaredValue', 'refunds'],
  netOfAllCarriers: [...(partsOf.netOfAllCarriers ?? []), 'addressCorrection', 'declaredValue', 'refunds'],
  transportation: ['fuelSurcharge'],
  gross: ['discount'],
};

/** ‘what percentage of spend is fuel’, ‘how much of our spend is fuel’. */
function sharesOfWhole(scan: Scan): readonly AskedMeasure[] {
  const place = scan.find('share', 'percent', 'howMuch');
  if (place < 0 || !scan.is(place + 1, 'of')) return [];
  const whole = scan.beside(place + 1, 1);
  const part = scan.beside(whole, 1);
  const [of, measure] = [nameAt(scan, whole), nameAt(scan, part)];
  if (of === undefined || measure === undefined || of === measure) return [];
  scan.use(place, part - place + 1);
  return [{ kind: 'ratio', measure, of, as: 'percent' }];
}

/** ‘The ratio of accessorials to transportation’ */
function ratioOfTwo(scan: Scan): readonly AskedMeasure[] {
  const [first, second, ...more] = scan.places('measure');
  if (first === undefined || second === undefined || more.length > 0) return [];
  const place = scan.items.findIndex(
    ({ text }, index) => scan.is(index, 'share') && expression('ratio-or-relation').test(text),
  );
  const [measure, of] = [nameAt(scan, first), nameAt(scan, second)];
  const isLinked =
    scan.is(scan.beside(first, 1), 'to', 'and', 'over') && scan.beside(scan.beside(first, 1), 1) === second;
  const addUp =
    measure !== undefined &&
    of !== undefined &&
    measureCatalogue[measure].unit === 'currency' &&
    measureCatalogue[of].unit === 'currency';
  if (place < 0 || place > first || !isLinked || !addUp) return [];
  scan.use(place, second - place + 1);
  return [{ kind: 'ratio', measure, of, as: 'percent' }];
}

/** ‘the share of fuel in spend’, in whatever order a language has: of two amounts the one that is a part of the other. */
function shareOfPart(scan: Scan): readonly AskedMeasure[] {
  const [first, second, ...more] = scan.places('measure');
  if (first === undefined || second === undefined || more.length > 0) return [];
  const said = [nameAt(scan, first), nameAt(scan, second)];
  if (!scan.has('share', 'percent') && !said.includes('fuelPercent')) return [];
  const names = said.map((name) => (name === 'fuelPercent' ? 'fuelSurcharge' : name));
  const isPart = (part: MeasureName | undefined, whole: MeasureName | undefined) =>
    part !== undefined && whole !== undefined && (sharesOf[whole] ?? []).includes(part);
  const [measure, of] = isPart(names[0], names[1]) ? names : [names[1], names[0]];
  if (measure === undefined || of === undefined || !isPart(measure, of) || joins(scan, first, second)) return [];
  scan.use(first);
  scan.use(second);
  scan.useAll('share', 'percent');
  return [{ kind: 'ratio', measure, of, as: 'percent' }];
}

/** The whole that a measure is a share of: after it (‘X as a share of Y’), or before (‘share of Y is X’). */
function shareBeside(scan: Scan, place: number): { first: number; measure: number } | undefined {
  let next = place + 1;
  let saysShare = nameAt(scan, place) === 'fuelPercent';
  while (scan.is(next, 'share', 'percent', 'a', 'the', 'of', 'in', 'our')) {
    if (scan.is(next, 'share', 'percent')) saysShare = true;
    next += 1;
  }
  if (saysShare && scan.was(next - 1, 'of', 'the', 'our', 'in') && nameAt(scan, next) !== undefined) {
    return { first: place, measure: next };
  }
  return undefined;
}
