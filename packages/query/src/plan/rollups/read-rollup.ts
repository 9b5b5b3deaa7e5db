import type { ResolvedQuery } from '../../resolve/resolved-query.ts';
import type { Rollup } from './rollup.ts';

/** A query rewritten to read a rollup. */
export interface RollupReading {
  readonly name: string;
  readonly partitionColumn: string;
  readonly query: ResolvedQuery;
}

/** The query over the first rollup that gives the same answer; undefined if none does. */
export function readRollup(
  _query: ResolvedQuery,
  _convertsMoney: boolean,
  _rollups: readonly Rollup[],
): RollupReading | undefined {
  return undefined;
}
