import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import type { Compilation } from './compilation.ts';
import { compileAggregate, compileCall, compileCase } from './compile-calls.ts';
import { compileColumn } from './compile-column.ts';
import { compileBetween, compileComparison, compileIsNull, compileLogical, compileNot } from './compile-conditions.ts';
import { compileLike } from './compile-like.ts';
import { compileMembership } from './compile-membership.ts';
import { compileArithmetic, compileNegation } from './compile-numbers.ts';

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
