import type { ScalarFunction } from '../../functions/scalar-function.ts';
import type { AggregateName } from '../../language/aggregate-name.ts';
import type { ArithmeticOperator, ComparisonOperator } from '../../language/nodes.ts';
import type { ValueType } from '../../types/value-type.ts';

/** An expression with resolved names and checked types. */
export type Expression =
  | ColumnReference
  | Literal
  | Arithmetic
  | Negation
  | Comparison
  | Logical
  | Not
  | Membership
  | Between
  | Like
  | IsNull
  | Case
  | Call
  | Aggregate;

/** One value from many rows; `argument` is null for `count(*)`. */
export interface Aggregate {
  readonly kind: 'aggregate';
  readonly type: ValueType;
  readonly name: AggregateName;
  readonly argument: Expression | null;
  readonly distinct: boolean;
  /** For first and last: what orders the rows. */
  readonly by: Expression | null;
}

export interface Arithmetic {
  readonly kind: 'arithmetic';
  readonly type: ValueType;
  readonly operator: ArithmeticOperator;
  readonly left: Expression;
  readonly right: Expression;
}

export interface Between {
  readonly kind: 'between';
  readonly type: ValueType;
  readonly operand: Expression;
  readonly from: Expression;
  readonly to: Expression;
  readonly negated: boolean;
}

/** A function of the values of one row. */
export interface Call {
  readonly kind: 'call';
  readonly type: ValueType;
  readonly function: ScalarFunction;
  readonly arguments: readonly Expression[];
}

export interface CaseChoice {
  readonly condition: Expression;
  readonly result: Expression;
}

export interface Case {
  readonly kind: 'case';
  readonly type: ValueType;
  readonly choices: readonly CaseChoice[];
  readonly otherwise: Expression;
}

/** A column of one of the query's sources. */
export interface ColumnReference {
  readonly kind: 'column';
  readonly type: ValueType;
  /** Name of the source in the statement: `fact`, `account`, `finding` or that of an inner query. */
  readonly source: string;
  readonly name: string;
  readonly nullable: boolean;
  /** Money of a fact table, in the currency of its row: converted unless one currency is chosen. */
  /** Of a text of an inner query: how many characters it has at most. */
  readonly longest?: number;
  readonly isOriginalMoney: boolean;
}

export interface Comparison {
  readonly kind: 'comparison';
  readonly type: ValueType;
  readonly operator: ComparisonOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `operand is null`, or `operand is not null` if it is negated. */
export interface IsNull {
  readonly kind: 'is null';
  readonly type: ValueType;
  readonly operand: Expression;
  readonly negated: boolean;
}

export interface Like {
  readonly kind: 'like';
  readonly type: ValueType;
  readonly operand: Expression;
  /** Written out: `%` stands for any characters, `_` for one. */
  readonly pattern: string;
  readonly ignoresCase: boolean;
  readonly negated: boolean;
}

/** A value; exact numbers with a fraction are kept as their digits. */
export interface Literal {
  readonly kind: 'literal';
  readonly type: ValueType;
  readonly value: string | number | bigint | boolean | null;
}

export interface Logical {
  readonly kind: 'logical';
  readonly type: ValueType;
  readonly operator: 'and' | 'or';
  readonly operands: readonly Expression[];
}

/** `operand [not] in (value, …)`. */
export interface Membership {
  readonly kind: 'membership';
  readonly type: ValueType;
  readonly operand: Expression;
  readonly values: readonly Expression[];
  readonly negated: boolean;
}

export interface Negation {
  readonly kind: 'negation';
  readonly type: ValueType;
  readonly operand: Expression;
}

export interface Not {
  readonly kind: 'not';
  readonly type: ValueType;
  readonly operand: Expression;
}
