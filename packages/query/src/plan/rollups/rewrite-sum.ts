import { contains } from '../../resolve/tree/children.ts';
import type { Arithmetic, Case, Expression, Literal } from '../../resolve/tree/expression.ts';
import { rewriteRow } from './rewrite-row.ts';
import type { RollupColumns } from './rollup-columns.ts';

/** An expression to add up, as a sum in the rollup; undefined if the rollup does not have it. */
export function rewriteSum(argument: Expression, columns: RollupColumns): Expression | undefined {
  switch (argument.kind) {
    case 'column':
      return columns.measure(argument);
    case 'literal':
      return countedLiteral(argument, columns);
    case 'case':
      return rewriteCase(argument, columns);
    case 'arithmetic':
      return rewriteTotal(argument, columns);
    default:
      return undefined;
  }
}

/** 1 for each row is the number of rows. */
function countedLiteral(literal: Literal, { rowCount }: RollupColumns): Expression | undefined {
  if (literal.value === null || Number(literal.value) === 0) return literal;
  return literal.value === 1 ? rowCount : undefined;
}

function rewriteCase({ choices, otherwise, ...rest }: Case, columns: RollupColumns): Expression | undefined {
  const rewritten = choices.map(({ condition, result }) => ({
    condition: rewriteRow(condition, columns),
    result: rewriteSum(result, columns),
  }));
  const last = rewriteSum(otherwise, columns);
  const complete = rewritten.filter(
    (choice): choice is { condition: Expression; result: Expression } =>
      choice.condition !== undefined && choice.result !== undefined,
  );
  if (last === undefined || complete.length < choices.length) return undefined;
  return { ...rest, choices: complete, otherwise: last };
}

/** Sums and differences may be split if no part is ever null. */
function rewriteTotal(total: Arithmetic, columns: RollupColumns): Expression | undefined {
  if (total.operator !== '+' && total.operator !== '-') return undefined;
  if (total.type.kind !== 'exact' || contains(total, canBeNull)) return undefined;
  const [left, right] = [rewriteSum(total.left, columns), rewriteSum(total.right, columns)];
  return left === undefined || right === undefined ? undefined : { ...total, left, right };
}

function canBeNull(part: Expression): boolean {
  return (part.kind === 'column' && part.nullable) || (part.kind === 'literal' && part.value === null);
}
