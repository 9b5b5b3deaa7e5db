import {
  type FilterDimensionName,
  findFilterDimension,
  findTable,
  leftOutGroups,
  type TableName,
} from '@waybill/model';
import { compilePlanned } from './compile/compile-planned.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { isBlankText } from './functions/grid-functions.ts';
import { call, not } from './grid/conditions.ts';
import { planQuery } from './plan/plan-query.ts';
import type { QueryContext } from './plan/query-context.ts';
import { QueryError } from './query-error.ts';
import type { QueryDescription } from './resolve/query-description.ts';
import { resolveCondition } from './resolve/resolve-expression.ts';
import { resolveQuery } from './resolve/resolve-query.ts';
import type { ResolvedQuery } from './resolve/resolved-query.ts';
import { factColumn, factNames } from './resolve/table-names.ts';
import { contains } from './resolve/tree/children.ts';
import type { Expression } from './resolve/tree/expression.ts';

/** Dimensions whose values belong to accounts: only those of active accounts are offered (S2 section 5). */
const accountDimensions: ReadonlySet<FilterDimensionName> = new Set([
  'account_number',
  'account_group',
  'account_division',
]);

/**
 * The non-empty values of a filter dimension under the query's conditions, as NAME and VALUE; accounts, their groups
 * and divisions only of active accounts (S2 section 5) unless a condition names `account_status`. The dimension decides
 * what is listed. The query's whole select list is checked, but only its aggregates are returned, such as the rows of
 * each value, and `client_id` for names that belong to accounts: a name that two clients use is then listed once for
 * each. Throws QueryError.
 */
export function compileFilterValues(
  dimension: FilterDimensionName,
  query: QueryDescription,
  context: QueryContext,
): CompiledQuery {
  const asked = resolveQuery(query);
  const column = dimensionColumn(dimension, asked.table);
  const ofAccounts = accountDimensions.has(dimension);
  const owners = ofAccounts ? asked.selected.filter(({ expression }) => isClient(expression)) : [];
  const ofActiveAccounts = ofAccounts && !asked.conditions.some(namesAccountStatus);
  return compilePlanned(planQuery(distinctValues(asked, column, owners, ofActiveAccounts), context));
}

function dimensionColumn(dimension: FilterDimensionName, table: TableName | null): Expression {
  const name = findFilterDimension(dimension)?.column ?? dimension;
  const column = table === null ? undefined : factColumn(table, name);
  if (column !== undefined) return column;
  const fix = findTable('charge_level_info') === table ? undefined : 'Read it from charge_level_info.';
  throw new QueryError({
    field: 'fromTableNames',
    message: `The table has no ${dimension}.`,
    ...(fix === undefined ? {} : { fix }),
  });
}

function isClient(expression: Expression): boolean {
  return expression.kind === 'column' && expression.source === 'fact' && expression.name === 'client_id';
}

function namesAccountStatus(condition: Expression): boolean {
  return contains(condition, (part) => part.kind === 'call' && part.function.name === 'account_status');
}

function activeAccounts(table: TableName | null): Expression {
  const names = factNames(table ?? 'package_level_info');
  return resolveCondition({ field: 'whereClauseDetails', text: leftOutGroups.inactive_accounts.others }, names);
}

function distinctValues(
  asked: ResolvedQuery,
  column: Expression,
  owners: ResolvedQuery['selected'],
  ofActiveAccounts: boolean,
): ResolvedQuery {
  const ownerColumns = owners.map(({ expression }) => expression);
  const aggregates = asked.selected.filter(({ expression }) =>
    contains(expression, ({ kind }) => kind === 'aggregate'),
  );
  const isGrouped = aggregates.length > 0;
  return {
    ...asked,
    distinct: !isGrouped,
    selected: [{ name: 'NAME', expression: column }, { name: 'VALUE', expression: column }, ...owners, ...aggregates],
    conditions: [
      ...asked.conditions,
      not(call(isBlankText, column)),
      ...(ofActiveAccounts ? [activeAccounts(asked.table)] : []),
    ],
    groups: isGrouped ? [column, ...ownerColumns] : [],
    orderings: [column, ...ownerColumns].map((expression) => ({ expression, direction: 'asc', nulls: 'last' })),
    isGrouped,
  };
}
