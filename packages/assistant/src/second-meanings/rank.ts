import type { Draft } from '../draft/draft.ts';
import type { OrderedColumn } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

type Rank = Pick<Draft, 'limit' | 'place' | 'descending' | 'rowsBy' | 'isRanked' | 'isJudged' | 'isWorst'> & {
  readonly byPrice: boolean;
};

/** ‘I pacchi più pesanti di settembre’ are the heaviest ones; before a number they are those above it. */
export function asRankOfWeight(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const next = scan.items[scan.beside(index, 1)]?.concept;
    const isCompared = next?.kind === 'number' || scan.is(scan.beside(index, 1), 'dollar');
    if (!isCompared && scan.is(index, 'over', 'under') && ofWeight.test(normalised(item.text)))
      Object.assign(item, { concept: { kind: 'intent', intent: scan.is(index, 'over') ? 'heavy' : 'light' } });
  }
}

/** The 大 of ‘前5大附加费’ says no more than 前. */
export function asTopLargest(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const isAfterRank = scan.at(index - 1, 'number') !== undefined && scan.is(index - 2, 'top', 'most');
    if (item.text === '大' && isAfterRank) Object.assign(item, { concept: { kind: 'intent', intent: 'the' } });
  }
}

/** ‘Over 10 pounds and under 50 pounds’: before a number it compares with that one, and not with what stands before. */
export function asStrictComparison(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const next = scan.items[index + 1]?.concept;
    const isBefore = next?.kind === 'number' || scan.is(index + 1, 'dollar');
    if (!isBefore || !expression('opening-and').test(item.text)) continue;
    if (scan.is(index, 'atMost')) Object.assign(item, { concept: { kind: 'intent', intent: 'under' } });
    if (scan.is(index, 'atLeast')) Object.assign(item, { concept: { kind: 'intent', intent: 'over' } });
  }
}

const ofWeight = expression('heavier-or-lighter');

/** ‘top 5’, ‘the most’, ‘10 dearest packages’, ‘make that 10’. */
export function findRank(scan: Scan): Rank {
  const isTop = scan.useAll('top', 'most');
  const isBottom = scan.useAll('bottom', 'least');
  const isDear = scan.useAll('expensive');
  const isCheap = scan.useAll('cheap');
  const isHeavy = scan.useAll('heavy');
  const isLight = scan.useAll('light');
  const isWorst = scan.says('worst');
  const isJudged = scan.useAll('best', 'worst');
  const isRankedAnyhow = isTop || isBottom || isDear || isCheap || isHeavy || isLight || isJudged;
  const place = isRankedAnyhow ? placeAsked(scan) : undefined;
  const isBareNumber = isNumberAlone(scan);
  const wants = scan.useAll('makeThat') || isBareNumber;
  const isRanked = isTop || isBottom || isDear || isCheap || isHeavy || isLight;
  const descending = isRanked ? !(isBottom || isCheap || isLight) : undefined;
  const rowsBy = isHeavy || isLight ? 'actual_weight' : isDear || isCheap ? 'net_amount' : undefined;
  const [number] =
    isRanked || wants || isJudged || scan.says('list', 'rows') || scan.was(0, 'and?', 'only')
      ? scan.places('number')
      : [];
  const value = number === undefined ? undefined : scan.at(number, 'number');
  const isCount =
    value !== undefined && !value.money && Number.isInteger(value.value) && value.value >= 1 && value.value <= 1_000;
  if (isCount && number !== undefined) scan.use(number);
  const one =
    place === undefined ? (singularLimit(scan, isRanked) ?? oneAsSaid(scan) ?? onePackage(scan, rowsBy)) : undefined;
  const limit = isCount ? value.value : one;
  return {
    limit,
    place,
    descending,
    rowsBy,
    byPrice: isDear || isCheap || saysCheaper(scan),
    isRanked,
    isJudged,
    isWorst,
  };
}

