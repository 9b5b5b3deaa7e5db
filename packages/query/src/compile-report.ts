import { sql } from 'kysely';
import { compilePlanned, compileStatement } from './compile/compile-planned.ts';
import { selectStatement } from './compile/statement-of-planned.ts';
import { addedUp } from './compile/united.ts';
import type { CompiledQuery } from './compiled-query.ts';
import type { Dialect } from './dialect/dialect.ts';
import type { Sql } from './dialect/sql.ts';
import { underLowerCaseNames } from './exported/compile-client-rows.ts';
import { beforeRounding } from './grid/before-rounding.ts';
import { filterConditions } from './grid/filter/filter-conditions.ts';
import { GridFields } from './grid/grid-fields.ts';
import { ordering } from './grid/order.ts';
import { tieBreaker } from './grid/tie-breaker.ts';
import { noComplexity } from './language/complexity.ts';
import { planQuery } from './plan/plan-query.ts';
import type { PlannedQuery } from './plan/planned-query.ts';
import type { QueryContext } from './plan/query-context.ts';
import { QueryError } from './query-error.ts';
import type { QueryDescription } from './resolve/query-description.ts';
import { resolveQuery } from './resolve/resolve-query.ts';
import type { Ordering, ResolvedQuery } from './resolve/resolved-query.ts';

/** All rows of a grid's query, without a window. */
export interface CompiledReport {
  readonly rows: CompiledQuery;
  /** The same under lower-case names, for other programs. */
  readonly rowsForPrograms: CompiledQuery;
  /** One row with the bigint column LAST_ROW: how many rows there are. */
  readonly count: CompiledQuery;
  /** Whether money is in US dollars; otherwise it is in the one currency that was chosen. */
  readonly convertsMoney: boolean;
}

/**
 * Compiles the report of a grid's state (S2 section 7, submitReport): a query description, narrowed by the grid's own
 * filters, in a complete order. Throws QueryError.
 */
export function compileReport(
  description: QueryDescription,
  filterModel: unknown,
  context: QueryContext,
): CompiledReport {
  const resolved = ordered(exactWeights(narrowed(resolveQuery(description), filterModel, context.today)));
  const planned = planQuery(resolved, context);
  const unordered = { ...planned, query: { ...planned.query, orderings: [] } };
  const counting = (dialect: Dialect) => rowCount(unordered, dialect);
  return {
    rows: compilePlanned(planned),
    rowsForPrograms: underLowerCaseNames(planned),
    count: compileStatement(counting, [{ name: 'LAST_ROW', type: 'bigint' }], planned),
    convertsMoney: planned.convertsMoney,
  };
}

function rowCount(planned: PlannedQuery, dialect: Dialect): Sql {
  const count = (of: Dialect) =>
    sql`select count(*) as ${sql.id('LAST_ROW')} from (\n${selectStatement(planned, of)}\n) as counted`;
  const { isGrouped, distinct, inner } = planned.query;
  return isGrouped || distinct || inner.length > 0 ? count(dialect) : addedUp(dialect, count, ['LAST_ROW']);
}

/** The grid's own filters do not decide the currency of its amounts. */
function narrowed(query: ResolvedQuery, filterModel: unknown, today: string | undefined): ResolvedQuery {
  const { table, conditions, selected, isGrouped } = query;
  if (table === null) {
    if (filterModel === null || filterModel === undefined) return query;
    throw new QueryError({ field: 'filterModel', message: 'A query of inner queries alone has no columns to filter.' });
  }
  const fields = new GridFields(table, isGrouped ? [] : selected, [], noComplexity(), today);
  return {
    ...query,
    conditions: [...conditions, ...filterConditions(filterModel, fields)],
    currencyConditions: conditions,
  };
}

/** A file has weights with all their digits, so that they add up to what the page shows. */
function exactWeights(query: ResolvedQuery): ResolvedQuery {
  if (query.isGrouped || query.distinct) return query;
  const selected = query.selected.map((column) => ({ ...column, expression: beforeRounding(column.expression) }));
  return { ...query, selected };
}

/** The same rows come in the same order every time. */
function ordered(query: ResolvedQuery): ResolvedQuery {
  return { ...query, orderings: [...query.orderings, ...lastOrderings(query)] };
}

/** A row of a join is identified by its values: the rows of inner queries have no unique column. */
function lastOrderings({ table, isGrouped, distinct, groups, inner, selected }: ResolvedQuery): readonly Ordering[] {
  if (isGrouped) return groups.map((group) => ordering(group));
  const unique = table === null || distinct ? [] : [ordering(tieBreaker(table))];
  const isUnique = unique.length > 0 && inner.length === 0;
  return isUnique ? unique : [...unique, ...selected.map(({ expression }) => ordering(expression))];
}
