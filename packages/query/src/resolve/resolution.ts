import { type ExpressionSource, type Place, refuse } from '../language/expression-source.ts';
import type { ExpressionNode } from '../language/nodes.ts';
import type { Expression } from './tree/expression.ts';

/** Resolves a name; undefined if it is unknown. */
export interface Names {
  readonly find: (table: string | null, name: string) => Expression | undefined;
  /** All names, for suggestions. */
  readonly all: () => Iterable<string>;
  /** The names of the tables, for suggestions. */
  readonly tables: readonly string[];
}

/** The context of an expression, and what it may use there. */
export interface Resolution {
  readonly source: ExpressionSource;
  readonly names: Names;
  /** Why aggregates may not be used here; undefined if they may. */
  readonly noAggregates?: string;
  readonly resolve: (node: ExpressionNode) => Expression;
}

/** Refuses the request at a node. */
export function refuseAt({ source }: Resolution, { place }: { place: Place }, message: string, fix?: string): never {
  return refuse(source, place, message, fix);
}
