import type { Sql } from '../functions/scalar-function.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import type { Compilation } from './compilation.ts';
import { compileAggregate, compileCall, compileCase } from './compile-calls.ts';
import { compileBetween, compileComparison, compileIsNull, compileLogical, compileNot } from './compile-conditions.ts';
import { compileLike } from './compile-like.ts';
import { compileMembership } from './compile-membership.ts';
import { compileArithmetic, compileNegation } from './compile-numbers.ts';
import { compileColumn, compileLiteral } from './compile-values.ts';

/** Makes the compiler of a query's expressions. */
export function expressionCompiler(convertsMoney: boolean): Compilation {
  const compilation: Compilation = {
    convertsMoney,
    compile: (expression) => compileExpression(expression, compilation),
  };
  return compilation;
}

function compileExpression(expression: Expression, compilation: Compilation): Sql {
  switch (expression.kind) {
    case 'column':
      return compileColumn(expression, compilation);
    case 'literal':
      return compileLiteral(expression);
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
