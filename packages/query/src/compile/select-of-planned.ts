import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { Ordering, ResolvedQuery, SelectedColumn } from '../resolve/resolved-query.ts';
import { childrenOf } from '../resolve/tree/children.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import { isSame } from '../resolve/tree/same-expression.ts';
import type { Compilation } from './compilation.ts';
import { expressionCompiler } from './compile-expression.ts';
import { findingJoin } from './finding-join.ts';
import { scopeConditions } from './scope-conditions.ts';
import type { SelectStatement } from './select-statement.ts';

/** Sixteen factors of eighteen digits are within 10^308. */
const mostFactors = 16;

/** The clauses of a planned query without its inner queries. */
export function selectClauses(planned: PlannedQuery, dialect: Dialect): SelectStatement {
  const { query } = planned;
  const compilation = expressionCompiler(planned.convertsMoney, dialect);
  return {
    distinct: query.distinct,
    columns: query.selected.map((column, index) => selectedColumn(column, index, compilation)),
    from: fromClause(planned, dialect),
    where: whereConditions(planned, dialect),
    groupBy: query.groups.map(compilation.compile),
    orderBy: query.orderings.map((ordering) => orderedBy(ordering, query, compilation)),
  };
}

/** The tables that a planned query reads. */
export function fromClause(
  { query, sourceTable, joinsAccount, findings }: PlannedQuery,
  dialect: Dialect,
): readonly Sql[] {
  const own = sourceTable === null ? [] : [sql`${sql.table(sourceTable)} as ${sql.id('fact')}`];
  const inner = query.inner.map(({ name }) => sql.table(name));
  const [first, ...others] = [...own, ...inner];
  if (first === undefined) throw new Error('A query reads at least one table');
  return [
    first,
    ...(joinsAccount ? [accountJoin()] : []),
    ...(findings === undefined ? [] : [findingJoin(findings, dialect)]),
    ...others.map((table) => sql`cross join ${table}`),
  ];
}

/** The scope and what the request asks for. */
function whereConditions(planned: PlannedQuery, dialect: Dialect): readonly Sql[] {
  const { compile } = expressionCompiler(planned.convertsMoney, dialect);
  const scoped = planned.sourceTable === null ? [] : scopeConditions(planned, dialect);
  return [
    ...scoped,
    ...lookupConditions(planned, dialect),
    ...planned.query.conditions.map((condition) => conditionOf(condition, compile)),
  ];
}

/** The name of a selected column within the statement: its own if it is a plain word. */
export function columnAlias({ name }: Pick<SelectedColumn, 'name'>, index: number): string {
  return /^[A-Z_][A-Z0-9_]*$/.test(name) ? name : `column_${index + 1}`;
}

function conditionOf(condition: Expression, compile: Compilation['compile']): Sql {
  return condition.kind === 'logical' ? sql`(${compile(condition)})` : compile(condition);
}

/** A column of the select list. */
export function selectedColumn(column: SelectedColumn, index: number, { compile, dialect }: Compilation): Sql {
  const { expression } = column;
  const value = canOverflow(expression) ? dialect.finite(compile(expression)) : compile(expression);
  return sql`${value} as ${sql.id(columnAlias(column, index))}`;
}

/** Only a product of many factors can exceed the range of a double; the result is then null. */
function canOverflow(expression: Expression): boolean {
  return expression.type.kind === 'double' && factorsOf(expression) > mostFactors;
}

function factorsOf(expression: Expression): number {
  const own = expression.kind === 'arithmetic' && expression.operator === '*' ? 1 : 0;
  return childrenOf(expression).reduce((sum, child) => sum + factorsOf(child), own);
}

/** An item of the order, by the column's name if it is selected. */
export function orderedBy(
  { expression, direction, nulls }: Ordering,
  query: ResolvedQuery,
  { compile }: Compilation,
): Sql {
  const index = query.selected.findIndex((column) => isSame(column.expression, expression));
  const column = query.selected[index];
  const value = column === undefined ? compile(expression) : sql.id(columnAlias(column, index));
  return sql`${value} ${sql.raw(direction)} ${sql.raw(nulls === 'last' ? 'nulls last' : 'nulls first')}`;
}

function accountJoin(): Sql {
  const [own, foreign] = [sql.ref('account.account_id'), sql.ref('fact.account_id')];
  return sql`left join ${sql.table('account')} on ${own} = ${foreign}`;
}

/**
 * Only rows of packages that are found by their keys. The engine finds these first and reads the blocks that have them.
 * The query's own condition on the text still holds, because two texts can have the same key.
 */
function lookupConditions({ lookup, scope }: PlannedQuery, dialect: Dialect): readonly Sql[] {
  if (lookup === undefined) return [];
  const { table, column, keys } = lookup;
  return [
    sql`${sql.ref('fact.tracking_id')} in (
    select ${sql.id('tracking_id')} from ${sql.table(table)}
    where ${dialect.publishedRows(undefined, scope.publishedLoad)} and ${sql.id('client_id')} in (${sql.join(scope.clientIds)})
      and ${sql.id(column)} in (${sql.join(keys)})
  )`,
  ];
}
