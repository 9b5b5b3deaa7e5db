import { kilogramsPerPound } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfPackages } from '../vocabulary/words-of-packages.ts';
import { expression } from '../words/expressions.ts';
import { comparing } from './comparing.ts';
import { percentAt } from './percents.ts';

/** What an amount is one of, as far as its words say so. */
export type Unit = 'money' | 'pounds' | 'packages' | 'charges' | 'percent' | undefined;

/** A number with its unit, and how many words it takes. */
export interface Amount {
  readonly value: number;
  readonly length: number;
  readonly unit: Unit;
  /** Pounds in one of what the number counts; 1 without. */
  readonly perUnit?: number;
}

const ouncesPerPound = 16;

/** An amount, also with an article: ‘que superaron los 200 dólares’. */
export function amountAt(scan: Scan, place: number): Amount | undefined {
  const bare = bareAmountAt(scan, place);
  if (bare !== undefined || !scan.is(place, 'the')) return bare;
  const amount = bareAmountAt(scan, place + 1);
  return amount === undefined ? undefined : { ...amount, length: amount.length + 1 };
}

function bareAmountAt(scan: Scan, place: number): Amount | undefined {
  const sign = scan.is(place, 'dollar') ? 1 : 0;
  const number = scan.at(place + sign, 'number');
  if (number === undefined) return undefined;
  const after = place + sign + 1;
  const length = 1 + sign;
  if (number.money || sign === 1) return { value: number.value, length, unit: 'money' };
  if (scan.is(after, 'dollar')) return { value: number.value, length: 2, unit: 'money' };
  const measure = scan.at(after, 'measure')?.measure;
  if (scan.is(after, 'pound') || measure === 'billWeight') return { value: number.value, length: 2, unit: 'pounds' };
  if (scan.is(after, 'kilogram')) return ofWeight(number.value, 1 / kilogramsPerPound);
  if (scan.is(after, 'percent')) return { value: number.value, length: 2, unit: 'percent' };
  if (scan.is(after, 'ounce')) return ofWeight(number.value, 1 / ouncesPerPound);
  if (measure !== undefined && isShareInOneWord(scan, after)) return { value: number.value, length, unit: 'percent' };
  if (measure === 'packages') return { value: number.value, length: 2, unit: 'packages' };
  if (countsChosenPackages(scan, after)) return { value: number.value, length, unit: 'packages' };
  if (measure === 'accessorials' || measure === 'accessorialCount')
    return { value: number.value, length: 2, unit: 'charges' };
  return { value: number.value, length: 1, unit: undefined };
}

const ofWeight = (value: number, perUnit: number): Amount => ({
  value: value * perUnit,
  length: 2,
  unit: 'pounds',
  perUnit,
});

/** The ‘% on time’ of ‘over 90% on time’ */
function isShareInOneWord(scan: Scan, place: number): boolean {
  return percentAt(scan, place) !== undefined && expression('percent-sign').test(scan.items[place]?.text ?? '');
}

/** ‘10 late packages’: packages of some values are counted, and nothing else is asked for that these would narrow. */
function countsChosenPackages(scan: Scan, after: number): boolean {
  let place = after;
  while (scan.at(place, 'value') !== undefined) place += 1;
  const areValues = place > after;
  const isLast = scan.at(place, 'measure')?.measure === 'packages';
  const namesThem = isLast || wordsOfPackages.test(normalised(scan.items[place - 1]?.text ?? ''));
  const others = scan.places('measure').some((each) => scan.at(each, 'measure')?.measure !== 'packages');
  return areValues && namesThem && !others && !scan.says('cost', 'howMuch', 'average', 'share', 'percent');
}

/** An amount that stands before its comparison: Chinese ‘50磅以上’. */
export function amountBefore(scan: Scan, place: number): Amount | undefined {
  return [3, 2, 1].flatMap((length) => {
    const amount = amountAt(scan, place - length);
    return amount?.length === length ? [amount] : [];
  })[0];
}

/** What an amount counts, where the comparison stands between the two: ‘20 or more packages’. */
export function unitAfter(scan: Scan, place: number): Unit {
  return scan.at(place + 1, 'measure')?.measure === 'packages' ? 'packages' : undefined;
}

/** An amount in the unit that it shares with the next one: ‘over 5 and under 20 lb’. */
export function withSharedUnit(scan: Scan, amount: Amount, after: number): Amount {
  const next = scan.was(after, 'and', 'and?') ? after + 1 : after;
  const other = scan.is(next, ...comparing) ? amountAt(scan, next + 1) : undefined;
  if (amount.unit !== undefined || other?.unit === undefined) return amount;
  return { ...amount, unit: other.unit, value: amount.value * (other.perUnit ?? 1) };
}
