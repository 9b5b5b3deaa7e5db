import { isBlankText } from '../../functions/grid-functions.ts';
import { limits } from '../../language/limits.ts';
import { QueryError } from '../../query-error.ts';
import { addComplexityOfValues } from '../../resolve/add-complexity.ts';
import { asDay } from '../../resolve/coerce.ts';
import { currentName } from '../../resolve/current-name.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { anyOf, call, isNull, isOneOf, never, textLiteral } from '../conditions.ts';
import { numberOf } from '../number-of.ts';
import { truthOf } from '../truth-of.ts';
import { dayLiteral } from './date-filter.ts';
import type { FilteredColumn } from './filtered-column.ts';

/** The ticked values; nothing ticked matches nothing, and null and '' mean blanks. Older grids send a plain list. */
export function setFilter(values: unknown, { column, complexity }: FilteredColumn, path: string): Expression {
  if (!Array.isArray(values) || values.length > limits.listValues) {
    throw new QueryError({
      field: `${path}.values`,
      message: `Expected a list of at most ${limits.listValues} values.`,
    });
  }
  addComplexityOfValues(values.length, path, complexity);
  const filled = values.filter((value) => value !== null && value !== '');
  const members = filled.map((value, index) => member(value, column, `${path}.values[${index}]`));
  const conditions = [
    ...(members.length > 0 ? [isOneOf(asDay(column), members)] : []),
    ...(filled.length < values.length ? [blank(column)] : []),
  ];
  return conditions.length === 0 ? never : anyOf(conditions);
}

function blank(column: Expression): Expression {
  return column.type.kind === 'text' ? call(isBlankText, column) : isNull(column);
}

function member(value: unknown, column: Expression, path: string): Expression {
  const { kind } = column.type;
  if (kind === 'date' || kind === 'timestamp') return dayLiteral(value, path);
  if (kind === 'exact' || kind === 'double') return numberOf(value, path);
  if (kind === 'boolean') return truthOf(value, path);
  if (typeof value === 'string') return textLiteral(currentName(column, value));
  throw new QueryError({ field: path, message: 'Expected a text.' });
}
