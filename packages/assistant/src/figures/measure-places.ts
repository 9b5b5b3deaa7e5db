import type { MeasureName } from '@waybill/model';
import type { Scan } from '../scan/scan.ts';
import { expression } from '../words/expressions.ts';

/** The measure that is named at a place. */
export function nameAt(scan: Scan, place: number): MeasureName | undefined {
  return scan.at(place, 'measure')?.measure;
}

/** Whether two figures are named together: ‘spend and packages’; Arabic writes the ‘and’ with the second one. */
export function joins(scan: Scan, from: number, to: number): boolean {
  if (expression('and-in-arabic').test(scan.items[to]?.text ?? '')) return true;
  for (let place = from + 1; place < to; place += 1) {
    if (scan.was(place, 'and', 'plus', 'versus', 'or')) return true;
  }
  return false;
}
