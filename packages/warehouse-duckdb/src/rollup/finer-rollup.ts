import { type Rollup, rollupColumns } from '@waybill/query';

/** The last of these rollups whose rows can be added up to those of another one; undefined if there is none. */
export function finerRollup(rollup: Rollup, others: readonly Rollup[]): Rollup | undefined {
  return others.findLast((other) => other.table === rollup.table && hasColumnsOf(other, rollup));
}

function hasColumnsOf(finer: Rollup, rollup: Rollup): boolean {
  const expressions = new Map(rollupColumns(finer).map(({ name, expression }) => [name, expression]));
  return rollupColumns(rollup).every(({ name, expression }) => expressions.get(name) === expression);
}
