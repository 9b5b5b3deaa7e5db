import { bindingPower } from './binding-power.ts';
import type { ExpressionParser } from './expression-parser.ts';
import type { ExpressionNode } from './nodes/expression-node.ts';
import type { TokenReader } from './token-reader.ts';

/** Reads `name(argument, …)`, `count(*)` or `count(distinct argument)`. */
export function parseCall(reader: TokenReader, parse: ExpressionParser): ExpressionNode {
  const place = reader.place();
  const name = reader.next().value;
  reader.next();
  const call = { kind: 'call', place, name, arguments: [], distinct: false, star: false } as const;
  if (reader.accept(')')) return call;
  if (reader.accept('*')) {
    reader.expect(')', 'after the star');
    return { ...call, star: true };
  }
  const distinct = reader.accept('distinct');
  const values: ExpressionNode[] = [];
  do values.push(parse(reader, bindingPower.none));
  while (reader.accept(','));
  reader.expect(')', `to close ${name}(`);
  return { ...call, arguments: values, distinct };
}
