import type { MeasureName } from '@waybill/model';
import { plain, type SharedOver } from '../draft/draft.ts';
import { measures as measureCatalogue } from '../measures/measures.ts';
import type { AskedMeasure, ValueFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { rankingIntents } from '../vocabulary/ranking-intents.ts';
import { wordsOfPackages } from '../vocabulary/words-of-packages.ts';
import { expression } from '../words/expressions.ts';
import { asksNumberAndAmount } from './both-asked.ts';
import { findDifferences, findLess, partsOf } from './differences-asked.ts';
import { joins, nameAt } from './measure-places.ts';
import { findPer, findPerOfCharges, findPricesOfOne } from './per-asked.ts';
import { findRatios } from './ratios-asked.ts';
import { withSharesBeside } from './shares-beside.ts';
import { findStatistics } from './statistics-asked.ts';
import { wordsOfDifference } from './words-of-comparison.ts';

/** The figures that a question names. */
export interface FoundMeasures {
  readonly asked: readonly AskedMeasure[];
  /** Parts that the figure of the question before is to be told without. */
  readonly less: readonly MeasureName[];
  /** What the figure of the question before is to be shared out over. */
  readonly per: SharedOver | undefined;
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
  const settled = {
    less: [],
    per: undefined,
    isCost: false,
    isAveraged: true,
    areApart: false,
    isVague: false,
  } as const;
  const statistics = findStatistics(scan);
  if (statistics.length > 0) return { asked: statistics, ...settled, isCountable: true };
  const areCharges = filters.some(({ dimension, excluded }) => dimension === 'accessorial' && !excluded);
  const perCharge = areCharges ? findPerOfCharges(scan) : [];
  if (perCharge.length > 0) return { asked: perCharge, ...settled, isCountable: true };
  useSpendOn(scan);
  const differences = findDifferences(scan, filters);
  const less = differences.length === 0 ? findLess(scan) : [];
  const per = less.length === 0 ? findPer(scan) : undefined;
  const ratios = withSharesBeside(scan, [...differences, ...findPricesOfOne(scan), ...findRatios(scan)]);
  const isAverage = scan.says('average');
  const places = scan.places('measure');
  let names = [...new Set(places.flatMap((place) => scan.at(place, 'measure')?.measure ?? []))];
  if (names.includes('auditRefunds')) names = names.filter((name) => name !== 'refunds');
  const areJoined = places.some((place, index) => index > 0 && joins(scan, places[index - 1] ?? 0, place));
  const isBesideCost = names.join() === 'packages' && joinsCost(scan, places);
  for (const place of places) scan.use(place);
  if (isBesideCost) scan.useAll('plus');
  if (isBesideCost) names = isCostFirst(scan) ? ['totalSpend', 'packages'] : ['packages', 'totalSpend'];
  const areAmounts = names.every((name) => measureCatalogue[name].unit === 'currency');
  const saysDollars = areAmounts && scan.useAll('dollar');
  const saysCost = (scan.useAll('cost', 'howMuch') && !isBesideCost) || saysDollars;
  const hasAccessorial = filters.some(({ dimension }) => dimension === 'accessorial');
  const hasFees = filters.some(({ dimension }) => dimension === 'accessorial') && names.includes('fees');
  if (hasFees) names = names.filter((name) => name !== 'fees');
  if (names.length > 1 && !areJoined && !isBesideCost) names = names.filter((name) => name !== 'packages');
  const isPackagesOnly = names.length === 1 && names[0] === 'packages';
  const isCost =
    (saysCost || hasFees) && ratios.length === 0 && (names.length === 0 || (isPackagesOnly && !scan.says('howMany')));
  if (isCost && isPackagesOnly && !areJoined) names = [];
  const asksBoth = asksNumberAndAmount(scan.items) || namesPackagesAndCost(scan);
  const bothFound = { ...settled, less, per, isCountable: true };
  if (
    hasAccessorial &&
    (asksBoth || scan.says('howMany')) &&
    (isCost || names.length === 0 || names[0] === 'accessorials')
  ) {
    return {
      asked: [...ratios, plain('accessorialCount'), ...(asksBoth ? [plain('accessorials')] : [])],
      ...bothFound,
    };
  }
  if (asksBoth && !hasAccessorial && (isPackagesOnly || (names.length === 0 && filters.length > 0)))
    return {
      asked: [...ratios, ...(saysNumberFirst(scan) ? bothFigures : bothFigures.toReversed())],
      ...bothFound,
      isAveraged: !isAverage,
    };
  const isVague =
    isAverage && !isOverPeriods(scan) && names.length === 1 && names[0] === 'totalSpend' && places.length === 1;
  if (names.join() === 'costPerPackage' && hasAccessorial && !namesPackage(scan, places))
    names = ['averageAccessorial'];
  const isShareOfSpend = hasAccessorial && names.includes('totalSpend') && scan.says('share', 'percent');
  if (names.join() === 'refunds' && countsAmounts(scan, names)) names = ['refundCount'];
  const isCountable = !countsAmounts(scan, names);
  const areApart = names.length > 1 && !areJoined && !isBesideCost;
  const includesAccessorial = filters.some(({ dimension, excluded }) => dimension === 'accessorial' && !excluded);
  if (includesAccessorial && names.length === 1 && names[0] === 'totalSpend') names = ['accessorials'];
  const isAverageOfBoth = names.length > 1 && names.some((name) => Object.values(averages).includes(name));
  if (isAverage || (isAverageOfBoth && scan.says('versus'))) names = names.map((name) => averages[name] ?? name);
  const isAveraged =
    !isAverage ||
    isOverPeriods(scan) ||
    (names.length === 0
      ? isCost || hasAccessorial || ratios.length > 0 || filters.length === 0
      : names.every((name) => !measureCatalogue[name].addsUp));
  const inKilograms = names.some((name) => measureCatalogue[name].unit === 'lbs') && scan.useAll('kilogram');
  if (names.some((name) => measureCatalogue[name].unit === 'lbs')) scan.useAll('pound');
  if (asksDifferenceOfWeights(scan, names)) names = [...names, 'deltaWeight'];
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
    areApart: areApart || isShareOfSpend,
    isVague,
    isCountable,
  };
}

