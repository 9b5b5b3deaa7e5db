import { bindingPower } from './binding-power.ts';
import type { ExpressionParser } from './expression-parser.ts';
import type { ArithmeticOperator, ComparisonOperator, ExpressionNode } from './nodes.ts';
import { parseBetween, parseIn, parseIsNull, parseLike } from './parse-predicate.ts';
import type { TokenReader } from './token-reader.ts';

interface InfixOperator {
  readonly power: number;
  readonly parse: (reader: TokenReader, left: ExpressionNode, parse: ExpressionParser) => ExpressionNode;
}

const infixOperators: ReadonlyMap<string, InfixOperator> = new Map([
  ['or', logical('or', bindingPower.or)],
  ['and', logical('and', bindingPower.and)],
  ...comparisons({ '=': '=', '<>': '<>', '!=': '<>', '<': '<', '<=': '<=', '>': '>', '>=': '>=' }),
  ['||', concatenation()],
  ['+', arithmetic('+', bindingPower.sum)],
  ['-', arithmetic('-', bindingPower.sum)],
  ['*', arithmetic('*', bindingPower.product)],
  ['/', arithmetic('/', bindingPower.product)],
  ['in', { power: bindingPower.comparison, parse: parseIn }],
  ['between', { power: bindingPower.comparison, parse: parseBetween }],
  ['like', { power: bindingPower.comparison, parse: parseLike }],
  ['ilike', { power: bindingPower.comparison, parse: parseLike }],
  ['is', { power: bindingPower.comparison, parse: parseIsNull }],
]);

const negatable: ReadonlySet<string> = new Set(['in', 'between', 'like', 'ilike']);

/** The next infix operator, if there is one; `not` may precede in, between and like. */
export function infixOperator(reader: TokenReader): InfixOperator | undefined {
  const { kind, value } = reader.isAt('not') ? reader.peek(1) : reader.peek();
  if (kind !== 'word' && kind !== 'symbol') return undefined;
  return reader.isAt('not') && !negatable.has(value) ? undefined : infixOperators.get(value);
}

function logical(operator: 'and' | 'or', power: number): InfixOperator {
  return {
    power,
    parse(reader, left, parse) {
      const place = reader.place();
      const operands = [left];
      while (reader.accept(operator)) operands.push(parse(reader, power));
      return { kind: 'logical', place, operator, operands };
    },
  };
}

function comparisons(operators: Record<string, ComparisonOperator>): [string, InfixOperator][] {
  return Object.entries(operators).map(([symbol, operator]) => [
    symbol,
    {
      power: bindingPower.comparison,
      parse(reader, left, parse) {
        const place = reader.place();
        reader.next();
        return { kind: 'comparison', place, operator, left, right: parse(reader, bindingPower.comparison) };
      },
    },
  ]);
}

function arithmetic(operator: ArithmeticOperator, power: number): InfixOperator {
  return {
    power,
    parse(reader, left, parse) {
      const place = reader.place();
      reader.next();
      return { kind: 'arithmetic', place, operator, left, right: parse(reader, power) };
    },
  };
}

function concatenation(): InfixOperator {
  return {
    power: bindingPower.concatenation,
    parse(reader, left, parse) {
      const place = reader.place();
      reader.next();
      const right = parse(reader, bindingPower.concatenation);
      const parts = left.kind === 'call' && left.name === 'concat' ? left.arguments : [left];
      return { kind: 'call', place, name: 'concat', arguments: [...parts, right], distinct: false, star: false };
    },
  };
}
