import type { GlAllocationRow } from '@waybill/contract';
import { sumOfAmounts } from '@waybill/model';

/** What is booked on one GL code; the empty code holds what no rule fits. */
export interface Booked {
  readonly code: string;
  readonly name: string;
  readonly charges: number;
  readonly amount: number;
  readonly rows: readonly GlAllocationRow[];
}

/** The rows by code: first what no rule fits, then the codes in order. */
export function bookedByCode(rows: readonly GlAllocationRow[]): readonly Booked[] {
  const byCode = Map.groupBy(rows, ({ code }) => code);
  return [...byCode]
    .map(([code, booked]) => ({
      code,
      name: booked[0]?.name ?? '',
      charges: booked.reduce((sum, row) => sum + row.charges, 0),
      amount: sumOfAmounts(booked.map(({ amount }) => amount)),
      rows: booked.toSorted((one, other) => other.amount - one.amount),
    }))
    .sort((one, other) => one.code.localeCompare(other.code, 'en', { numeric: true }));
}
