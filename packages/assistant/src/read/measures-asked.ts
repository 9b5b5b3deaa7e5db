import type { MeasureName } from '@waybill/model';
import { measures as measureCatalogue } from '../measures/measures.ts';
import type { AskedMeasure, ValueFilter } from '../reading/reading.ts';
import { plain } from './draft.ts';
import type { Scan } from './scan.ts';

/** The figures that a question names. */
export interface FoundMeasures {
  readonly asked: readonly AskedMeasure[];
  /** Parts that the figure of the question before is to be told without. */
  readonly less: readonly MeasureName[];
  /** What the figure of the question before is to be shared out over. */
  readonly per: 'packages' | 'billWeight' | undefined;
  /** ‘cost’, without saying of what. */
  readonly isCost: boolean;
  /** An average that is asked for has a meaning. */
  readonly isAveraged: boolean;
  /** Several figures without a word that joins them. */
  readonly areApart: boolean;
  /** ‘average spend’: for each package, or for each period. */
  readonly isVague: boolean;
  /** What is to be counted are packages, charges or the like, not an amount. */
  readonly isCountable: boolean;
}

/** Finds measures and ratios of two of them; a measure that only says what is counted (‘cost of packages’) is left out. */
export function findMeasures(scan: Scan, filters: readonly ValueFilter[]): FoundMeasures {
  useSpendOn(scan);
  const differences = findDifferences(scan, filters);
  const less = differences.length === 0 ? findLess(scan) : [];
  const per = less.length === 0 ? findPer(scan) : undefined;
  const ratios = [...differences, ...findPricesOfOne(scan), ...findRatios(scan)];
  const isAverage = scan.says('average');
  const places = scan.places('measure');
  let names = [...new Set(places.flatMap((place) => scan.at(place, 'measure')?.measure ?? []))];
  const areJoined = places.some((place, index) => index > 0 && joins(scan, places[index - 1] ?? 0, place));
  for (const place of places) scan.use(place);
  const saysCost = scan.useAll('cost', 'howMuch');
  const hasAccessorial = filters.some(({ dimension }) => dimension === 'accessorial');
  if (names.length > 1 && !areJoined) names = names.filter((name) => name !== 'packages');
  const hasFees = filters.some(({ dimension }) => dimension === 'accessorial') && names.includes('fees');
  if (hasFees) names = names.filter((name) => name !== 'fees');
  const isPackagesOnly = names.length === 1 && names[0] === 'packages';
  const isCost =
    (saysCost || hasFees) && ratios.length === 0 && (names.length === 0 || (isPackagesOnly && !scan.says('howMany')));
  if (isCost && isPackagesOnly && !areJoined) names = [];
  if (hasAccessorial && scan.says('howMany') && (isCost || names.length === 0 || names[0] === 'accessorials')) {
    return {
      asked: [...ratios, plain('accessorialCount')],
      less,
      per,
      isCost: false,
      isAveraged: true,
      areApart: false,
      isVague: false,
      isCountable: true,
    };
  }
  const isVague = isAverage && !isMean(scan) && names.length === 1 && names[0] === 'totalSpend' && places.length === 1;
  const isOfAnotherWhole = hasAccessorial && names.includes('totalSpend') && scan.says('share', 'percent');
  const isCountable = !countsAmounts(scan, names);
  const areApart = names.length > 1 && !areJoined;
  const includesAccessorial = filters.some(({ dimension, excluded }) => dimension === 'accessorial' && !excluded);
  if (includesAccessorial && names.length === 1 && names[0] === 'totalSpend') names = ['accessorials'];
  if (isAverage) names = names.map((name) => averages[name] ?? name);
  const isAveraged =
    !isAverage ||
    isMean(scan) ||
    (names.length === 0
      ? isCost || hasAccessorial || ratios.length > 0 || filters.length === 0
      : names.every((name) => !measureCatalogue[name].addsUp));
  const inKilograms = names.some((name) => measureCatalogue[name].unit === 'lbs') && scan.useAll('kilogram');
  if (names.some((name) => measureCatalogue[name].unit === 'lbs')) scan.useAll('pound');
  const figures = [...new Set(names)].map(
    (name): AskedMeasure =>
      inKilograms && measureCatalogue[name].unit === 'lbs'
        ? { kind: 'measure', measure: name, unit: 'kilograms' }
        : plain(name),
  );
  return {
    asked: [...ratios, ...figures],
    less,
    per,
    isCost,
    isAveraged,
    areApart: areApart || isOfAnotherWhole,
    isVague,
    isCountable,
  };
}