/** ‘Coût moyen’ of a charge is that of the charge, and ‘coût par colis’ of a package. */
function namesPackage(scan: Scan, places: readonly number[]): boolean {
  return places.some((place) => expression('package-stem').test(scan.items[place]?.text ?? ''));
}

/** ‘The difference between actual and billed weight’ shows both weights, and what lies between them. */
function asksDifferenceOfWeights(scan: Scan, names: readonly MeasureName[]): boolean {
  const areBoth = names.length === 2 && names.includes('actualWeight') && names.includes('billWeight');
  return areBoth && scan.items.some(({ text }) => wordsOfDifference.test(normalised(text)));
}

/** ‘Late packages and their cost’ */
function namesPackagesAndCost(scan: Scan): boolean {
  return scan.items.some(({ concept, text }, index) => {
    const link = scan.beside(index, 1);
    const isOfPackages = concept.kind === 'value' && wordsOfPackages.test(normalised(text));
    return isOfPackages && scan.was(link, 'and', 'plus') && scan.was(scan.beside(link, 1), 'cost', 'howMuch');
  });
}

/** ‘How many late packages and how much did they cost’ */
const bothFigures: readonly AskedMeasure[] = [plain('packages'), plain('totalSpend')];

function saysNumberFirst(scan: Scan): boolean {
  const number = scan.items.findIndex((_, index) => scan.was(index, 'howMany'));
  const amount = scan.items.findIndex((_, index) => scan.was(index, 'cost', 'howMuch'));
  return amount < 0 || number < amount;
}

/** ‘Cost and packages’ asks for both, ‘cost of packages’ for one figure. */
function joinsCost(scan: Scan, places: readonly number[]): boolean {
  const costs = scan.items.flatMap((_, index) => (scan.is(index, 'cost', 'howMuch') ? [index] : []));
  return costs.some((cost) =>
    places.some((place) => {
      if (cost > place && ranksBy(scan, place)) return true;
      const between = scan.items
        .slice(Math.min(cost, place) + 1, Math.max(cost, place))
        .filter(({ concept }) => place > cost || concept.kind !== 'value')
        .filter(({ concept }) => !isOfSplit(concept));
      const intents = between.map(({ concept }) => (concept.kind === 'intent' ? concept.intent : ''));
      return intents.some((each) => each === 'and' || each === 'plus') && intents.every((each) => besideAnd.has(each));
    }),
  );
}

/** ‘Top 3 services by packages, with their cost’ */
const ranksBy = (scan: Scan, place: number): boolean =>
  scan.was(scan.beside(place, -1), 'by') && scan.was(0, ...rankingIntents);

/** ‘Packages by state and cost’ */
function isOfSplit(concept: Concept): boolean {
  const isBy = concept.kind === 'intent' && (concept.intent === 'by' || concept.intent === 'per');
  return isBy || concept.kind === 'dimension' || concept.kind === 'everyUnit';
}

const besideAnd: ReadonlySet<string> = new Set('and plus howMany howMuch cost the a our average'.split(' '));

function isCostFirst(scan: Scan): boolean {
  const named = scan.items.findIndex(({ concept }) => concept.kind === 'measure');
  return scan.items.findIndex((_, index) => scan.was(index, 'cost', 'howMuch')) < named;
}

/** ‘Spend on fuel’ is fuel. */
function useSpendOn(scan: Scan): void {
  for (const place of scan.places('measure')) {
    const part = nameAt(scan, scan.beside(place + 1, 1));
    const isOfPart = scan.is(place + 1, 'in', 'of') && part !== undefined && isPaidFor(part);
    const isAskedOfPart =
      expression('how-many-in-chinese').test(scan.items[place]?.text ?? '') &&
      scan.at(place - 1, 'measure') !== undefined;
    if (nameAt(scan, place) === 'totalSpend' && isAskedOfPart) scan.use(place);
    if (nameAt(scan, place) === 'totalSpend' && isOfPart && !scan.was(scan.beside(place, -1), 'of')) scan.use(place, 2);
  }
}

/** What money is spent on. */
function isPaidFor(name: MeasureName): boolean {
  return partsOf.totalSpend?.includes(name) === true || chargesByName.has(name);
}

const chargesByName: ReadonlySet<MeasureName> = new Set([
  'declaredValue',
  'addressCorrection',
  'billingAdjustments',
  'taxesAndOtherCharges',
]);

/** An average over periods: ‘average monthly spend’. */
function isOverPeriods(scan: Scan): boolean {
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
