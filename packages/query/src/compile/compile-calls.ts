import { sql } from 'kysely';
import type { Sql } from '../functions/scalar-function.ts';
import type { Aggregate } from '../resolve/tree/aggregate.ts';
import type { Call } from '../resolve/tree/call.ts';
import type { Case } from '../resolve/tree/case.ts';
import { writtenValues } from '../resolve/written-values.ts';
import type { Compilation } from './compile-expression.ts';

export function compileCall(node: Call, { compile }: Compilation): Sql {
  return node.function.sql(node.arguments.map(compile), writtenValues(node.arguments));
}

export function compileCase({ choices, otherwise }: Case, { compile }: Compilation): Sql {
  const branches = choices.map(({ condition, result }) => sql`when ${compile(condition)} then ${compile(result)}`);
  return sql`case ${sql.join(branches, sql` `)} else ${compile(otherwise)} end`;
}

/** Sums of whole numbers are kept in 64 bits, which hold ten billion rows. */
export function compileAggregate({ name, argument, distinct, by, type }: Aggregate, { compile }: Compilation): Sql {
  if (argument === null) return sql`count(*)`;
  const value = distinct ? sql`distinct ${compile(argument)}` : compile(argument);
  switch (name) {
    case 'count':
      return sql`count(${value})`;
    case 'sum':
      return type.kind === 'exact' && type.scale === 0 ? sql`cast(sum(${value}) as bigint)` : sql`sum(${value})`;
    case 'avg':
      return sql`avg(${value})`;
    case 'min':
      return sql`min(${value})`;
    case 'max':
      return sql`max(${value})`;
    case 'median':
      return sql`median(cast(${value} as double))`;
    case 'first':
      return by === null ? sql`min(${value})` : sql`arg_min(${value}, ${compile(by)})`;
    case 'last':
      return by === null ? sql`max(${value})` : sql`arg_max(${value}, ${compile(by)})`;
  }
}
