import type { ComparedColumn } from '../reading/reading.ts';
import type { Scan } from './scan.ts';

interface Rank {
  readonly limit: number | undefined;
  readonly descending: boolean | undefined;
  readonly rowsBy: ComparedColumn | undefined;
  readonly byPrice: boolean;
  readonly isRanked: boolean;
  readonly isJudged: boolean;
  readonly isWorst: boolean;
}

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
  const limit = isCount ? value.value : singularLimit(scan, isRanked);
  return { limit, descending, rowsBy, byPrice: isDear || isCheap, isRanked, isJudged, isWorst };
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
  const noun = scan.items[place];
  const kind = noun?.concept.kind;
  if (before < 0 || (kind !== 'dimension' && kind !== 'unit')) return undefined;
  const isPlural = /^(?!who\b).*s$/i.test(noun?.text ?? '') || pluralWhich.test(scan.items[before]?.text ?? '');
  return isPlural ? undefined : 1;
}

/** Words for ‘which’ that ask for several, beside a noun that does not tell. */
const pluralWhich = /^(quali|quels|quelles|cuales|cuáles|哪些|哪几个|哪几家)/iu;
