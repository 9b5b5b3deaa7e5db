import type { Expression } from './expression.ts';

/** The expression with every part replaced; undefined if a part cannot be replaced. */
export function mapChildren(
  node: Expression,
  replace: (child: Expression) => Expression | undefined,
): Expression | undefined {
  const missing: true[] = [];
  const map = (child: Expression): Expression => {
    const replaced = missing.length > 0 ? undefined : replace(child);
    if (replaced === undefined) missing.push(true);
    return replaced ?? child;
  };
  const mapped = withParts(node, map);
  return missing.length > 0 ? undefined : mapped;
}

function withParts(node: Expression, map: (child: Expression) => Expression): Expression {
  switch (node.kind) {
    case 'column':
    case 'literal':
      return node;
    case 'arithmetic':
    case 'comparison':
      return { ...node, left: map(node.left), right: map(node.right) };
    case 'negation':
    case 'not':
    case 'is null':
    case 'like':
      return { ...node, operand: map(node.operand) };
    case 'logical':
      return { ...node, operands: node.operands.map(map) };
    case 'membership':
      return { ...node, operand: map(node.operand), values: node.values.map(map) };
    case 'between':
      return { ...node, operand: map(node.operand), from: map(node.from), to: map(node.to) };
    case 'case':
      return {
        ...node,
        choices: node.choices.map(({ condition, result }) => ({ condition: map(condition), result: map(result) })),
        otherwise: map(node.otherwise),
      };
    case 'call':
      return { ...node, arguments: node.arguments.map(map) };
    case 'aggregate':
      return { ...node, argument: node.argument && map(node.argument), by: node.by && map(node.by) };
  }
}
