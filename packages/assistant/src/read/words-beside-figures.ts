import { normalised } from '../vocabulary/normalise.ts';
import type { Scan } from './scan.ts';

/** ‘The percent change in spend’ is no share: a change is told in percent anyway. */
export function asPercentOfChange(scan: Scan): void {
  for (const [index] of scan.items.entries()) {
    const isBefore = scan.is(index + 1, 'change', 'fall');
    const isAfter =
      scan.is(index - 1, 'change', 'fall') || (scan.is(index - 2, 'change', 'fall') && scan.is(index - 1, 'in'));
    if (scan.is(index, 'share', 'percent') && (isBefore || isAfter))
      Object.assign(scan.items[index] ?? {}, { concept: { kind: 'intent', intent: 'the' } });
  }
}

/** ‘Export spend by carrier’ asks to do something; it is not about exports. */
export function asExport(scan: Scan): void {
  const item = scan.items[0];
  const isNamed = ['measure', 'intent'].includes(scan.items[1]?.concept.kind ?? '');
  if (item !== undefined && /^export$/iu.test(item.text) && isNamed && !scan.was(1, 'cost'))
    Object.assign(item, { concept: { kind: 'unknown', text: item.text } });
}

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

const wordsOfBilled =
  /^(?:billed|invoiced|facturad[oa]s?|facturee?s?|fatturat[ioea]|计费|已计费|开票|(?:ال)?مفوتر[هة]?)$/u;

/** ‘How much did we pay UPS and how much FedEx’ asks for each of the two. */
export function asEachAsked(scan: Scan): void {
  for (const [index, item] of scan.items.entries()) {
    if (!scan.is(index, 'howMuch', 'howMany') || !scan.was(scan.beside(index, -1), 'and', 'and?')) continue;
    let next = scan.beside(index, 1);
    while (scan.is(next, 'to', 'in', 'of', 'from', 'cost', 'by')) next = scan.beside(next, 1);
    const dimension = scan.at(next, 'value')?.dimension;
    const isNamedBefore = scan.items.slice(0, index).some((_, at) => scan.at(at, 'value')?.dimension === dimension);
    if (dimension !== undefined && isNamedBefore) Object.assign(item, { concept: { kind: 'intent', intent: 'apart' } });
  }
}
