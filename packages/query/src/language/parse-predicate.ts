import { bindingPower } from './binding-power.ts';
import type { ExpressionParser } from './expression-parser.ts';
import type { ExpressionNode } from './nodes.ts';
import { parseNumber, parseText } from './parse-literal.ts';
import type { TokenReader } from './token-reader.ts';

/** Reads `[not] in (value, …)`. */
export function parseIn(reader: TokenReader, operand: ExpressionNode, parse: ExpressionParser): ExpressionNode {
  const place = reader.place();
  const negated = reader.accept('not');
  reader.next();
  reader.expect('(', 'after ‘in’');
  const values: ExpressionNode[] = [];
  do {
    reader.countListValue(values.length);
    values.push(parseListValue(reader, parse));
  } while (reader.accept(','));
  reader.expect(')', 'to close the list');
  return { kind: 'in', place, operand, values, negated };
}

/** Reads `[not] between from and to`. */
export function parseBetween(reader: TokenReader, operand: ExpressionNode, parse: ExpressionParser): ExpressionNode {
  const place = reader.place();
  const negated = reader.accept('not');
  reader.next();
  const from = parse(reader, bindingPower.comparison);
  reader.expect('and', 'between the two ends');
  return { kind: 'between', place, operand, from, to: parse(reader, bindingPower.comparison), negated };
}

/** Reads `[not] like pattern` and `[not] ilike pattern`. */
export function parseLike(reader: TokenReader, operand: ExpressionNode, parse: ExpressionParser): ExpressionNode {
  const place = reader.place();
  const negated = reader.accept('not');
  const ignoresCase = reader.next().value === 'ilike';
  return { kind: 'like', place, operand, pattern: parse(reader, bindingPower.comparison), ignoresCase, negated };
}

/** Reads `is [not] null`. */
export function parseIsNull(reader: TokenReader, operand: ExpressionNode): ExpressionNode {
  const place = reader.place();
  reader.next();
  const negated = reader.accept('not');
  reader.expect('null', 'after ‘is’');
  return { kind: 'is null', place, operand, negated };
}

/** Reads one value of a list; a literal string or number does not count as a part of the expression. */
function parseListValue(reader: TokenReader, parse: ExpressionParser): ExpressionNode {
  const { kind } = reader.peek();
  const standsAlone = reader.isAt(',', 1) || reader.isAt(')', 1);
  if (standsAlone && kind === 'text') return parseText(reader);
  if (standsAlone && kind === 'number') return parseNumber(reader);
  return parse(reader, bindingPower.none);
}
