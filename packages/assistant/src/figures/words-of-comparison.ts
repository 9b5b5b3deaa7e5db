import type { Scan } from '../scan/scan.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/**
 * ‘Is FedEx cheaper than UPS’ and ‘higher than last month’ hold two figures against each other; ‘cheaper than $5’ is a
 * condition.
 */
export function asComparison(scan: Scan): void {
  const higher = scan.items.findIndex(
    ({ text }, index) =>
      (expression('higher-than').test(text) ||
        ((asksOfUs(scan, index) || scan.says('howMany', 'howMuch')) && wordsOfThan.test(normalised(text)))) &&
      scan.is(index, 'over', 'under') &&
      scan.is(scan.beside(index, 1), 'last', 'yearOverYear'),
  );
  if (higher >= 0) Object.assign(scan.items[higher] ?? {}, { concept: { kind: 'intent', intent: 'versus' } });
  const place = scan.items.findIndex(
    (_, index) => scan.is(index, 'over', 'under') && scan.at(scan.beside(index, 1), 'value') !== undefined,
  );
  asDearerThan(scan);
  const item = scan.items[place];
  if (item === undefined || !scan.items.some((_, index) => index < place && scan.at(index, 'value') !== undefined))
    return;
  const isOfPrice = expression('cheaper-than-alone').test(normalised(item.text));
  Object.assign(item, { concept: { kind: 'intent', intent: 'versus' }, text: isOfPrice ? 'cheaper than' : item.text });
}

/** ‘UPS比FedEx贵’: what is dearer is said at the end. */
function asDearerThan(scan: Scan): void {
  const versus = scan.find('versus');
  const price = scan.items.findIndex((_, index) => index > versus + 1 && scan.is(index, 'expensive', 'cheap'));
  const item = scan.items[versus];
  if (item === undefined || price < 0) return;
  const areValues = scan.at(versus - 1, 'value') !== undefined && scan.at(versus + 1, 'value') !== undefined;
  if (areValues) Object.assign(item, { text: 'cheaper than' });
  else if (scan.at(versus + 1, 'month') === undefined) return;
  Object.assign(scan.items[price] ?? {}, {
    concept: areValues ? { kind: 'noise' } : { kind: 'intent', intent: 'cost' },
  });
}

/** ‘Are we paying UPS more than last month’ asks of one figure; ‘states where we spent more than last month’ narrows. */
function asksOfUs(scan: Scan, more: number): boolean {
  return more > 0 && scan.at(more - 1, 'measure')?.measure !== 'packages' && scan.places('dimension').length === 0;
}

/** ‘States where we spent more than last year’ asks for some of them, which a comparison of all does not tell. */
export function asMoreThanBefore(scan: Scan): void {
  const isOfGroups = scan.places('dimension').length > 0;
  for (const [index, item] of isOfGroups ? scan.items.entries() : []) {
    if (scan.is(index, 'yearOverYear') && wordsOfMore.test(normalised(item.text)))
      Object.assign(item, { concept: { kind: 'unknown', text: item.text } });
  }
}

const wordsOfMore = /^(?:more|less|fewer|mas|menos|plus|moins|piu|meno|اكثر|اقل)\s|多|少/u;

const wordsOfThan = expression('more-than');

/** ‘More in October than in September’ */
function useMoreThan(scan: Scan): void {
  const more = scan.items.findIndex(
    ({ concept, text }) => concept.kind === 'unknown' && expression('more-or-bigger').test(text),
  );
  const isHeldAgainst = scan.items
    .slice(more + 1)
    .some(
      (item, index) =>
        scan.is(more + 1 + index, 'versus', 'yearOverYear') && expression('opening-than').test(item.text),
    );
  if (more >= 0 && isHeldAgainst && !scan.was(more - 1, 'with')) scan.use(more);
}

/** ‘Is UPS or FedEx cheaper’ */
function useCheaper(scan: Scan): void {
  const item = scan.items.find(
    ({ concept, text }) => concept.kind === 'unknown' && expression('cheaper-or-dearer').test(text),
  );
  if (item !== undefined)
    Object.assign(item, {
      concept: { kind: 'intent', intent: expression('cheaper').test(item.text) ? 'cheap' : 'expensive' },
    });
}

/** ‘Who carried more, UPS or FedEx’ holds two values against each other. */
export function asContest(scan: Scan): void {
  useMoreThan(scan);
  useCheaper(scan);
  const more = scan.items.find(
    ({ concept, text }) => concept.kind === 'unknown' && expression('more-or-fewer').test(text),
  );
  const or = scan.items.findIndex(
    (_, index) =>
      (scan.is(index, 'or') ||
        (scan.is(index, 'and') && scan.says('which') && scan.places('dimension').length === 0)) &&
      scan.at(index - 1, 'value') !== undefined &&
      scan.at(index - 1, 'value')?.dimension === scan.at(index + 1, 'value')?.dimension,
  );
  const item = scan.items[or];
  if (item === undefined || (more === undefined && !scan.says('best', 'worst', 'cheap', 'expensive'))) return;
  if (more !== undefined) more.used = true;
  Object.assign(item, { concept: { kind: 'intent', intent: 'versus' } });
}

