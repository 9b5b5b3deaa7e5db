import type { TableName } from '@waybill/model';
import type { Expression } from './tree/expression.ts';

/** One column of the answer. */
export interface SelectedColumn {
  /** Upper case. */
  readonly name: string;
  readonly expression: Expression;
}

export interface Ordering {
  readonly expression: Expression;
  readonly direction: 'asc' | 'desc';
  readonly nulls: 'first' | 'last';
}

/** A named query that another one reads like a table. */
export interface InnerQuery {
  /** The name in the request, lower case. */
  readonly givenName: string;
  /** The name in the statement. */
  readonly name: string;
  readonly query: ResolvedQuery;
}

/** A query whose names and types are resolved, before scope and tables are decided. */
export interface ResolvedQuery {
  /** The fact table that it reads, if any. */
  readonly table: TableName | null;
  /** The inner queries that it reads. */
  readonly inner: readonly InnerQuery[];
  readonly distinct: boolean;
  readonly selected: readonly SelectedColumn[];
  /** All must hold. */
  readonly conditions: readonly Expression[];
  /** Those that may choose one currency, if not all may: what a grid narrows further does not change its amounts. */
  readonly currencyConditions?: readonly Expression[];
  readonly groups: readonly Expression[];
  readonly orderings: readonly Ordering[];
  /** Whether rows are added up, by groups or all in one. */
  readonly isGrouped: boolean;
}
