import { isCalendarDay } from '@waybill/model';
import { QueryError } from '../../query-error.ts';
import { asDay } from '../../resolve/coerce.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { date, nameOfType } from '../../resolve/value-type.ts';
import { between, isNull } from '../conditions.ts';
import { shown } from '../shown.ts';
import { type ModelObject, refuseType } from './model-object.ts';
import { scalarComparison } from './scalar-comparison.ts';

/** Days are compared, also of moments; the time that newer grids add to a day is midnight and left away. */
export function dateFilter(model: ModelObject, column: Expression, path: string): Expression {
  if (column.type.kind !== 'date' && column.type.kind !== 'timestamp') {
    const message = `This column holds ${nameOfType(column.type)}, not dates.`;
    throw new QueryError({ field: `${path}.filterType`, message });
  }
  const type = model.get('type');
  const days = asDay(column);
  const bound = (name: 'dateFrom' | 'dateTo') => dayLiteral(model.get(name), `${path}.${name}`);
  if (type === 'blank') return isNull(column);
  if (type === 'notBlank') return isNull(column, true);
  if (type === 'inRange') return between(days, bound('dateFrom'), bound('dateTo'));
  return scalarComparison(type, days, () => bound('dateFrom')) ?? refuseType(type, path);
}

/** A day from the first ten characters. Throws QueryError if there is no such day. */
export function dayLiteral(value: unknown, path: string): Expression {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  if (isCalendarDay(day)) return { kind: 'literal', type: date, value: day };
  throw new QueryError({ field: path, position: 0, word: shown(value), message: 'This is no day that exists.' });
}
