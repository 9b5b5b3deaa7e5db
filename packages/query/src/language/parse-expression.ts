import { bindingPower } from './binding-power.ts';
import type { ExpressionSource } from './expression-source.ts';
import type { ExpressionNode } from './nodes.ts';
import { infixOperator } from './parse-infix.ts';
import { parsePrefix } from './parse-prefix.ts';
import { TokenReader } from './token-reader.ts';

/** Parses a whole text as one expression. Throws QueryError. */
export function parseExpression(source: ExpressionSource): ExpressionNode {
  const reader = new TokenReader(source);
  const expression = readExpression(reader);
  reader.expectEnd();
  return expression;
}

/** Reads an expression up to the first token that cannot continue it. */
export function readExpression(reader: TokenReader): ExpressionNode {
  return parseWithPower(reader, bindingPower.none);
}

/** Pratt's method: a prefix, then every infix that binds tighter than the operator to the left. */
function parseWithPower(reader: TokenReader, power: number): ExpressionNode {
  return reader.nested(() => {
    let left = parsePrefix(reader, parseWithPower);
    while (true) {
      const infix = infixOperator(reader);
      if (infix === undefined || infix.power <= power) return left;
      reader.count();
      if (operators.has(left.kind)) reader.chain();
      left = infix.parse(reader, left, parseWithPower);
    }
  });
}

const operators: ReadonlySet<ExpressionNode['kind']> = new Set([
  'arithmetic',
  'comparison',
  'in',
  'between',
  'like',
  'is null',
]);