/** ‘Break spend down’: the two words say one thing. */
export function asBrokenDown(scan: Scan): void {
  const broken = scan.items.findIndex(
    ({ concept, text }) => concept.kind === 'unknown' && expression('break-down').test(normalised(text)),
  );
  const down = scan.items.findIndex(({ text }, index) => scan.is(index, 'fall') && expression('down').test(text));
  if (broken < 0 || down < broken) return;
  Object.assign(scan.items[broken] ?? {}, { concept: { kind: 'intent', intent: 'the' } });
  Object.assign(scan.items[down] ?? {}, { concept: { kind: 'intent', intent: 'split' } });
}

/** ‘Cost split between freight, fuel and accessorials’, ‘break spend down into fuel and the rest’: figures side by side. */
function asSplitOfFigures(scan: Scan): void {
  const split = scan.find('split');
  const figures = scan.places('measure').filter((place) => scan.at(place, 'measure')?.measure !== 'totalSpend');
  const [first] = figures;
  if (split < 0 || first === undefined || figures.length < 2) return;
  scan.use(split);
  Object.assign(scan.items[split] ?? {}, { concept: { kind: 'noise' } });
  const link = scan.beside(first, -1);
  if (scan.is(link, 'between', 'by', 'to', 'in', 'of')) scan.use(link);
  for (const [index, item] of scan.items.entries()) {
    const isWhole = scan.is(index, 'cost') || scan.at(index, 'measure')?.measure === 'totalSpend';
    if (isWhole && index < first) Object.assign(item, { concept: { kind: 'intent', intent: 'the' } });
  }
}

/** ‘How is spend split between carriers’ asks for spend by carrier; ‘how does spend compare with last year’ for both. */
export function asSplit(scan: Scan): void {
  const how = scan.places('intent').find((place) => scan.is(place, 'howIs'));
  const between = scan.items.findIndex(
    (_, index) => scan.is(index, 'between') && scan.at(scan.beside(index, 1), 'dimension') !== undefined,
  );
  const isSplit = scan.says('split') && between >= 0;
  asSplitOfValues(scan);
  asSplitOfFigures(scan);
  if (isSplit) Object.assign(scan.items[between] ?? {}, { concept: { kind: 'intent', intent: 'by' } });
  if (how !== undefined && (scan.says('versus', 'yearOverYear', 'change') || (scan.says('split') && scan.says('by'))))
    scan.use(how);
}

/** ‘The split between UPS and FedEx’ holds the two against each other. */
function asSplitOfValues(scan: Scan): void {
  const between = scan.items.findIndex(
    (_, index) => scan.is(index, 'between') && scan.at(scan.beside(index, 1), 'value') !== undefined,
  );
  const split = scan.find('split', 'share');
  if (between < 0 || split < 0 || !scan.is(split, 'split')) return;
  scan.use(between);
  Object.assign(scan.items[split] ?? {}, { concept: { kind: 'intent', intent: 'versus' } });
}

/**
 * ‘UPS minus FedEx’ and ‘the gap between UPS and FedEx’ hold two values of a dimension against each other; ‘spend minus
 * fuel’ leaves one out.
 */
export function asDifference(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const named = scan.at(index - 1, 'measure') === undefined ? index - 1 : index - 2;
    const [before, after] = [scan.at(named, 'value'), scan.at(scan.beside(index, 1), 'value')];
    const isDifference = scan.is(index, 'without') && expression('minus').test(item.text);
    if (isDifference && before !== undefined && before.dimension === after?.dimension)
      Object.assign(item, { concept: { kind: 'intent', intent: 'versus' } });
    const isBetween = scan.is(index, 'between') && scan.says('change', 'versus');
    if (isBetween && scan.at(scan.beside(index, 1), 'value') !== undefined) scan.use(index);
  }
  asDifferenceOfFigures(scan);
  asDeltaWeight(scan);
}

/** ‘Billed weight minus actual weight’ has a name of its own. */
function asDeltaWeight(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const minus = scan.beside(index, 1);
    const taken = scan.beside(minus, 1);
    const isMinus = scan.is(minus, 'without') && wordsOfMinus.test(normalised(scan.items[minus]?.text ?? ''));
    const areWeights =
      scan.at(index, 'measure')?.measure === 'billWeight' && scan.at(taken, 'measure')?.measure === 'actualWeight';
    if (!isMinus || !areWeights) continue;
    Object.assign(item, { concept: { kind: 'measure', measure: 'deltaWeight' } });
    for (const place of [minus, taken]) Object.assign(scan.items[place] ?? {}, { concept: { kind: 'noise' } });
  }
}

const wordsOfMinus = expression('minus-or-less');

