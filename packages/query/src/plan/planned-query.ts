import type { ResolvedQuery } from '../resolve/resolved-query.ts';
import type { Scope } from '../scope/scope.ts';
import type { FindingRow } from './finding-rows.ts';
import type { Lookup } from './lookup.ts';
import type { Partitions } from './partitions.ts';

/** A query with the decisions of the planner and the caller's scope. */
export interface PlannedQuery {
  readonly query: ResolvedQuery;
  readonly scope: Scope;
  /** The table that is read instead of the query's fact table: that table itself or a rollup of it. */
  readonly sourceTable: string | null;
  readonly partitions: readonly Partitions[];
  /** Where the packages in question are looked up; undefined if they have to be searched for. */
  readonly lookup: Lookup | undefined;
  /** Whether money is read in US dollars. */
  readonly convertsMoney: boolean;
  /** Whether account groups or divisions are needed. */
  readonly joinsAccount: boolean;
  /** What is joined to the rows of packages; undefined if the query does not ask for findings. */
  readonly findings: readonly FindingRow[] | undefined;
  /** Inner queries, those that are read by others first. */
  readonly inner: readonly PlannedInnerQuery[];
}

export interface PlannedInnerQuery {
  readonly name: string;
  readonly planned: PlannedQuery;
}
