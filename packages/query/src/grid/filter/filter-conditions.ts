import { QueryError } from '../../query-error.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { allOf, anyOf } from '../conditions.ts';
import type { GridFields } from '../grid-fields.ts';
import { dateFilter } from './date-filter.ts';
import { type ModelObject, modelObject } from './model-object.ts';
import { numberFilter } from './number-filter.ts';
import { setFilter } from './set-filter.ts';
import { textFilter } from './text-filter.ts';

const mostFilters = 200;
const mostConditions = 50;
const deepest = 5;

/** The conditions of a filter model of any version, one for each filtered column. Throws QueryError. */
export function filterConditions(model: unknown, fields: GridFields): readonly Expression[] {
  if (model === null || model === undefined) return [];
  const filters = [...modelObject(model, 'filterModel')];
  if (filters.length > mostFilters) throw new QueryError({ field: 'filterModel', message: 'Too many filters.' });
  return filters
    .filter(([, filter]) => filter !== null && filter !== undefined)
    .map(([columnId, filter]) => {
      const path = `filterModel.${columnId.slice(0, 60)}`;
      return filterCondition(filter, fields.require(fields.fieldOf(columnId), path), path, deepest);
    });
}

function filterCondition(filter: unknown, column: Expression, path: string, depth: number): Expression {
  if (depth === 0) throw new QueryError({ field: path, message: 'The filter nests too deeply.' });
  if (Array.isArray(filter)) return setFilter(filter, column, path);
  const model = modelObject(filter, path);
  const several = severalOf(model, path);
  if (several !== undefined) {
    const conditions = several.models.map((part, index) =>
      filterCondition(part, column, `${path}.${several.name}[${index}]`, depth - 1),
    );
    return model.get('operator') === 'OR' ? anyOf(conditions) : allOf(conditions);
  }
  return simpleFilter(model, column, path);
}

/** Combined conditions: `conditions`, or before version 32 `condition1` and `condition2`; a multi filter is an AND. */
function severalOf(model: ModelObject, path: string): { name: string; models: readonly unknown[] } | undefined {
  const lists = ['conditions', 'filterModels'].map((name) => ({ name, list: model.get(name) }));
  const found = lists.find(({ list }) => list !== undefined && list !== null);
  const listed = found === undefined ? olderForm(model) : { name: found.name, models: listOf(found.list, path) };
  if (listed === undefined) return undefined;
  const models = listed.models.filter((part) => part !== null && part !== undefined);
  if (models.length === 0 || models.length > mostConditions) {
    throw new QueryError({ field: path, message: `Expected 1 to ${mostConditions} conditions.` });
  }
  refuseOperator(model, path);
  return { name: listed.name, models };
}

function olderForm(model: ModelObject): { name: string; models: readonly unknown[] } | undefined {
  const models = [model.get('condition1'), model.get('condition2')];
  return models[0] === undefined ? undefined : { name: 'condition', models };
}

function listOf(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new QueryError({ field: path, message: 'Expected a list of conditions.' });
}

function refuseOperator(model: ModelObject, path: string): void {
  const operator = model.get('operator');
  if (operator === undefined || operator === null || operator === 'AND' || operator === 'OR') return;
  throw new QueryError({ field: `${path}.operator`, message: 'Expected AND or OR.' });
}

function simpleFilter(model: ModelObject, column: Expression, path: string): Expression {
  switch (model.get('filterType')) {
    case 'text':
      return textFilter(model, column, path);
    case 'number':
    case 'bigint':
      return numberFilter(model, column, path);
    case 'date':
      return dateFilter(model, column, path);
    case 'set':
      return setFilter(model.get('values'), column, path);
    default:
      throw new QueryError({ field: `${path}.filterType`, message: 'There is no such kind of filter.' });
  }
}