/** ‘The difference between billed and actual weight’ shows both figures, without what either was before. */
function asDifferenceOfFigures(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const isUnit = scan.is(index - 1, 'in') && scan.was(index - 2, 'change') && namesPounds.test(normalised(item.text));
    if (isUnit) Object.assign(item, { concept: { kind: 'intent', intent: 'pound' } });
  }
  const [first, second, ...more] = scan.places('measure');
  const place = scan.items.findIndex(
    ({ text }, index) => scan.is(index, 'change') && wordsOfDifference.test(normalised(text)),
  );
  const item = scan.items[place];
  if (item === undefined || first === undefined || second === undefined || more.length > 0) return;
  let between = scan.beside(place, 1);
  while (scan.is(between, 'in', 'pound', 'dollar')) between += 1;
  const named = [first, second].map((each) => scan.at(each, 'measure')?.measure);
  const areWeights = named.includes('billWeight') && named.includes('actualWeight');
  if (areWeights && wordsOfTheTwo.test(normalised(item.text))) {
    Object.assign(item, { concept: { kind: 'noise' } });
    return;
  }
  const isOfTheTwo = /\p{Script=Han}/u.test(item.text) || wordsOfTheTwo.test(normalised(item.text));
  const isAfter = isOfTheTwo && place > second;
  const isOfBoth = scan.is(between, 'between', 'of', 'by') || expression('between').test(item.text);
  const isBefore = place < first && isOfBoth;
  if (!(isBefore || isAfter) || !scan.was(scan.beside(second, -1), 'and', 'versus')) return;
  if (scan.is(between, 'between', 'by')) scan.use(between);
  Object.assign(item, { concept: { kind: 'intent', intent: 'versus' } });
}

const wordsOfTheTwo = expression('the-two');

const namesPounds = expression('pounds');

/** Words for a difference. */
export const wordsOfDifference = expression('difference');

/** ‘The difference between UPS and FedEx’ is that of the two, not what changed from one period to another. */
export function asApart(scan: Scan): void {
  const dimensions = scan.places('value').map((place) => scan.at(place, 'value')?.dimension);
  if (new Set(dimensions).size === dimensions.length) return;
  for (const [index, item] of scan.items.entries()) {
    if (scan.is(index, 'change') && wordsOfDifference.test(normalised(item.text)))
      Object.assign(item, { concept: { kind: 'intent', intent: 'versus' } });
  }
}

/** ‘Cuánto más gastamos en octubre que en septiembre’ asks how much a figure has changed. */
export function asHowMuchMore(scan: Scan): void {
  const asked = scan.find('howMuch', 'howMany');
  const more = scan.items.findIndex(
    ({ text }, index) => index > asked && scan.is(index, 'most', 'least') && wordsOfHowMuchMore.test(normalised(text)),
  );
  const item = scan.items[more];
  const areTwo = scan.items.filter(({ concept }) => isPart.has(concept.kind)).length === 2;
  if (asked < 0 || item === undefined || !areTwo || scan.places('dimension').length > 0) return;
  const change = scan.is(more, 'least') ? 'fall' : 'change';
  Object.assign(item, { concept: { kind: 'intent', intent: change } });
  const countsPackages = scan.places('measure').some((place) => scan.at(place, 'measure')?.measure === 'packages');
  if (scan.is(asked, 'howMany') && !countsPackages)
    Object.assign(scan.items[asked] ?? {}, { concept: { kind: 'intent', intent: 'howMuch' } });
  for (const [index, each] of scan.items.entries())
    if (index > more && each.concept.kind === 'unknown' && expression('than-in-french').test(each.text))
      scan.use(index);
}

const wordsOfHowMuchMore = expression('how-much-more');
const isPart: ReadonlySet<string> = new Set(['month', 'quarter']);

/** Values of different dimensions that people hold against each other, and what they are in one of these. */
const counterparts: readonly { readonly beside: string; readonly values: Readonly<Record<string, Concept>> }[] = [
  {
    beside: 'Parcel Express',
    values: { Ground: { kind: 'value', dimension: 'mode_category', values: ['Parcel Ground'] } },
  },
  {
    beside: 'parcel',
    values: { LTL: { kind: 'value', dimension: 'bucket_name', values: ['freight'] } },
  },
];

/** ‘Ground vs express’ and ‘LTL vs parcel’ name values of two dimensions, of which one has both. */
export function asOneDimension(scan: Scan): void {
  if (!scan.says('versus', 'and', 'or', 'change')) return;
  for (const { beside, values } of counterparts) {
    const isBeside = scan.items.some(({ concept }) => concept.kind === 'value' && concept.values.join() === beside);
    for (const item of isBeside ? scan.items : []) {
      const other = item.concept.kind === 'value' ? values[item.concept.values.join()] : undefined;
      if (other !== undefined) Object.assign(item, { concept: other });
    }
  }
}

/** ‘Freight spend vs parcel spend’ holds the two against each other; ‘freight spend’ alone is all that was spent. */
export function asFreightBesideParcel(scan: Scan): void {
  const isParcel = scan.items.some(({ concept }) => concept.kind === 'value' && concept.values.includes('parcel'));
  for (const item of isParcel && scan.says('versus') ? scan.items : []) {
    const isFreight = item.concept.kind === 'measure' && expression('opening-freight').test(item.text);
    if (isFreight) Object.assign(item, { concept: { kind: 'value', dimension: 'bucket_name', values: ['freight'] } });
  }
}
