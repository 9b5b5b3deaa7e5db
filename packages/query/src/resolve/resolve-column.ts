import type { ColumnNode } from '../language/nodes/column-node.ts';
import { nearest } from './nearest.ts';
import { type Resolution, refuseAt } from './resolution.ts';
import type { Expression } from './tree/expression.ts';

/** Finds the column or the alias with a name. */
export function resolveColumn(node: ColumnNode, resolution: Resolution): Expression {
  const { names } = resolution;
  const found = names.find(node.table, node.name);
  if (found !== undefined) return found;
  if (node.table !== null && !names.tables.includes(node.table)) {
    const likely = nearest(node.table, names.tables);
    return refuseAt(resolution, node, `‘${shortened(node.table)}’ is not a table of this query.`, suggestion(likely));
  }
  const likely = nearest(node.name, names.all());
  return refuseAt(resolution, node, `There is no column ‘${shortened(node.name)}’ here.`, suggestion(likely));
}

function suggestion(likely: string | undefined): string | undefined {
  return likely === undefined ? undefined : `Did you mean ${likely}?`;
}

function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}
