import { partsOf } from '../figures/differences-asked.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/** ‘The percent change in spend’ does not ask for a share: a change is given in percent anyway. */
export function asPercentOfChange(scan: Scan): void {
  for (const [index] of scan.items.entries()) {
    const isBefore = scan.is(index + 1, 'change', 'fall');
    const isAfter =
      scan.is(index - 1, 'change', 'fall') || (scan.is(index - 2, 'change', 'fall') && scan.is(index - 1, 'in'));
    if (scan.is(index, 'share', 'percent') && (isBefore || isAfter || asksHowFar(scan, index))) {
      for (const place of [index, scan.beside(index, -1)])
        if (place === index || scan.is(place, 'howMany', 'howMuch', 'which'))
          Object.assign(scan.items[place] ?? {}, { concept: { kind: 'intent', intent: 'the' } });
    }
  }
}

/** ‘By what percent did packages drop’, ‘how many percent did spend grow’ */
function asksHowFar(scan: Scan, percent: number): boolean {
  const before = scan.beside(percent, -1);
  const isAsked = scan.was(before, 'which', 'howMany', 'howMuch') && (before === 0 || scan.was(before - 1, 'by', 'in'));
  return isAsked && scan.says('change', 'fall') && !scan.was(percent + 1, 'of', 'in');
}

/** ‘What did UPS charge including fuel’: spend has these parts anyway. */
export function asPartsIncluded(scan: Scan): void {
  const also = scan.items.findIndex(({ text }, index) => scan.is(index, 'also') && wordsOfIncluding.test(text));
  const isOfWhole = scan.items
    .slice(0, Math.max(0, also))
    .some(({ concept }, index) => (concept.kind === 'measure' ? wholes.has(concept.measure) : scan.is(index, 'cost')));
  if (also < 0 || !isOfWhole) return;
  const parts: number[] = [];
  for (let place = scan.beside(also, 1); isPartOfSpend(scan, place); ) {
    parts.push(place);
    if (!scan.is(place + 1, 'and')) break;
    parts.push(place + 1);
    place = scan.beside(place + 1, 1);
  }
  if (parts.length === 0 || scan.is(parts.at(-1) ?? -1, 'and')) return;
  for (const place of [also, ...parts])
    Object.assign(scan.items[place] ?? {}, { concept: { kind: 'intent', intent: 'the' } });
}

const wordsOfIncluding = expression('opening-including');
const wholes: ReadonlySet<string> = new Set(['totalSpend', 'netOfAllCarriers', 'costPerPackage', 'costPerPound']);

function isPartOfSpend(scan: Scan, place: number): boolean {
  const name = scan.at(place, 'measure')?.measure;
  return name !== undefined && partsOf.totalSpend?.includes(name) === true;
}

/** ‘¿Cuánto nos cuesta la libra?’, ‘what does a pound cost us’ */
export function asPriceOfPound(scan: Scan): void {
  const place = scan.find('pound');
  const item = scan.items[place];
  const isAlone = item !== undefined && scan.was(place - 1, 'the', 'a') && scan.places('number').length === 0;
  if (isAlone && scan.says('cost') && scan.places('measure').length === 0)
    Object.assign(item, { concept: { kind: 'measure', measure: 'costPerPound' } });
}

/** ‘Net accessorial spend’: amounts are those after discounts anyway. */
export function asNet(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    const next = scan.at(index + 1, 'measure')?.measure;
    const isNet = scan.at(index, 'measure')?.measure === 'netOfAllCarriers' && expression('net').test(item.text);
    if (isNet && next !== undefined && netAmounts.has(next))
      Object.assign(item, { concept: { kind: 'intent', intent: 'the' } });
  }
}

/** Amounts of which the model has no gross one by that name. */
const netAmounts: ReadonlySet<string> = new Set([
  'accessorials',
  'fuelSurcharge',
  'transportation',
  'tax',
  'fees',
  'taxesAndOtherCharges',
]);

/** ‘Packages billed yesterday’ are counted: the word says of what kind they are, and asks for no amount. */
export function asBilled(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    if (!scan.is(index, 'cost') || !wordsOfBilled.test(normalised(item.text))) continue;
    const isBeside = [index - 1, index + 1].some((place) => scan.at(place, 'measure')?.measure === 'packages');
    const asksAmount = scan.items.some((_, other) => other !== index && scan.is(other, 'cost', 'howMuch'));
    if (isBeside && !asksAmount && !scan.says('average', 'per'))
      Object.assign(item, { concept: { kind: 'intent', intent: 'the' } });
  }
}

const wordsOfBilled = expression('billed');

/** ‘How much did we pay UPS and how much FedEx’ asks for each of the two. */
export function asEachAsked(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    if (!scan.is(index, 'howMuch', 'howMany', 'whatIs', 'which') || !scan.was(scan.beside(index, -1), 'and', 'and?'))
      continue;
    let next = scan.beside(index, 1);
    while (scan.is(next, 'to', 'in', 'of', 'from', 'cost', 'by')) next = scan.beside(next, 1);
    const dimension = scan.at(next, 'value')?.dimension;
    const isNamedBefore = scan.items.slice(0, index).some((_, at) => scan.at(at, 'value')?.dimension === dimension);
    if (dimension !== undefined && isNamedBefore) Object.assign(item, { concept: { kind: 'intent', intent: 'apart' } });
  }
  for (const [index, item] of scan.items.entries()) {
    const dimension = scan.at(index - 1, 'value')?.dimension;
    const isOfTwo =
      dimension !== undefined && scan.at(index - 3, 'value')?.dimension === dimension && scan.was(index - 2, 'and');
    if (isOfTwo && scan.is(index, 'by') && wordsOfEach.test(item.text))
      Object.assign(item, { concept: { kind: 'intent', intent: 'apart' } });
  }
}

const wordsOfEach = expression('each-one');

/** ‘Spend and average cost’: the average of one figure beside others is that of a package. */
export function asAverageBeside(scan: Scan): void {
  const isOfPeriods = scan.items.some(({ concept }) => concept.kind === 'everyUnit');
  for (const [index, item] of scan.items.entries()) {
    const before = scan.beside(index, -1);
    const cost = scan.beside(index, 1);
    const isCost = scan.is(cost, 'cost') || scan.at(cost, 'measure')?.measure === 'totalSpend';
    const isJoined = scan.was(before, 'and', 'plus') && scan.places('measure').some((place) => place < before);
    if (!scan.is(index, 'average') || !isCost || !isJoined || isOfPeriods || isSharedOut(scan, cost + 1)) continue;
    Object.assign(item, { concept: { kind: 'measure', measure: 'costPerPackage' } });
    Object.assign(scan.items[cost] ?? {}, { concept: { kind: 'noise' } });
  }
}

const isSharedOut = (scan: Scan, place: number): boolean =>
  scan.is(place, 'per') &&
  (scan.at(place + 1, 'measure') !== undefined || scan.is(place + 1, 'pound') || scan.grainAt(place + 1) !== undefined);
