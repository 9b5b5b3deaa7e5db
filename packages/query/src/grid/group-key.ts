import { isCalendarDay } from '@waybill/model';
import { coalesce } from '../functions/choice-functions.ts';
import { asText } from '../functions/grid-functions.ts';
import { QueryError } from '../query-error.ts';
import { isMoment } from '../resolve/moment.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import { date, isNumber, timestamp } from '../types/value-type.ts';
import { anyOf, call, compare, isNull, textLiteral } from './conditions.ts';
import { numberOf } from './number-of.ts';
import { truthOf } from './truth-of.ts';

/** The key of a group as the grid reads it: never null, because the grid cannot open a group without a key. */
export function groupKey(expression: Expression): Expression {
  const isFilled = expression.kind === 'column' && !expression.nullable;
  if (isFilled && (expression.type.kind === 'text' || isNumber(expression.type))) return expression;
  const shown = expression.type.kind === 'text' ? expression : call(asText, expression);
  return call(coalesce, shown, textLiteral(''));
}

/**
 * What the rows are grouped by: texts by their key, so that null and empty are one group; other values as they are.
 */
export function groupedBy(expression: Expression): Expression {
  return expression.type.kind === 'text' ? groupKey(expression) : expression;
}

/** The rows of an opened group. Throws QueryError for a key that the column cannot have. */
export function groupKeyCondition(
  expression: Expression,
  key: string | number | boolean | null,
  path: string,
): Expression {
  const { kind } = expression.type;
  if (key === null || key === '') {
    return kind === 'text'
      ? anyOf([isNull(expression), compare(expression, '=', textLiteral(''))])
      : isNull(expression);
  }
  if (kind === 'text') return compare(expression, '=', textLiteral(String(key)));
  if (kind === 'boolean') return compare(expression, '=', truthOf(key, path));
  if (kind === 'date' || kind === 'timestamp') return compare(expression, '=', momentOf(String(key), kind, path));
  return compare(expression, '=', numberOf(key, path));
}

function momentOf(key: string, kind: 'date' | 'timestamp', path: string): Expression {
  if (kind === 'date' && isCalendarDay(key.slice(0, 10)))
    return { kind: 'literal', type: date, value: key.slice(0, 10) };
  if (kind === 'timestamp' && isMoment(key)) return { kind: 'literal', type: timestamp, value: key.replace('T', ' ') };
  throw new QueryError({ field: path, position: 0, word: key.slice(0, 60), message: 'There is no such day.' });
}
