import type { GetRowsBody } from '@waybill/contract';
import { type Analysis, findTable, type TableName } from '@waybill/model';
import { type AggregateName, aggregateNames } from '../language/aggregate-name.ts';
import { type Complexity, noComplexity } from '../language/complexity.ts';
import { QueryError } from '../query-error.ts';
import { aggregateProblem } from '../resolve/resolve-aggregate.ts';
import { resolveCondition } from '../resolve/resolve-expression.ts';
import { resolveSelect } from '../resolve/resolve-select.ts';
import type { SelectedColumn } from '../resolve/resolved-query.ts';
import { contains } from '../resolve/tree/children.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import { filterConditions } from './filter/filter-conditions.ts';
import { type GridColumnRequest, GridFields, gridNames } from './grid-fields.ts';
import { groupKeyCondition } from './group-key.ts';
import { type GridWindowRange, windowOf } from './window-range.ts';

/** A field of the grid and what it refers to. */
export interface GridField {
  readonly field: string;
  readonly expression: Expression;
}

/** A field whose values are added up for each group. */
export interface GridValue extends GridField {
  readonly aggregate: AggregateName;
}

export interface GridSort {
  readonly field: string;
  readonly columnId: string;
  readonly direction: 'asc' | 'desc';
  readonly path: string;
}

/** A request of the grid, with names resolved and types checked. */
export interface GridRequest {
  readonly table: TableName;
  readonly fields: GridFields;
  readonly window: GridWindowRange;
  /** Columns of the rows themselves. */
  readonly columns: readonly SelectedColumn[];
  readonly groups: readonly GridField[];
  readonly values: readonly GridValue[];
  readonly pivots: readonly GridField[];
  readonly isPivoting: boolean;
  /** How many groups are opened. */
  readonly level: number;
  /** The page's conditions. */
  readonly whereConditions: readonly Expression[];
  /** The conditions of the grid's own filters. */
  readonly filterConditions: readonly Expression[];
  /** The conditions of the opened groups. */
  readonly keyConditions: readonly Expression[];
  readonly sorts: readonly GridSort[];
}

/** Reads the grid's request (facts of the protocol: docs/query-language.md, 'The grid'). Throws QueryError. */
export function readGridRequest(
  body: GetRowsBody,
  analysis: Pick<Analysis, 'table' | 'gridColumns'>,
  today: string | undefined,
): GridRequest {
  const table = tableOf(body.tableName, analysis.table);
  const complexity = noComplexity();
  const own = ownColumns(body.selectColumnNames, table, complexity);
  const { rowGroupCols = [], valueCols = [], pivotCols = [], groupKeys = [], sortModel = [] } = body;
  const fields = new GridFields(table, own, [...valueCols, ...pivotCols, ...rowGroupCols], complexity, today);
  const groups = rowGroupCols.map((column, index) => gridField(column, fields, `rowGroupCols[${index}]`));
  if (groupKeys.length > groups.length) {
    throw new QueryError({ field: 'groupKeys', message: 'There are more keys than groups.' });
  }
  const isAggregating = groupKeys.length < groups.length || body.pivotMode === true;
  const pivots = body.pivotMode
    ? pivotCols.map((column, index) => gridField(column, fields, `pivotCols[${index}]`))
    : [];
  const columns = own.length > 0 ? own : defaultColumns(analysis, fields);
  return {
    table,
    fields,
    window: windowOf(body.startRow, body.endRow),
    columns: withRequested(columns, [
      ...groups,
      ...valueCols.map((column, index) => gridField(column, fields, `valueCols[${index}]`)),
    ]),
    groups,
    values: isAggregating ? gridValues(valueCols, fields) : [],
    pivots,
    isPivoting: pivots.length > 0,
    level: groupKeys.length,
    whereConditions: whereConditions(body.whereClauses, table, complexity),
    filterConditions: filterConditions(body.filterModel, fields),
    keyConditions: groups
      .slice(0, groupKeys.length)
      .map((group, index) => groupKeyCondition(group.expression, groupKeys[index] ?? null, `groupKeys[${index}]`)),
    sorts: sortModel.map(({ colId, sort }, index) => ({
      field: fields.fieldOf(colId),
      columnId: colId,
      direction: sort,
      path: `sortModel[${index}].colId`,
    })),
  };
}

function tableOf(name: string | undefined, usual: TableName): TableName {
  if (name === undefined || name === '') return usual;
  const table = findTable(name.trim().toLowerCase());
  if (table !== undefined) return table;
  throw new QueryError({
    field: 'tableName',
    position: 0,
    word: name.slice(0, 60),
    message: 'There is no such table.',
  });
}

function ownColumns(
  texts: readonly string[] | undefined,
  table: TableName,
  complexity: Complexity,
): readonly SelectedColumn[] {
  if (texts === undefined || texts.length === 0) return [];
  const sources = texts.map((text, index) => ({ field: `selectColumnNames[${index}]`, text, complexity }));
  const { selected, distinct } = resolveSelect(sources, table, [], gridNames(table));
  const hasAggregate = selected.some(({ expression }) => contains(expression, ({ kind }) => kind === 'aggregate'));
  if (!distinct && !hasAggregate) return selected;
  const word = distinct ? '‘distinct’' : 'an aggregate';
  throw new QueryError({ field: 'selectColumnNames', message: `The columns of a grid cannot contain ${word}.` });
}

function whereConditions(
  clauses: readonly string[] | undefined,
  table: TableName,
  complexity: Complexity,
): readonly Expression[] {
  return (clauses ?? [])
    .map((text, index) => ({ field: `whereClauses[${index}]`, text, complexity }))
    .filter(({ text }) => text.trim() !== '')
    .map((source) => resolveCondition(source, gridNames(table)));
}

function defaultColumns({ gridColumns }: Pick<Analysis, 'gridColumns'>, fields: GridFields): readonly SelectedColumn[] {
  return gridColumns
    .map(({ field }) => ({ name: field.toUpperCase(), expression: fields.find(field) }))
    .filter((column): column is SelectedColumn => column.expression !== undefined);
}

function withRequested(columns: readonly SelectedColumn[], requested: readonly GridField[]): readonly SelectedColumn[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  for (const { field, expression } of requested) {
    if (!byName.has(field)) byName.set(field, { name: field, expression });
  }
  return [...byName.values()];
}

function gridField(column: GridColumnRequest, fields: GridFields, path: string): GridField {
  const field = fields.fieldOf(column.field ?? column.id ?? '');
  return { field, expression: fields.require(field, `${path}.field`) };
}

/** Each field once: an answer has only one value per name. */
function gridValues(columns: readonly GridColumnRequest[], fields: GridFields): readonly GridValue[] {
  const byField = new Map<string, GridValue>();
  for (const [index, column] of columns.entries()) {
    const value = gridValue(column, fields, `valueCols[${index}]`);
    if (!byField.has(value.field)) byField.set(value.field, value);
  }
  return [...byField.values()];
}

function gridValue(column: GridColumnRequest, fields: GridFields, path: string): GridValue {
  const { field, expression } = gridField(column, fields, path);
  const aggregate = aggregateNames.find((name) => name === (column.aggFunc ?? 'sum'));
  if (aggregate === undefined) {
    const word = String(column.aggFunc).slice(0, 60);
    throw new QueryError({ field: `${path}.aggFunc`, position: 0, word, message: 'There is no such aggregate.' });
  }
  const problem = aggregateProblem(aggregate, expression);
  if (problem !== undefined) throw new QueryError({ field: `${path}.aggFunc`, message: problem });
  return { field, expression, aggregate };
}
