import type { Scope } from '../scope/scope.ts';
import type { FindingRow } from './finding-rows.ts';
import type { Rollup } from './rollups/rollup.ts';

/** What a request may read, and which tables may answer it. */
export interface QueryContext {
  readonly scope: Scope;
  /** `as billed`: money stays in the currency of its row, whatever the conditions. Default: the currency rule (S1 section 9). */
  readonly money?: 'as billed';
  /** The UTC day from which relative dates in the grid's filters count, YYYY-MM-DD; without it they are refused. */
  readonly today?: string;
  /** The warehouse's rollups; empty to read only the fact tables. Default: all declared rollups. */
  readonly rollups?: readonly Rollup[];
  /** What the asker may see of the findings of the scope; without it, columns of findings are refused. */
  readonly findings?: readonly FindingRow[];
}
