import { bindingPower } from './binding-power.ts';
import type { ExpressionParser } from './expression-parser.ts';
import type { ExpressionNode } from './nodes/expression-node.ts';
import { parseNumber, parseText } from './parse-literal.ts';
import type { TokenReader } from './token-reader.ts';

/** Reads one value of a list; a plain text or number does not count as a part of the expression. */
export function parseListValue(reader: TokenReader, parse: ExpressionParser): ExpressionNode {
  const { kind } = reader.peek();
  const standsAlone = reader.isAt(',', 1) || reader.isAt(')', 1);
  if (standsAlone && kind === 'text') return parseText(reader);
  if (standsAlone && kind === 'number') return parseNumber(reader);
  return parse(reader, bindingPower.none);
}
