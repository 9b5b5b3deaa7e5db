import type { Expression } from './expression.ts';

/** The parts of an expression. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'column':
    case 'literal':
      return [];
    case 'arithmetic':
    case 'comparison':
      return [node.left, node.right];
    case 'negation':
    case 'not':
    case 'is null':
    case 'like':
      return [node.operand];
    case 'logical':
      return node.operands;
    case 'membership':
      return [node.operand, ...node.values];
    case 'between':
      return [node.operand, node.from, node.to];
    case 'case':
      return [...node.choices.flatMap(({ condition, result }) => [condition, result]), node.otherwise];
    case 'call':
      return node.arguments;
    case 'aggregate':
      return [node.argument, node.by].filter((part) => part !== null);
  }
}

/** Whether the expression, or any part of it, meets the condition. */
export function contains(node: Expression, isWanted: (part: Expression) => boolean): boolean {
  return isWanted(node) || childrenOf(node).some((child) => contains(child, isWanted));
}
