import type { Comparison } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { type Amount, amountAt, amountBefore, unitAfter, withSharedUnit } from './amounts.ts';
import { standsAfterAmount } from './comparing.ts';
import type { ConditionsSoFar } from './found-conditions.ts';

/** Uses a comparison with the amount after it, or with that before it. */
export function useComparison(scan: Scan, place: number, comparison: Comparison, found: ConditionsSoFar): void {
  const own = standsAfterAmount.test(scan.items[place]?.text ?? '') ? amountBefore(scan, place) : undefined;
  const after = own === undefined ? amountAt(scan, place + 1) : undefined;
  if (after !== undefined) {
    useAmountAfter(scan, place, comparison, after, found);
    return;
  }
  const before = own ?? amountBefore(scan, place);
  const isUsed = before !== undefined && useAmountBefore(scan, place, comparison, before, found);
  if (!isUsed) useFigureBetween(scan, place, comparison, found);
}

function useAmountAfter(
  scan: Scan,
  place: number,
  comparison: Comparison,
  amount: Amount,
  found: ConditionsSoFar,
): void {
  const { value, unit } = withSharedUnit(scan, amount, place + 1 + amount.length);
  if (found.add(place, [{ comparison, value }], unit)) scan.use(place, 1 + amount.length);
}

function useAmountBefore(
  scan: Scan,
  place: number,
  comparison: Comparison,
  { value, unit, length }: Amount,
  found: ConditionsSoFar,
): boolean {
  const start = place - length;
  if (!found.add(start, [{ comparison, value }], unit ?? unitAfter(scan, place))) return false;
  const counted = unit === undefined && unitAfter(scan, place) !== undefined ? 1 : 0;
  scan.use(start, length + 1 + counted);
  if (scan.is(start - 1, 'from', 'since')) scan.use(start - 1);
  return true;
}

/** ‘Superó el gasto los 20.000 dólares’: what is compared stands between the comparison and its number. */
function useFigureBetween(scan: Scan, place: number, comparison: Comparison, found: ConditionsSoFar): void {
  const figure = scan.beside(place, 1);
  if (scan.at(figure, 'measure') === undefined) return;
  const amount = amountAt(scan, figure + 1);
  if (amount === undefined || !found.add(figure + 1, [{ comparison, value: amount.value }], amount.unit)) return;
  scan.use(place);
  scan.use(figure + 1, amount.length);
}
