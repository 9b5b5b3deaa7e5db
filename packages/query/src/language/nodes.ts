import type { Place } from './expression-source.ts';

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

export type ArithmeticOperator = '+' | '-' | '*' | '/';

export interface ArithmeticNode {
  readonly kind: 'arithmetic';
  readonly place: Place;
  readonly operator: ArithmeticOperator;
  readonly left: ExpressionNode;
  readonly right: ExpressionNode;
}

/** `operand [not] between from and to`; both ends are included. */
export interface BetweenNode {
  readonly kind: 'between';
  readonly place: Place;
  readonly operand: ExpressionNode;
  readonly from: ExpressionNode;
  readonly to: ExpressionNode;
  readonly negated: boolean;
}

/** A function or an aggregate with its arguments; `count(*)` has `star`. */
export interface CallNode {
  readonly kind: 'call';
  readonly place: Place;
  readonly name: string;
  readonly arguments: readonly ExpressionNode[];
  readonly distinct: boolean;
  readonly star: boolean;
}

export interface CaseBranch {
  readonly condition: ExpressionNode;
  readonly result: ExpressionNode;
}

/** `case when … then … else … end`; with `subject` each condition is compared with it. */
export interface CaseNode {
  readonly kind: 'case';
  readonly place: Place;
  readonly subject: ExpressionNode | null;
  readonly branches: readonly CaseBranch[];
  readonly otherwise: ExpressionNode | null;
}

/** The name of a column or an alias, perhaps with the name of its table before it. */
export interface ColumnNode {
  readonly kind: 'column';
  readonly place: Place;
  readonly table: string | null;
  readonly name: string;
}

export type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>=';

export interface ComparisonNode {
  readonly kind: 'comparison';
  readonly place: Place;
  readonly operator: ComparisonOperator;
  readonly left: ExpressionNode;
  readonly right: ExpressionNode;
}

/** `null`, `true` or `false`. */
export interface ConstantNode {
  readonly kind: 'constant';
  readonly place: Place;
  readonly value: null | boolean;
}

/** `date '2025-01-31'`. */
export interface DateNode {
  readonly kind: 'date';
  readonly place: Place;
  readonly value: string;
}

/** `operand [not] in (value, …)`. */
export interface InNode {
  readonly kind: 'in';
  readonly place: Place;
  readonly operand: ExpressionNode;
  readonly values: readonly ExpressionNode[];
  readonly negated: boolean;
}

/** `operand is [not] null`. */
export interface IsNullNode {
  readonly kind: 'is null';
  readonly place: Place;
  readonly operand: ExpressionNode;
  readonly negated: boolean;
}

/** `operand [not] like pattern`; `ilike` ignores case. */
export interface LikeNode {
  readonly kind: 'like';
  readonly place: Place;
  readonly operand: ExpressionNode;
  readonly pattern: ExpressionNode;
  readonly ignoresCase: boolean;
  readonly negated: boolean;
}

/** Conditions joined by the same word; flat, so that a thousand nest no deeper than two. */
export interface LogicalNode {
  readonly kind: 'logical';
  readonly place: Place;
  readonly operator: 'and' | 'or';
  readonly operands: readonly ExpressionNode[];
}

/** A number with a minus before it. */
export interface NegationNode {
  readonly kind: 'negation';
  readonly place: Place;
  readonly operand: ExpressionNode;
}

export interface NotNode {
  readonly kind: 'not';
  readonly place: Place;
  readonly operand: ExpressionNode;
}

/** A number without sign, kept as its digits so that it stays exact. */
export interface NumberNode {
  readonly kind: 'number';
  readonly place: Place;
  readonly digits: string;
}

/** A quoted text: a text, or where one is needed a date or a moment. */
export interface TextNode {
  readonly kind: 'text';
  readonly place: Place;
  readonly value: string;
}
