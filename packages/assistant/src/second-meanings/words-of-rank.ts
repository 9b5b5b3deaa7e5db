import { comparing } from '../conditions/comparing.ts';
import type { Scan } from '../scan/scan.ts';
import { rankingIntents } from '../vocabulary/ranking-intents.ts';
import { expression } from '../words/expressions.ts';

/** ‘Il secondo corriere’ is the second one, while ‘secondo il corriere’ asks for a split; so is the ‘2nd’ of ‘2nd largest’. */
export function asOrdinal(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const isSecondo =
      scan.is(index, 'by') && expression('second-in-italian').test(item.text) && scan.was(index - 1, 'the');
    if (isSecondo) Object.assign(item, { concept: { kind: 'ordinal', place: 2 } });
    const number = scan.at(index, 'number');
    const isRank = scan.is(index + 1, ...rankingIntents) || (scan.is(index - 1, 'place') && !/\d\s/u.test(item.text));
    const isOrdinal = isRank && (scan.is(index - 1, 'place') || wordsOfOrdinal.test(item.text));
    if (number !== undefined && isOrdinal && number.value > 1)
      Object.assign(item, { concept: { kind: 'ordinal', place: number.value } });
  }
}

const wordsOfOrdinal = /^\d{1,2}(?:st|nd|rd|th|er|re|eme|e|o|a|do|da|ro|ra|to|ta)$/iu;

/** ‘Top 5 late packages by cost’ ranks packages one by one. */
export function asRankedPackages(scan: Scan): void {
  if (scan.places('dimension').length > 0) return;
  const isRanked = scan.says('top', 'bottom');
  const by = scan
    .places('intent')
    .find((place) => scan.is(place, 'by') && (isRanked ? isPackages(scan, place - 1) : isOrderOfPackages(scan, place)));
  const item = scan.items[scan.beside(by ?? -1, 1)];
  if (by === undefined || item === undefined) return;
  const { concept } = item;
  const isPrice =
    (concept.kind === 'intent' && concept.intent === 'cost') ||
    (concept.kind === 'measure' && concept.measure === 'totalSpend');
  const isWeight =
    concept.kind === 'measure' && (concept.measure === 'billWeight' || concept.measure === 'actualWeight');
  if (!isPrice && !isWeight) return;
  scan.use(by);
  Object.assign(item, { concept: { kind: 'intent', intent: isPrice ? 'expensive' : 'heavy' } });
}

/** ‘The 10 packages with the highest cost’ and ‘费用最高的10个包裹’ rank packages one by one, by what stands beside the rank. */
export function asPackagesByFigure(scan: Scan): void {
  const packages = scan.places('measure').find((place) => isPackages(scan, place));
  const rank = scan.find('most', 'least', 'top', 'bottom');
  const number = packages === undefined ? undefined : scan.at(packages - 1, 'number');
  const isSplit =
    scan.places('dimension').length + scan.places('everyUnit').length > 0 || scan.says('share', 'percent', 'average');
  const item = scan.items[rank];
  if (packages === undefined || item === undefined || isSplit) return;
  const isCounted = number !== undefined || scan.at(rank + 1, 'number') !== undefined;
  const figure = [scan.beside(rank, 1), scan.beside(rank, -1), packages + 1].find(
    (place) => place !== packages && figureOf(scan, place) !== undefined,
  );
  const others = scan.places('measure').filter((place) => place !== packages && place !== figure);
  if (!isCounted || figure === undefined || others.length > 0) return;
  const isLow = scan.is(rank, 'least', 'bottom');
  const [high, low] =
    figureOf(scan, figure) === 'price' ? (['expensive', 'cheap'] as const) : (['heavy', 'light'] as const);
  Object.assign(item, { concept: { kind: 'intent', intent: isLow ? low : high } });
  scan.use(figure);
  const link = scan.find('with');
  if (link >= 0 && link < figure) scan.use(link);
}

/** ‘The five heaviest packages with billed weight’: a list shows both weights and the amount of each. */
export function useFiguresOfList(scan: Scan): void {
  const rank = scan.find('heavy', 'light', 'expensive', 'cheap');
  const packages = scan.places('measure').find((place) => isPackages(scan, place));
  if (rank < 0 || packages === undefined || scan.places('dimension').length + scan.places('everyUnit').length > 0)
    return;
  const link = scan.items.findIndex((_, index) => index > packages && scan.is(index, 'with'));
  const shown = scan.beside(link, 1);
  const isShown =
    ['billWeight', 'actualWeight', 'totalSpend'].includes(scan.at(shown, 'measure')?.measure ?? '') ||
    scan.is(shown, 'cost');
  const isCompared = scan.items[shown + 1] !== undefined && scan.is(shown + 1, ...comparing, 'between');
  if (link < 0 || !isShown || isCompared) return;
  scan.use(link);
  scan.use(shown);
}

function figureOf(scan: Scan, place: number): 'price' | 'weight' | undefined {
  const measure = scan.at(place, 'measure')?.measure;
  if (scan.is(place, 'cost') || measure === 'totalSpend') return 'price';
  return measure === 'actualWeight' || scan.is(place, 'weight') ? 'weight' : undefined;
}

/** ‘Packages over 100 lb sorted by cost’ */
function isOrderOfPackages(scan: Scan, by: number): boolean {
  const isOrder = expression('sorted-by').test(scan.items[by]?.text ?? '');
  return isOrder && scan.items.slice(0, by).some((_, index) => isPackages(scan, index));
}

/** ‘packages’, and ‘late packages’, which is one phrase. */
function isPackages(scan: Scan, place: number): boolean {
  return (
    scan.at(place, 'measure')?.measure === 'packages' ||
    (scan.at(place, 'value') !== undefined && expression('packages-or-shipments').test(scan.items[place]?.text ?? ''))
  );
}
