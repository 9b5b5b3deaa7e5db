import type { Rollup } from './plan/rollups/rollup.ts';
import type { Scope } from './scope/scope.ts';

/** What a request may read and what may answer it. */
export interface QueryContext {
  readonly scope: Scope;
  /** Rollups that the warehouse keeps; empty to read the fact tables only. Default: all that are declared. */
  readonly rollups?: readonly Rollup[];
}
