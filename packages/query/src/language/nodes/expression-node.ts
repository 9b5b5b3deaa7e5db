import type { ArithmeticNode } from './arithmetic-node.ts';
import type { BetweenNode } from './between-node.ts';
import type { CallNode } from './call-node.ts';
import type { CaseNode } from './case-node.ts';
import type { ColumnNode } from './column-node.ts';
import type { ComparisonNode } from './comparison-node.ts';
import type { ConstantNode } from './constant-node.ts';
import type { DateNode } from './date-node.ts';
import type { InNode } from './in-node.ts';
import type { IsNullNode } from './is-null-node.ts';
import type { LikeNode } from './like-node.ts';
import type { LogicalNode } from './logical-node.ts';
import type { NegationNode } from './negation-node.ts';
import type { NotNode } from './not-node.ts';
import type { NumberNode } from './number-node.ts';
import type { TextNode } from './text-node.ts';

/** The nodes of an expression as written: names and types have not been checked yet. */
export type ExpressionNode =
  | ColumnNode
  | TextNode
  | NumberNode
  | DateNode
  | ConstantNode
  | ArithmeticNode
  | NegationNode
  | ComparisonNode
  | LogicalNode
  | NotNode
  | InNode
  | BetweenNode
  | LikeNode
  | IsNullNode
  | CaseNode
  | CallNode;
