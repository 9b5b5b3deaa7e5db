import { daysBetween, partitionValues } from '@waybill/model';
import type { Expression } from '../resolve/tree/expression.ts';
import type { Scope } from '../scope/scope.ts';
import { dayRangeOf } from './day-range.ts';

/** The partitions of one date that hold every row in question. */
export interface Partitions {
  readonly column: 'bill_date_partition' | 'pickup_date_partition';
  readonly values: readonly number[];
}

const dateColumns = ['bill_date', 'pickup_date'] as const;
const longestRange = 30 * 366;

/** Partitions of the scope's clients for every date that the conditions limit on both sides (S1 section 9). */
export function partitionsOf(conjuncts: readonly Expression[], scope: Scope): readonly Partitions[] {
  return dateColumns.flatMap((column) => {
    const { from, to } = dayRangeOf(column, conjuncts);
    if (from === null || to === null || daysBetween(from, to) > longestRange) return [];
    return [{ column: `${column}_partition` as const, values: partitionValues(scope.clientIds, { from, to }) }];
  });
}
