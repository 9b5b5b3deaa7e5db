import { bindingPower } from './binding-power.ts';
import type { ExpressionParser } from './expression-parser.ts';
import type { CaseBranch } from './nodes/case-node.ts';
import type { ExpressionNode } from './nodes/expression-node.ts';
import type { TokenReader } from './token-reader.ts';

/** Reads `case [subject] when … then … [else …] end`. */
export function parseCase(reader: TokenReader, parse: ExpressionParser): ExpressionNode {
  const place = reader.place();
  reader.next();
  const subject = reader.isAt('when') ? null : parse(reader, bindingPower.none);
  const branches: CaseBranch[] = [];
  while (reader.accept('when')) {
    const condition = parse(reader, bindingPower.none);
    reader.expect('then', 'after the condition');
    branches.push({ condition, result: parse(reader, bindingPower.none) });
  }
  if (branches.length === 0) reader.refuse('Expected ‘when’ after ‘case’.');
  const otherwise = reader.accept('else') ? parse(reader, bindingPower.none) : null;
  reader.expect('end', 'to close the case');
  return { kind: 'case', place, subject, branches, otherwise };
}
