import { QueryError } from '../../query-error.ts';
import { addComplexity } from '../../resolve/add-complexity.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { allOf, anyOf } from '../conditions.ts';
import type { GridFields } from '../grid-fields.ts';
import { advancedCondition, isAdvanced } from './advanced-filter.ts';
import { dateFilter } from './date-filter.ts';
import { isDiscarded } from './discarded-filter.ts';
import type { FilteredColumn } from './filtered-column.ts';
import { type ModelObject, modelObject } from './model-object.ts';
import { numberFilter } from './number-filter.ts';
import { setFilter } from './set-filter.ts';
import { textFilter } from './text-filter.ts';

const mostFilters = 200;
const mostConditions = 50;
const deepest = 5;

/** The conditions of a filter model of any version, one for each filtered column, or that of an advanced filter. Throws QueryError. */
export function filterConditions(model: unknown, fields: GridFields): readonly Expression[] {
  if (model === null || model === undefined) return [];
  const given = modelObject(model, 'filterModel');
  if (isAdvanced(given)) return [advancedCondition(given, fields)];
  const filters = [...given];
  if (filters.length > mostFilters) throw new QueryError({ field: 'filterModel', message: 'Too many filters.' });
  return filters
    .filter(([, filter]) => isFilled(filter) && !isDiscarded(filter))
    .map(([columnId, filter]) => {
      const path = `filterModel.${columnId.slice(0, 60)}`;
      const column = fields.require(fields.fieldOf(columnId), path);
      return filterCondition(filter, { column, complexity: fields.complexity, today: fields.today }, path, deepest);
    });
}

function filterCondition(filter: unknown, filtered: FilteredColumn, path: string, depth: number): Expression {
  const { column, complexity } = filtered;
  addComplexity(column, path, complexity);
  if (depth === 0) throw new QueryError({ field: path, message: 'The filter nests too deeply.' });
  if (Array.isArray(filter)) return setFilter(filter, filtered, path);
  const model = modelObject(filter, path);
  const several = severalOf(model, path);
  if (several !== undefined) {
    const conditions = several.map(({ name, part }) => filterCondition(part, filtered, `${path}.${name}`, depth - 1));
    return model.get('operator') === 'OR' ? anyOf(conditions) : allOf(conditions);
  }
  return simpleFilter(model, filtered, path);
}

/** Combined conditions: `conditions`, or before version 32 `condition1` and `condition2`; a multi filter is an AND. */
function severalOf(model: ModelObject, path: string): readonly NamedPart[] | undefined {
  const isGiven = (name: string): boolean => isFilled(model.get(name));
  const list = ['conditions', 'filterModels'].find(isGiven);
  const older = ['condition1', 'condition2'].filter(isGiven);
  if (list === undefined && older.length === 0) return undefined;
  const parts = list === undefined ? older.map((name) => ({ name, part: model.get(name) })) : listed(list, model, path);
  const filled = parts.filter(({ part }) => isFilled(part) && !isDiscarded(part));
  if (filled.length === 0 || filled.length > mostConditions) {
    throw new QueryError({ field: path, message: `Expected 1 to ${mostConditions} conditions.` });
  }
  refuseOperator(model, path);
  return filled;
}

/** One of several conditions, and where it stands. */
interface NamedPart {
  readonly name: string;
  readonly part: unknown;
}

function listed(name: string, model: ModelObject, path: string): readonly NamedPart[] {
  const list = model.get(name);
  if (Array.isArray(list)) return list.map((part: unknown, index) => ({ name: `${name}[${index}]`, part }));
  throw new QueryError({ field: `${path}.${name}`, message: 'Expected a list of conditions.' });
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function refuseOperator(model: ModelObject, path: string): void {
  const operator = model.get('operator');
  if (operator === undefined || operator === null || operator === 'AND' || operator === 'OR') return;
  throw new QueryError({ field: `${path}.operator`, message: 'Expected AND or OR.' });
}

function simpleFilter(model: ModelObject, filtered: FilteredColumn, path: string): Expression {
  const { column } = filtered;
  switch (model.get('filterType')) {
    case 'text':
      return textFilter(model, column, path);
    case 'number':
    case 'bigint':
      return numberFilter(model, column, path);
    case 'date':
      return dateFilter(model, filtered, path);
    case 'set':
      return setFilter(model.get('values'), filtered, path);
    default:
      throw new QueryError({ field: `${path}.filterType`, message: 'There is no such kind of filter.' });
  }
}
