import { QueryError } from '../../query-error.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { isNumber, nameOfType } from '../../resolve/value-type.ts';
import { between, isNull } from '../conditions.ts';
import { numberOf } from '../number-of.ts';
import { type ModelObject, refuseType } from './model-object.ts';
import { scalarComparison } from './scalar-comparison.ts';

/** Null never matches a comparison; both ends belong to a range. */
export function numberFilter(model: ModelObject, column: Expression, path: string): Expression {
  if (!isNumber(column.type)) {
    const message = `This column holds ${nameOfType(column.type)}, not numbers.`;
    throw new QueryError({ field: `${path}.filterType`, message });
  }
  const type = model.get('type');
  const bound = (name: 'filter' | 'filterTo') => numberOf(model.get(name), `${path}.${name}`);
  if (type === 'blank') return isNull(column);
  if (type === 'notBlank') return isNull(column, true);
  if (type === 'inRange') return between(column, bound('filter'), bound('filterTo'));
  return scalarComparison(type, column, () => bound('filter')) ?? refuseType(type, path);
}
