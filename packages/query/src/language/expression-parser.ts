import type { ExpressionNode } from './nodes/expression-node.ts';
import type { TokenReader } from './token-reader.ts';

/** Reads an expression whose operators bind tighter than the given power. */
export type ExpressionParser = (reader: TokenReader, power: number) => ExpressionNode;