/** ‘Spend on fuel’ is fuel. */
function useSpendOn(scan: Scan): void {
  for (const place of scan.places('measure')) {
    const part = nameAt(scan, scan.beside(place + 1, 1));
    const isOfPart = scan.is(place + 1, 'in', 'of') && part !== undefined && partsOf.totalSpend?.includes(part);
    if (nameAt(scan, place) === 'totalSpend' && isOfPart && !scan.was(scan.beside(place, -1), 'of')) scan.use(place, 2);
  }
}

/** An average over periods: ‘average monthly spend’. */
function isMean(scan: Scan): boolean {
  return scan.places('everyUnit').length > 0;
}

/** ‘How many refunds’ asks for a number of things that are only known as amounts. Chinese and Arabic ask for both alike. */
function countsAmounts(scan: Scan, names: readonly MeasureName[]): boolean {
  const counting = scan.items.find(({ concept }) => concept.kind === 'intent' && concept.intent === 'howMany');
  if (counting === undefined || /[\p{Script=Han}\p{Script=Arabic}]/u.test(counting.text) || scan.says('dollar'))
    return false;
  return names.length > 0 && names.every((name) => measureCatalogue[name].unit === 'currency');
}

const averages: Readonly<Partial<Record<MeasureName, MeasureName>>> = {
  totalSpend: 'costPerPackage',
  billWeight: 'averageBillWeight',
  actualWeight: 'averageActualWeight',
  deltaWeight: 'averageDeltaWeight',
  accessorials: 'averageAccessorial',
  discount: 'discountRate',
};

