import type { ExpressionNode } from './nodes.ts';
import type { TokenReader } from './token-reader.ts';

/** Reads an expression whose operators bind tighter than the given power. */
export type ExpressionParser = (reader: TokenReader, power: number) => ExpressionNode;
