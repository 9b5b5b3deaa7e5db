import type { DataRow } from '@waybill/contract';
import { type Analysis, amountOf, type Fact } from '@waybill/model';

export interface Amount {
  readonly fact: Fact;
  readonly value: number;
}

/** The total of every fact of the page, in the page's order. */
export function prepareAmounts(analysis: Analysis): (rows: readonly DataRow[]) => readonly Amount[] {
  return ([row]) => analysis.facts.map((fact) => ({ fact, value: amountOf(fact, row) }));
}
