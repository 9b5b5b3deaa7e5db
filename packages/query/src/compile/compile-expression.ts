import { dollarsOf } from '@waybill/model';
import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type {
  Aggregate,
  Arithmetic,
  Between,
  Call,
  Case,
  ColumnReference,
  Comparison,
  Expression,
  IsNull,
  Logical,
  Membership,
  Negation,
  Not,
} from '../resolve/tree/expression.ts';
import { writtenValues } from '../resolve/written-values.ts';
import type { Compilation } from './compilation.ts';
import { compileLike } from './compile-like.ts';
import { findingColumn } from './finding-join.ts';
import { operand } from './operand.ts';

/** Makes the compiler of a query's expressions. */
export function expressionCompiler(convertsMoney: boolean, dialect: Dialect): Compilation {
  const compilation: Compilation = {
    convertsMoney,
    dialect,
    compile: (expression) => compileExpression(expression, compilation),
  };
  return compilation;
}

/** Writes one node; its parts are written by the compilation. */
export function compileExpression(expression: Expression, compilation: Compilation): Sql {
  switch (expression.kind) {
    case 'column':
      return compileColumn(expression, compilation);
    case 'literal':
      return compilation.dialect.literal(expression);
    case 'arithmetic':
      return compileArithmetic(expression, compilation);
    case 'negation':
      return compileNegation(expression, compilation);
    case 'comparison':
      return compileComparison(expression, compilation);
    case 'logical':
      return compileLogical(expression, compilation);
    case 'not':
      return compileNot(expression, compilation);
    case 'membership':
      return compileMembership(expression, compilation);
    case 'between':
      return compileBetween(expression, compilation);
    case 'like':
      return compileLike(expression, compilation);
    case 'is null':
      return compileIsNull(expression, compilation);
    case 'case':
      return compileCase(expression, compilation);
    case 'call':
      return compileCall(expression, compilation);
    case 'aggregate':
      return compileAggregate(expression, compilation);
  }
}

/** A column; for original money that is converted, the column of its US dollars. */
function compileColumn(column: ColumnReference, { convertsMoney, dialect }: Compilation): Sql {
  if (column.source === 'finding') return findingColumn(column, dialect, convertsMoney);
  const name = column.isOriginalMoney && convertsMoney ? dollarsOf(column.name) : column.name;
  return sql`${sql.ref(`${column.source}.${name}`)}`;
}

/** Division by zero gives null. */
function compileArithmetic({ operator, left, right, type }: Arithmetic, compilation: Compilation): Sql {
  const { dialect } = compilation;
  const [one, other] = [operand(left, compilation), operand(right, compilation)];
  if (operator === '/') return dialect.quotient(one, other);
  const [wide, fitting] = [
    dialect.leftOperand(one, left.type, right.type, type),
    dialect.rightOperand(other, right.type, type),
  ];
  return sql`${wide} ${sql.raw(symbols[operator])} ${fitting}`;
}

const symbols = { '+': '+', '-': '-', '*': '*' } as const;

function compileNegation({ operand: inner }: Negation, compilation: Compilation): Sql {
  return sql`-${operand(inner, compilation)}`;
}

function compileCall(node: Call, { compile, dialect }: Compilation): Sql {
  return node.function.sql(dialect, {
    values: node.arguments.map(compile),
    types: node.arguments.map(({ type }) => type),
    written: writtenValues(node.arguments),
    type: node.type,
  });
}

function compileCase({ choices, otherwise, type }: Case, { compile, dialect }: Compilation): Sql {
  const branches = choices.map(({ condition, result }) => {
    const value = dialect.alike(compile(result), result.type, type);
    return sql`when ${compile(condition)} then ${value}`;
  });
  return sql`case ${sql.join(branches, sql` `)} else ${dialect.alike(compile(otherwise), otherwise.type, type)} end`;
}

function compileAggregate(aggregate: Aggregate, { compile, dialect }: Compilation): Sql {
  const { name, argument, distinct, by, type: to } = aggregate;
  if (argument === null) return dialect.countRows();
  const value = compile(argument);
  const aggregated = { value, type: argument.type, distinct, to };
  switch (name) {
    case 'count':
      return dialect.count(value, distinct);
    case 'sum':
      return dialect.sum(aggregated);
    case 'avg':
      return dialect.average(aggregated);
    case 'median':
      return dialect.median(aggregated);
    case 'min':
      return extreme('min', value, distinct);
    case 'max':
      return extreme('max', value, distinct);
    case 'first':
      return by === null ? extreme('min', value, distinct) : dialect.firstBy(value, compile(by));
    case 'last':
      return by === null ? extreme('max', value, distinct) : dialect.lastBy(value, compile(by));
  }
}

function extreme(name: 'min' | 'max', value: Sql, distinct: boolean): Sql {
  return sql`${sql.raw(name)}(${distinct ? sql`distinct ${value}` : value})`;
}

const comparisonSymbols = { '=': '=', '<>': '<>', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

function compileComparison({ operator, left, right }: Comparison, compilation: Compilation): Sql {
  const one = comparand(left, right, compilation);
  const other = comparand(right, left, compilation);
  return sql`${one} ${sql.raw(comparisonSymbols[operator])} ${other}`;
}

function compileBetween(node: Between, compilation: Compilation): Sql {
  const value = operand(node.operand, compilation);
  const [from, to] = [node.from, node.to].map((end) => comparand(end, node.operand, compilation));
  return sql`${value} ${sql.raw(node.negated ? 'not between' : 'between')} ${from} and ${to}`;
}

/** An operand of a comparison with another one. */
function comparand(own: Expression, other: Expression, compilation: Compilation): Sql {
  return compilation.dialect.comparable(operand(own, compilation), own.type, other.type);
}

function compileIsNull(node: IsNull, compilation: Compilation): Sql {
  return sql`${operand(node.operand, compilation)} ${sql.raw(node.negated ? 'is not null' : 'is null')}`;
}

function compileNot({ operand: condition }: Not, compilation: Compilation): Sql {
  return sql`not (${compilation.compile(condition)})`;
}

function compileLogical({ operator, operands }: Logical, compilation: Compilation): Sql {
  const conditions = operands.map((condition) =>
    condition.kind === 'logical' || condition.kind === 'not'
      ? sql`(${compilation.compile(condition)})`
      : compilation.compile(condition),
  );
  return sql`${sql.join(conditions, sql.raw(` ${operator} `))}`;
}

function compileMembership(node: Membership, compilation: Compilation): Sql {
  return compilation.dialect.isIn({
    value: operand(node.operand, compilation),
    type: node.operand.type,
    mayBeNull: mayBeNull(node.operand),
    members: node.values.map((value) => ({
      type: value.type,
      mayBeNull: mayBeNull(value),
      writtenOut: value.kind === 'literal' ? value : undefined,
      sql: () => compilation.compile(value),
    })),
    negated: node.negated,
  });
}

function mayBeNull(expression: Expression): boolean {
  if (expression.kind === 'literal') return expression.value === null;
  return expression.kind !== 'column' || expression.nullable;
}
