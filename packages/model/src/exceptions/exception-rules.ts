import { chargeRules } from './charge-rules.ts';
import type { ExceptionLevel, ExceptionRule } from './exception-rule.ts';
import { trackingRules } from './tracking-rules.ts';

/** Every rule that makes findings. */
export const exceptionRules: readonly ExceptionRule[] = [...trackingRules, ...chargeRules];

/** The rules of a level. */
export const rulesOf = (level: ExceptionLevel): readonly ExceptionRule[] =>
  exceptionRules.filter((each) => each.level === level);

/** The rule with that name. */
export const findRule = (name: string): ExceptionRule | undefined => exceptionRules.find((each) => each.name === name);