/** ‘fuel as a share of transportation’, ‘what share of spend is fuel’, ‘accessorials per package’. */
function findRatios(scan: Scan): readonly AskedMeasure[] {
  const ratios: AskedMeasure[] = [...sharesOfWhole(scan)];
  if (ratios.length === 0) ratios.push(...shareOfPart(scan));
  const perPound = scan.places('intent').find((place) => scan.is(place, 'per', 'by') && scan.is(place + 1, 'pound'));
  if (
    perPound !== undefined &&
    scan.places('measure').length === 0 &&
    (scan.says('expensive', 'cheap', 'most', 'least') || scan.useAll('cost', 'howMuch'))
  ) {
    scan.use(perPound, 2);
    ratios.push(plain('costPerPound'));
  }
  for (const place of scan.places('measure')) {
    const measure = nameAt(scan, place);
    if (measure === undefined) continue;
    if (measure === 'packages' && scan.is(place - 1, 'per') && scan.says('expensive', 'cheap', 'most', 'least')) {
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

/** The parts that can be taken out of an amount, for a figure without them. */
export const partsOf: Readonly<Partial<Record<MeasureName, readonly MeasureName[]>>> = {
  totalSpend: ['fuelSurcharge', 'accessorials', 'tax', 'taxesAndOtherCharges', 'fees', 'transportation'],
  netOfAllCarriers: ['fuelSurcharge', 'accessorials', 'tax', 'taxesAndOtherCharges', 'fees', 'transportation'],
  gross: ['discount'],
};

/** What is asked for as a share of an amount. */
const sharesOf: Readonly<Partial<Record<MeasureName, readonly MeasureName[]>>> = {
  totalSpend: [...(partsOf.totalSpend ?? []), 'addressCorrection', 'declaredValue', 'refunds'],
  netOfAllCarriers: [...(partsOf.netOfAllCarriers ?? []), 'addressCorrection', 'declaredValue', 'refunds'],
  transportation: ['fuelSurcharge'],
  gross: ['discount'],
};

/** ‘spend without fuel’, ‘spend less fuel and accessorials’: an amount without parts of it. */
function findDifferences(scan: Scan, filters: readonly ValueFilter[]): readonly AskedMeasure[] {
  const without = scan.find('without');
  if (without < 0 || filters.some(({ dimension }) => dimension === 'accessorial')) return [];
  const less: MeasureName[] = [];
  const used: number[] = [without];
  let place = scan.beside(without, 1);
  for (let name = nameAt(scan, place); name !== undefined; name = nameAt(scan, place)) {
    less.push(name);
    used.push(place);
    if (!scan.is(place + 1, 'and', 'or')) break;
    place = scan.beside(place + 1, 1);
  }
  const named = scan.places('measure').filter((each) => !used.includes(each));
  const [whole] = named;
  const isOfCost = named.length === 0 && scan.has('cost', 'howMuch');
  const measure = isOfCost ? 'totalSpend' : whole === undefined ? undefined : nameAt(scan, whole);
  const parts = measure === undefined || named.length > 1 ? undefined : partsOf[measure];
  if (measure === undefined || parts === undefined || less.length === 0) return [];
  if (!less.every((name) => parts.includes(name)) || scan.says('share', 'percent', 'average')) return [];
  for (const each of [...used, ...named]) scan.use(each);
  for (let link = without; link < Math.max(...used); link += 1) if (scan.is(link, 'and', 'or')) scan.use(link);
  return [{ kind: 'difference', measure, less }];
}

/** ‘Without fuel’ alone changes the figure of the question before. */
function findLess(scan: Scan): readonly MeasureName[] {
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

/** ‘And per package?’ shares out the figure of the question before. */
function findPer(scan: Scan): FoundMeasures['per'] {
  const place = scan.items.findIndex((_, index) => scan.is(index, 'per'));
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

/** What a follow-up may begin with. */
const opening: ReadonlySet<string> = new Set(['and', 'and?', 'whatIs', 'in', 'the', 'a', 'only', 'instead', 'same']);

/** ‘What does a package cost’, ‘每个包裹的成本’: the cost of one package. */
function findPricesOfOne(scan: Scan): readonly AskedMeasure[] {
  const [place, ...others] = scan.places('measure');
  if (place === undefined || others.length > 0) return [];
  if (isCostOfOne(scan, place)) {
    scan.use(place);
    return [plain('costPerPackage')];
  }
  if (nameAt(scan, place) !== 'packages') return [];
  if (!scan.has('cost', 'howMuch') || scan.says('howMany', 'expensive', 'cheap', 'most', 'least')) return [];
  const before = placeBeforeValues(scan, place);
  const isOne = scan.was(before, 'a') && !/s$/iu.test(scan.items[place]?.text ?? '');
  const isEach = scan.is(place - 1, 'by') && /\p{Script=Han}/u.test(scan.items[place]?.text ?? '');
  if (!isOne && !isEach) return [];
  scan.use(isOne ? place : place - 1, isOne ? 1 : 2);
  scan.useAll('cost', 'howMuch');
  return [plain('costPerPackage')];
}

/** ‘What does a UPS parcel cost’, ‘average package cost’ */
function isCostOfOne(scan: Scan, place: number): boolean {
  const isOfPackage = /^(parcel|package|shipment) costs?$/i.test(scan.items[place]?.text ?? '');
  const before = placeBeforeValues(scan, place);
  return isOfPackage && (scan.was(before, 'a') || scan.says('average')) && scan.places('everyUnit').length === 0;
}

/** Before ‘UPS Ground’ in ‘a UPS Ground package’. */
function placeBeforeValues(scan: Scan, place: number): number {
  let before = place - 1;
  while (scan.items[before]?.concept.kind === 'value') before -= 1;
  return before;
}

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

/** A figure shared out over packages or pounds. */
export function ratioOf(measure: MeasureName, of: 'packages' | 'billWeight'): AskedMeasure {
  if (measure === 'totalSpend') return plain(of === 'packages' ? 'costPerPackage' : 'costPerPound');
  if (measure === 'billWeight' && of === 'packages') return plain('averageBillWeight');
  if (measure === 'actualWeight' && of === 'packages') return plain('averageActualWeight');
  if (!measureCatalogue[measure].addsUp) return plain(measure);
  return { kind: 'ratio', measure, of, as: 'per' };
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

function nameAt(scan: Scan, place: number): MeasureName | undefined {
  return scan.at(place, 'measure')?.measure;
}

function joins(scan: Scan, from: number, to: number): boolean {
  for (let place = from + 1; place < to; place += 1) {
    if (scan.was(place, 'and', 'plus', 'versus', 'or')) return true;
  }
  return false;
}
