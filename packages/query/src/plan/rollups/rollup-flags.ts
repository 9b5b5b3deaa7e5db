import { inDollars } from '@waybill/model';
import { resolveCondition } from '../../resolve/resolve-expression.ts';
import { factNames } from '../../resolve/table-names.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import type { Rollup } from './rollup.ts';

/** A flag's condition with its names resolved, to compare it with those of queries. */
export interface ResolvedFlag {
  readonly name: string;
  readonly condition: Expression;
  readonly opposite: Expression | undefined;
  /** Whether it holds may depend on the currency. */
  readonly isAboutMoney: boolean;
}

const resolved = new WeakMap<Rollup, readonly ResolvedFlag[]>();

/** The flags of a rollup, resolved once. */
export function flagsOf(rollup: Rollup): readonly ResolvedFlag[] {
  const known = resolved.get(rollup);
  if (known !== undefined) return known;
  const names = factNames(rollup.table);
  const flags = rollup.flags.map(({ name, condition, opposite }) => {
    const resolve = (text: string) => resolveCondition({ field: `${rollup.name}.${name}`, text }, names);
    return {
      name,
      condition: resolve(condition),
      opposite: opposite === undefined ? undefined : resolve(opposite),
      isAboutMoney: inDollars(rollup.table, condition) !== condition,
    };
  });
  resolved.set(rollup, flags);
  return flags;
}
