import { QueryError } from '../../query-error.ts';
import { addComplexity } from '../../resolve/add-complexity.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { boolean, nameOfType } from '../../types/value-type.ts';
import { allOf, anyOf, compare, isNull, not } from '../conditions.ts';
import type { GridFields } from '../grid-fields.ts';
import { dateFilter } from './date-filter.ts';
import type { FilteredColumn } from './filtered-column.ts';
import { type ModelObject, modelObject, refuseType } from './model-object.ts';
import { momentFilter } from './moment-filter.ts';
import { numberFilter } from './number-filter.ts';
import { setFilter } from './set-filter.ts';
import { textFilter } from './text-filter.ts';

const mostConditions = 100;
const deepest = 10;
const names = { from: 'filter', to: 'filterTo' };

/**
 * Whether a filter model is the tree of the advanced filter; a model of column filters has a filter under each column
 * name.
 */
export function isAdvanced(model: ModelObject): boolean {
  return typeof model.get('filterType') === 'string';
}

/** The condition of an advanced filter: conditions on columns, joined by AND and OR. Throws QueryError. */
export function advancedCondition(
  model: ModelObject,
  fields: GridFields,
  path = 'filterModel',
  depth = deepest,
): Expression {
  if (depth === 0) throw new QueryError({ field: path, message: 'The filter nests too deeply.' });
  if (model.get('filterType') !== 'join') return columnCondition(model, fields, path);
  const parts = model.get('conditions');
  if (!Array.isArray(parts) || parts.length === 0 || parts.length > mostConditions) {
    throw new QueryError({ field: `${path}.conditions`, message: `Expected 1 to ${mostConditions} conditions.` });
  }
  const conditions = parts.map((part: unknown, index) => {
    const place = `${path}.conditions[${index}]`;
    return advancedCondition(modelObject(part, place), fields, place, depth - 1);
  });
  const type = model.get('type');
  if (type === 'AND') return allOf(conditions);
  if (type === 'OR') return anyOf(conditions);
  throw new QueryError({ field: `${path}.type`, message: 'Expected AND or OR.' });
}

function columnCondition(model: ModelObject, fields: GridFields, path: string): Expression {
  const id = model.get('colId');
  if (typeof id !== 'string') throw new QueryError({ field: `${path}.colId`, message: 'Expected a column.' });
  const column = fields.require(fields.fieldOf(id), `${path}.colId`);
  const { complexity, today } = fields;
  const filtered: FilteredColumn = { column, complexity, today };
  addComplexity(column, path, complexity);
  switch (model.get('filterType')) {
    case 'text':
    case 'object':
      return textFilter(model, column, path);
    case 'number':
    case 'bigint':
      return numberFilter(model, column, path);
    case 'date':
    case 'dateString':
      return dateFilter(model, filtered, path, names);
    case 'dateTime':
    case 'dateTimeString':
      return momentFilter(model, filtered, path, names);
    case 'boolean':
      return truthFilter(model, column, path);
    case 'set':
      return listFilter(model, filtered, path);
    default:
      throw new QueryError({ field: `${path}.filterType`, message: 'There is no such kind of filter.' });
  }
}

function truthFilter(model: ModelObject, column: Expression, path: string): Expression {
  if (column.type.kind !== 'boolean') {
    const message = `This column holds ${nameOfType(column.type)}, not true or false.`;
    throw new QueryError({ field: `${path}.filterType`, message });
  }
  switch (model.get('type')) {
    case 'true':
    case 'false':
      return compare(column, '=', { kind: 'literal', type: boolean, value: model.get('type') === 'true' });
    case 'blank':
      return isNull(column);
    case 'notBlank':
      return isNull(column, true);
    default:
      return refuseType(model.get('type'), path);
  }
}

/** Blanks do not count as one of the values unless they are listed. */
function listFilter(model: ModelObject, filtered: FilteredColumn, path: string): Expression {
  const values = model.get('values');
  const isAnyOf = setFilter(values, filtered, path);
  if (model.get('type') === 'isAnyOf') return isAnyOf;
  if (model.get('type') !== 'isNoneOf') return refuseType(model.get('type'), path);
  const hasBlanks = Array.isArray(values) && values.some((value) => value === null || value === '');
  return hasBlanks ? not(isAnyOf) : anyOf([isNull(filtered.column), not(isAnyOf)]);
}
