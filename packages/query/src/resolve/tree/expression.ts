import type { Aggregate } from './aggregate.ts';
import type { Arithmetic } from './arithmetic.ts';
import type { Between } from './between.ts';
import type { Call } from './call.ts';
import type { Case } from './case.ts';
import type { ColumnReference } from './column.ts';
import type { Comparison } from './comparison.ts';
import type { IsNull } from './is-null.ts';
import type { Like } from './like.ts';
import type { Literal } from './literal.ts';
import type { Logical } from './logical.ts';
import type { Membership } from './membership.ts';
import type { Negation } from './negation.ts';
import type { Not } from './not.ts';

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
