import type { Scan } from '../scan/scan.ts';
import { expression } from '../words/expressions.ts';
import { amountAt } from './amounts.ts';
import type { ConditionsSoFar } from './found-conditions.ts';

/** ‘5 to 10 pounds’, ‘$10 to $20’ */
export function isSpan(scan: Scan, place: number): boolean {
  const first = amountAt(scan, place);
  if (first === undefined || !scan.is(place + first.length, 'to')) return false;
  const unit = amountAt(scan, place + first.length + 1)?.unit;
  return unit === 'pounds' || unit === 'money';
}

/** Uses two amounts with ‘and’ or ‘to’ between them; `start` is where the words for them begin. */
export function useSpan(
  scan: Scan,
  { start, first: begin }: { readonly start: number; readonly first: number },
  found: ConditionsSoFar,
): void {
  const first = amountAt(scan, begin);
  if (first === undefined) return;
  const middle = begin + first.length;
  if (!scan.is(middle, 'and', 'to')) return;
  const second = amountAt(scan, middle + 1);
  if (second === undefined) return;
  const unit = second.unit ?? first.unit;
  const end = middle + 1 + second.length;
  if (unit === undefined && (isOfMonth(scan, end) || areYears(first.value, second.value))) return;
  const bounds = [
    { comparison: 'atLeast', value: first.value },
    { comparison: 'atMost', value: second.value },
  ] as const;
  if (!found.add(start, bounds, unit)) return;
  scan.use(start, end - start);
  if (scan.items[end]?.text === '之间') scan.use(end);
  if (expression('at-in-chinese').test(scan.items[start - 1]?.text ?? '')) scan.use(start - 1);
}

/** The 15 of ‘entre el 1 y el 15 de octubre’ is a day. */
function isOfMonth(scan: Scan, place: number): boolean {
  const next = scan.is(place, 'of', 'in') ? scan.beside(place, 1) : place;
  return (
    scan.items[next]?.concept.kind === 'month' ||
    (scan.is(next, 'last', 'this') && scan.grainAt(next + 1) !== undefined)
  );
}

const areYears = (first: number, second: number): boolean => first > 1990 && second < 2100;
