import type { ComparedColumn, Comparison, NumberFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

/** ‘Billed weight is more than twice the actual weight’: the two weights of a package, compared with each other. */
export function useComparedWeights(scan: Scan, place: number, comparison: Comparison): NumberFilter | undefined {
  const before = scan.items.findLastIndex((_, index) => index < place && weightAt(scan, index) !== undefined);
  const times = timesAt(scan, scan.beside(place, 1));
  const after = scan.beside(place + (times === undefined ? 0 : times.length), 1);
  const [column, of] = [weightAt(scan, before), weightAt(scan, after)];
  if (column === undefined || of === undefined || column === of) return undefined;
  scan.use(before);
  scan.use(place, after - place + 1);
  return { column, comparison, value: times?.value ?? 1, of };
}

const columns: Readonly<Record<string, ComparedColumn>> = { billWeight: 'bill_weight', actualWeight: 'actual_weight' };

function weightAt(scan: Scan, place: number): ComparedColumn | undefined {
  const isActual =
    actual.test(normalised(scan.items[place]?.text ?? '')) && scan.items[place]?.concept.kind === 'unknown';
  return isActual ? 'actual_weight' : columns[scan.at(place, 'measure')?.measure ?? ''];
}

/** ‘Twice’, ‘3 times’ */
function timesAt(scan: Scan, place: number): { readonly value: number; readonly length: number } | undefined {
  if (twice.test(normalised(scan.items[place]?.text ?? ''))) return { value: 2, length: 1 };
  const number = scan.at(place, 'number');
  const isTimes = number !== undefined && times.test(normalised(scan.items[place + 1]?.text ?? ''));
  return isTimes ? { value: number.value, length: 2 } : undefined;
}

const actual = expression('actual-alone');
const twice = expression('twice');
const times = expression('times');
