import { isCalendarDay } from '@waybill/model';
import { QueryError } from '../../query-error.ts';
import { isMoment } from '../../resolve/moment.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { timestamp } from '../../types/value-type.ts';
import { between } from '../conditions.ts';
import { shown } from '../shown.ts';
import { type BoundNames, dateFilter, requireDates } from './date-filter.ts';
import type { FilteredColumn } from './filtered-column.ts';
import type { ModelObject } from './model-object.ts';
import { scalarComparison } from './scalar-comparison.ts';

/** Times are compared to the second; a day stands for its midnight. Columns without times are compared as days. */
export function momentFilter(
  model: ModelObject,
  filtered: FilteredColumn,
  path: string,
  names: BoundNames,
): Expression {
  const { column } = filtered;
  requireDates(column, path);
  const type = model.get('type');
  const bound = (name: string) => momentLiteral(model.get(name), `${path}.${name}`);
  if (type === 'inRange') return between(column, bound(names.from), bound(names.to));
  return scalarComparison(type, column, () => bound(names.from)) ?? dateFilter(model, filtered, path, names);
}

function momentLiteral(value: unknown, path: string): Expression {
  const written = typeof value === 'string' ? value.replace('T', ' ') : '';
  if (isMoment(written)) return { kind: 'literal', type: timestamp, value: written };
  if (isCalendarDay(written)) return { kind: 'literal', type: timestamp, value: `${written} 00:00:00` };
  throw new QueryError({ field: path, position: 0, word: shown(value), message: 'There is no such time.' });
}
