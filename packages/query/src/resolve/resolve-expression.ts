import type { ExpressionSource } from '../language/expression-source.ts';
import { limits } from '../language/limits.ts';
import type { ExpressionNode } from '../language/nodes/expression-node.ts';
import { parseExpression } from '../language/parse-expression.ts';
import { addComplexityOfText } from './add-complexity.ts';
import { longestText, madeText } from './longest-text.ts';
import { type Names, type Resolution, refuseAt } from './resolution.ts';
import { resolveArithmetic } from './resolve-arithmetic.ts';
import { resolveCall } from './resolve-call.ts';
import { resolveCase } from './resolve-case.ts';
import { resolveColumn } from './resolve-column.ts';
import { resolveBetween, resolveComparison, resolveIn } from './resolve-comparison.ts';
import { resolveConstant, resolveDate, resolveNumber, resolveText } from './resolve-literal.ts';
import { resolveIsNull, resolveLike, resolveLogical, resolveNot } from './resolve-logical.ts';
import { resolveNegation } from './resolve-negation.ts';
import type { Expression } from './tree/expression.ts';

/** Finds the names of an expression and checks its types. Throws QueryError. */
export function resolveExpression(
  node: ExpressionNode,
  source: ExpressionSource,
  names: Names,
  noAggregates?: string,
): Expression {
  const resolution: Resolution = {
    source,
    names,
    resolve: (child) => {
      const resolved = resolveNode(child, resolution);
      refuseLongText(resolved, child, resolution);
      return resolved;
    },
    ...(noAggregates === undefined ? {} : { noAggregates }),
  };
  return resolution.resolve(node);
}

/** Parses and resolves a condition. Throws QueryError. */
export function resolveCondition(source: ExpressionSource, names: Names): Expression {
  const node = parseExpression(source);
  const noAggregates = 'A condition cannot contain an aggregate.';
  const condition = { kind: 'logical', operator: 'and', operands: [node], place: node.place } as const;
  return resolveExpression(condition, source, names, noAggregates);
}

/** Texts made of texts, query after query, could grow without bounds. */
function refuseLongText(resolved: Expression, node: ExpressionNode, resolution: Resolution): void {
  const longest = longestText(resolved);
  if (longest > limits.textCharacters) {
    const message = `This makes texts of up to ${longest} characters; at most ${limits.textCharacters} are allowed.`;
    refuseAt(resolution, node, message, 'Leave parts out, or shorten them with substr.');
  }
  const { field, complexity } = resolution.source;
  if (complexity !== undefined) addComplexityOfText(madeText(resolved), field, complexity);
}

function resolveNode(node: ExpressionNode, resolution: Resolution): Expression {
  switch (node.kind) {
    case 'column':
      return resolveColumn(node, resolution);
    case 'text':
      return resolveText(node);
    case 'number':
      return resolveNumber(node);
    case 'date':
      return resolveDate(node, resolution);
    case 'constant':
      return resolveConstant(node);
    case 'arithmetic':
      return resolveArithmetic(node, resolution);
    case 'negation':
      return resolveNegation(node, resolution);
    case 'comparison':
      return resolveComparison(node, resolution);
    case 'logical':
      return resolveLogical(node, resolution);
    case 'not':
      return resolveNot(node, resolution);
    case 'in':
      return resolveIn(node, resolution);
    case 'between':
      return resolveBetween(node, resolution);
    case 'like':
      return resolveLike(node, resolution);
    case 'is null':
      return resolveIsNull(node, resolution);
    case 'case':
      return resolveCase(node, resolution);
    case 'call':
      return resolveCall(node, resolution);
  }
}
