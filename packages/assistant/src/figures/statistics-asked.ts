import { plain } from '../draft/draft.ts';
import type { AmountOfPackages, AskedMeasure, Statistic } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { nameAt } from './measure-places.ts';

/**
 * ‘Median cost per package’, ‘the lowest and highest weight of a package’: the middle or the ends of the amounts of single
 * packages. ‘Which carrier has the highest cost per package’ ranks carriers.
 */
export function findStatistics(scan: Scan): readonly AskedMeasure[] {
  const asked = (['median', 'maximum', 'minimum'] as const).filter((each) => scan.has(each));
  const subject = asked.length === 0 ? undefined : subjectOf(scan);
  if (subject === undefined) return [];
  for (const each of asked) scan.useAll(each);
  for (const place of subject.places) scan.use(place);
  const isBesideAverage = scan.says('average') && scan.useAll('average');
  scan.useAll('and', 'plus', 'versus');
  return [
    ...(isBesideAverage ? [plain(averages[subject.measure])] : []),
    ...asked.map((as): AskedMeasure => ({ kind: 'statistic', measure: subject.measure, as })),
  ];
}

/** The figure of the question before, for ‘and the median?’. */
export function statisticsAlone(scan: Scan): readonly Statistic[] {
  return (['median', 'maximum', 'minimum'] as const).filter((each) => scan.useAll(each));
}

/** What packages have of which figure. */
export const amountsOfFigures: Readonly<Record<string, AmountOfPackages>> = {
  costPerPackage: 'netOfAllCarriers',
  totalSpend: 'netOfAllCarriers',
  netOfAllCarriers: 'netOfAllCarriers',
  billWeight: 'billWeight',
  averageBillWeight: 'billWeight',
  actualWeight: 'actualWeight',
  averageActualWeight: 'actualWeight',
};

const averages = {
  netOfAllCarriers: 'costPerPackage',
  billWeight: 'averageBillWeight',
  actualWeight: 'averageActualWeight',
} as const;

/** ‘Max’ and ‘min’ beside a figure of single packages. */
export function asExtremes(scan: Scan): void {
  if (scan.says('which') || scan.places('dimension').some((place) => !scan.was(place - 1, 'by', 'per'))) return;
  const figures = scan.places('measure').filter((place) => nameAt(scan, place) !== 'packages');
  const isOfOne = figures.length === 1 && figures.some((place) => ofOnePackage.has(nameAt(scan, place) ?? ''));
  for (const [index, item] of scan.items.entries()) {
    if (!isOfOne || !scan.is(index, 'most', 'least') || !leadsTo(scan, index, figures)) continue;
    const text = normalised(item.text);
    const intent = expression('maximum').test(text)
      ? 'maximum'
      : expression('minimum').test(text)
        ? 'minimum'
        : undefined;
    if (intent !== undefined) Object.assign(item, { concept: { kind: 'intent', intent } });
  }
}

/** ‘Lowest and highest cost per package’; in ‘cost per package by carrier, the highest 5’ it ranks. */
function leadsTo(scan: Scan, index: number, figures: readonly number[]): boolean {
  let next = index + 1;
  while (scan.was(next, 'and', 'most', 'least', 'maximum', 'minimum', 'the', 'a', 'average')) next += 1;
  return figures.includes(next);
}

const ofOnePackage: ReadonlySet<string> = new Set([
  'costPerPackage',
  'billWeight',
  'averageBillWeight',
  'actualWeight',
  'averageActualWeight',
]);

/** What the amounts are of, and the words that say so. */
function subjectOf(scan: Scan): { readonly measure: AmountOfPackages; readonly places: readonly number[] } | undefined {
  const places = scan.places('measure');
  const packages = places.filter((place) => nameAt(scan, place) === 'packages');
  const [figure, ...others] = places.filter((place) => !packages.includes(place));
  const cost = scan.items.flatMap((_, index) => (scan.is(index, 'cost') ? [index] : []));
  const weight = scan.items.flatMap((_, index) => (scan.is(index, 'weight') ? [index] : []));
  const links = packages.filter((place) => scan.is(place - 1, 'per', 'by')).map((place) => place - 1);
  const measure =
    figure !== undefined
      ? amountsOfFigures[nameAt(scan, figure) ?? '']
      : cost.length > 0
        ? 'netOfAllCarriers'
        : weight.length > 0
          ? 'actualWeight'
          : undefined;
  const isOfPackages = packages.length > 0 || (figure !== undefined && ofOnePackage.has(nameAt(scan, figure) ?? ''));
  if (measure === undefined || others.length > 0 || !(isOfPackages || weight.length > 0)) return undefined;
  return { measure, places: [...packages, ...links, ...cost, ...weight, ...(figure === undefined ? [] : [figure])] };
}
