import { rankingIntents } from '../vocabulary/ranking-intents.ts';
import type { Scan } from './scan.ts';

/** ‘Il secondo corriere’ is the second one, while ‘secondo il corriere’ asks for a split; so is the ‘2nd’ of ‘2nd largest’. */
export function asOrdinal(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const isSecondo = scan.is(index, 'by') && /^secondo$/iu.test(item.text) && scan.was(index - 1, 'the');
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

/** ‘Packages over 100 lb sorted by cost’ */
function isOrderOfPackages(scan: Scan, by: number): boolean {
  const isOrder = /^(?:sorted|ordered|arranged) by$/iu.test(scan.items[by]?.text ?? '');
  return isOrder && scan.items.slice(0, by).some((_, index) => isPackages(scan, index));
}

/** ‘packages’, and ‘late packages’, which is one phrase. */
function isPackages(scan: Scan, place: number): boolean {
  return (
    scan.at(place, 'measure')?.measure === 'packages' ||
    (scan.at(place, 'value') !== undefined && /packages|shipments/i.test(scan.items[place]?.text ?? ''))
  );
}
