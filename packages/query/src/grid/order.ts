import type { Ordering } from '../resolve/resolved-query.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import type { GridField, GridRequest, GridSort } from './grid-request.ts';

/** The grid's own column that shows the groups: all of them, or with a column's id behind it those of one level. */
const groupColumn = /^ag-grid-autocolumn(?:-(.+))?$/i;

/**
 * The order of a level. The grid sends one sort model for all levels: columns that a level does not have are ignored,
 * columns that no level has are refused. Throws QueryError.
 */
export function orderingsOf(
  request: GridRequest,
  expressionOf: (sort: GridSort) => Expression | undefined,
): readonly Ordering[] {
  return request.sorts.flatMap((sort) => {
    const expression = expressionOf(sort);
    if (expression !== undefined) return [ordering(expression, sort.direction)];
    const isKnown = groupColumn.test(sort.columnId) || isPivotField(sort, request);
    if (!isKnown) request.fields.require(sort.field, sort.path);
    return [];
  });
}

/** Blanks come last in both directions. */
export function ordering(expression: Expression, direction: 'asc' | 'desc' = 'asc'): Ordering {
  return { expression, direction, nulls: 'last' };
}

/** Whether a sort is on the groups of a level: by their column, or by the grid's own column that shows them. */
export function sortsGroup(sort: GridSort, group: GridField, request: GridRequest): boolean {
  return sort.field === group.field || showsGroup(sort, group, request);
}

function showsGroup({ columnId }: GridSort, group: GridField, { fields }: GridRequest): boolean {
  const match = groupColumn.exec(columnId);
  if (match === null) return false;
  const [, level] = match;
  return level === undefined || fields.fieldOf(level) === group.field;
}

/** A pivot column, even one that this answer does not have, e.g. because a filter excludes its rows. */
export function isPivotField(sort: GridSort, { pivots, values }: GridRequest): boolean {
  const names = [sort.columnId.toUpperCase(), sort.field];
  return pivots.length > 0 && values.some(({ field }) => names.some((name) => name.endsWith(`_${field}`)));
}
