import { bindingPower } from './binding-power.ts';
import type { ExpressionParser } from './expression-parser.ts';
import type { CaseBranch, ExpressionNode } from './nodes.ts';
import { parseNumber, parseText } from './parse-literal.ts';
import type { TokenReader } from './token-reader.ts';

/** Reads what an expression can begin with. */
export function parsePrefix(reader: TokenReader, parse: ExpressionParser): ExpressionNode {
  reader.count();
  const { kind } = reader.peek();
  if (kind === 'text') return parseText(reader);
  if (kind === 'number') return parseNumber(reader);
  if (reader.isAt('(')) return parseParentheses(reader, parse);
  if (reader.isAt('-')) return parseNegation(reader, parse);
  if (reader.isAt('not')) return parseNot(reader, parse);
  if (reader.isAt('case')) return parseCase(reader, parse);
  if (reader.isAt('null') || reader.isAt('true') || reader.isAt('false')) return parseConstant(reader);
  if (reader.isAt('date') && reader.peek(1).kind === 'text') return parseDate(reader);
  if (reader.isAtName()) return reader.isAt('(', 1) ? parseCall(reader, parse) : parseColumn(reader);
  return reader.refuse('Expected a column, a value or a function.');
}

function parseParentheses(reader: TokenReader, parse: ExpressionParser): ExpressionNode {
  reader.next();
  const inner = parse(reader, bindingPower.none);
  reader.expect(')', 'to close the parenthesis');
  return inner;
}

function parseNegation(reader: TokenReader, parse: ExpressionParser): ExpressionNode {
  const place = reader.place();
  reader.next();
  return { kind: 'negation', place, operand: parse(reader, bindingPower.sign) };
}

function parseNot(reader: TokenReader, parse: ExpressionParser): ExpressionNode {
  const place = reader.place();
  reader.next();
  return { kind: 'not', place, operand: parse(reader, bindingPower.not) };
}

function parseConstant(reader: TokenReader): ExpressionNode {
  const place = reader.place();
  const { value } = reader.next();
  return { kind: 'constant', place, value: value === 'null' ? null : value === 'true' };
}

function parseDate(reader: TokenReader): ExpressionNode {
  const place = reader.place();
  reader.next();
  return { kind: 'date', place, value: reader.next().value };
}

function parseColumn(reader: TokenReader): ExpressionNode {
  const place = reader.place();
  const first = reader.next().value;
  if (!reader.accept('.')) return { kind: 'column', place, table: null, name: first };
  if (!reader.isAtName()) return reader.refuse('Expected a column after the table’s name.');
  return { kind: 'column', place, table: first, name: reader.next().value };
}

/** Reads `name(argument, …)`, `count(*)` or `count(distinct argument)`. */
function parseCall(reader: TokenReader, parse: ExpressionParser): ExpressionNode {
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

/** Reads `case [subject] when … then … [else …] end`. */
function parseCase(reader: TokenReader, parse: ExpressionParser): ExpressionNode {
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
