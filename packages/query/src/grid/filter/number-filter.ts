import { round } from '../../functions/number-functions.ts';
import { QueryError } from '../../query-error.ts';
import { numberLiteral } from '../../resolve/resolve-literal.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { isNumber, nameOfType } from '../../types/value-type.ts';
import { between, isNull } from '../conditions.ts';
import { numberOf } from '../number-of.ts';
import { type ModelObject, refuseType } from './model-object.ts';
import { scalarComparison } from './scalar-comparison.ts';

/** Null never matches a comparison; a range includes both ends. Weights are compared as they are shown. */
export function numberFilter(model: ModelObject, column: Expression, path: string): Expression {
  if (!isNumber(column.type)) {
    const message = `This column holds ${nameOfType(column.type)}, not numbers.`;
    throw new QueryError({ field: `${path}.filterType`, message });
  }
  const type = model.get('type');
  const bound = (name: 'filter' | 'filterTo') => numberOf(model.get(name), `${path}.${name}`);
  if (type === 'blank') return isNull(column);
  if (type === 'notBlank') return isNull(column, true);
  const shown = asShown(column);
  if (type === 'inRange') return between(shown, bound('filter'), bound('filterTo'));
  return scalarComparison(type, shown, () => bound('filter')) ?? refuseType(type, path);
}

/** A stored weight has more digits than are shown. */
function asShown(column: Expression): Expression {
  const { type } = column;
  if (type.kind !== 'exact' || type.of !== 'weight' || type.scale <= 2) return column;
  return {
    kind: 'call',
    type: { ...type, scale: 2 },
    function: round,
    arguments: [column, numberLiteral('2')],
  };
}
