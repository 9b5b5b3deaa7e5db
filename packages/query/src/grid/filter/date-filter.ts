import { isCalendarDay } from '@waybill/model';
import { QueryError } from '../../query-error.ts';
import { asDay } from '../../resolve/coerce.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { date, nameOfType } from '../../types/value-type.ts';
import { between, isNull } from '../conditions.ts';
import { shown } from '../shown.ts';
import { presetDays } from './date-presets.ts';
import type { FilteredColumn } from './filtered-column.ts';
import { type ModelObject, refuseType } from './model-object.ts';
import { scalarComparison } from './scalar-comparison.ts';

/** The model's names for the days to compare with. */
export interface BoundNames {
  readonly from: string;
  readonly to: string;
}

const columnFilterNames: BoundNames = { from: 'dateFrom', to: 'dateTo' };

/** Compares days, even for times; the midnight that newer grids append to a day is ignored. */
export function dateFilter(
  model: ModelObject,
  { column, today }: FilteredColumn,
  path: string,
  names = columnFilterNames,
): Expression {
  requireDates(column, path);
  const type = model.get('type');
  const days = asDay(column);
  const bound = (name: string) => dayLiteral(model.get(name), `${path}.${name}`);
  if (type === 'blank') return isNull(column);
  if (type === 'notBlank') return isNull(column, true);
  if (type === 'inRange') return between(days, bound(names.from), bound(names.to));
  const preset = presetDays(type, today);
  if (preset !== undefined) return between(days, dayLiteral(preset.from, path), dayLiteral(preset.to, path));
  return scalarComparison(type, days, () => bound(names.from)) ?? refuseType(type, path);
}

/** Throws QueryError for a column that has neither days nor times. */
export function requireDates(column: Expression, path: string): void {
  if (column.type.kind === 'date' || column.type.kind === 'timestamp') return;
  const message = `This column holds ${nameOfType(column.type)}, not dates.`;
  throw new QueryError({ field: `${path}.filterType`, message });
}

/** A day from the first ten characters. Throws QueryError if there is no such day. */
export function dayLiteral(value: unknown, path: string): Expression {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  if (isCalendarDay(day)) return { kind: 'literal', type: date, value: day };
  throw new QueryError({ field: path, position: 0, word: shown(value), message: 'There is no such day.' });
}
