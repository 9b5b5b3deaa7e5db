import type { CaseBranch, CaseNode } from '../language/nodes/case-node.ts';
import type { ExpressionNode } from '../language/nodes/expression-node.ts';
import { nothing } from '../types/value-type.ts';
import { addComplexity } from './add-complexity.ts';
import { type Resolution, refuseAt } from './resolution.ts';
import { resolveTruth } from './resolve-logical.ts';
import type { Expression } from './tree/expression.ts';
import { unify } from './unify.ts';

const noValue: Expression = { kind: 'literal', type: nothing, value: null };

/** All results of a case have one type; without `else` it is null. */
export function resolveCase(node: CaseNode, resolution: Resolution): Expression {
  const conditions = resolveConditions(node, resolution);
  const resultNodes = [...node.branches.map(({ result }) => result), ...(node.otherwise ? [node.otherwise] : [])];
  const unified = unify(resultNodes.map((result) => resolution.resolve(result)));
  if ('misfit' in unified) return refuseAt(resolution, resultNodes[unified.misfit] ?? node, unified.problem);
  const { type, values } = unified;
  return {
    kind: 'case',
    type,
    choices: conditions.map((condition, index) => ({ condition, result: values[index] ?? noValue })),
    otherwise: values[conditions.length] ?? noValue,
  };
}

/** The subject is compared in every branch, and counts each time. */
function resolveConditions(node: CaseNode, resolution: Resolution): readonly Expression[] {
  const { field, complexity } = resolution.source;
  const conditions: Expression[] = [];
  for (const branch of node.branches) {
    const [first] = conditions;
    if (node.subject !== null && first !== undefined && complexity !== undefined)
      addComplexity(first, field, complexity);
    conditions.push(resolveTruth(conditionOf(node, branch), resolution));
  }
  return conditions;
}

function conditionOf({ subject, place }: CaseNode, { condition }: CaseBranch): ExpressionNode {
  return subject === null ? condition : { kind: 'comparison', place, operator: '=', left: subject, right: condition };
}