/** ‘Is ground cheaper than 2 Day’ */
function saysCheaper(scan: Scan): boolean {
  return scan.items.some(
    ({ text }, index) => scan.was(index, 'versus') && expression('cheaper-than').test(normalised(text)),
  );
}

/** ‘The second largest’, ‘highest, place 2’ */
function placeAsked(scan: Scan): number | undefined {
  const [place, ...more] = scan.places('ordinal');
  const ordinal = place === undefined ? undefined : scan.at(place, 'ordinal');
  if (place === undefined || ordinal === undefined || more.length > 0) return undefined;
  scan.use(place);
  scan.useAll('place');
  return ordinal.place;
}

/** ‘10’, ‘plutôt 5’ */
function isNumberAlone(scan: Scan): boolean {
  const last = scan.length - 1;
  const isSaid = scan.items
    .slice(0, last)
    .every((_, index) => scan.was(index, 'instead', 'and?', 'only', 'the', 'makeThat'));
  return scan.length < 4 && scan.at(last, 'number') !== undefined && isSaid;
}

/** ‘Which state has the most’ asks for one; ‘which states’ for several. */
function singularLimit(scan: Scan, isRanked: boolean): number | undefined {
  if (!isRanked) return undefined;
  const which = scan.items.findIndex((_, index) => scan.was(index, 'which'));
  const ranked = scan.items.findIndex((_, index) => scan.was(index, 'most', 'least', 'expensive', 'cheap'));
  const before = which >= 0 ? which : ranked;
  let place = before + 1;
  while (scan.items[place]?.concept.kind === 'value') place += 1;
  const isAfterNoun = which < 0 && scan.items[ranked - 1]?.concept.kind === 'dimension';
  const noun = scan.items[isAfterNoun ? ranked - 1 : place];
  const kind = noun?.concept.kind;
  if (before < 0 || (kind !== 'dimension' && kind !== 'unit')) return undefined;
  const isPlural =
    (/^(?!who\b).*s$/i.test(noun?.text ?? '') && !endsInS.test(normalised(noun?.text ?? ''))) ||
    pluralWhich.test(scan.items[before]?.text ?? '');
  return isPlural ? undefined : 1;
}

/** Words that end like plurals. */
const endsInS = expression('one-that-ends-in-s');

/** ‘…, le plus élevé’ at the end, as a reading says that it is one. */
function oneAsSaid(scan: Scan): 1 | undefined {
  const last = scan.length - 1;
  const isRank = scan.was(last, 'most', 'least', 'top', 'bottom');
  const rest = scan.items.slice(0, last).findLastIndex((_, index) => !scan.was(index, 'the'));
  const isApart = scan.items[rest]?.text === ',';
  const text = normalised(
    scan.items
      .slice(rest + 1)
      .map((item) => item.text)
      .join(' '),
  );
  return isRank && isApart && oneByName.test(text) ? 1 : undefined;
}

const oneByName = expression('one-highest');

/** ‘The heaviest package’ asks for one of them; Chinese says so by not asking which ones. */
function onePackage(scan: Scan, rowsBy: OrderedColumn | undefined): 1 | undefined {
  const noun = scan.items.findIndex(({ concept }) => concept.kind === 'measure' && concept.measure === 'packages');
  const text = normalised(scan.items[noun]?.text ?? '');
  const article = normalised(scan.items[noun - 1]?.text ?? '');
  const isOne =
    onePackageByName.test(text) ||
    (text === 'colis' && article === 'le') ||
    (isHan(text) && !scan.says('which', 'list'));
  const isEach = scan.was(noun - 1, 'per', 'by') || scan.places('dimension').length > 0;
  return rowsBy !== undefined && isOne && !isEach ? 1 : undefined;
}

const onePackageByName = expression('one-package');

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Words for ‘which’ that ask for several, beside a noun that does not tell. */
const pluralWhich = expression('which-of-several');
