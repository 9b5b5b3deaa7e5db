import { sql } from 'kysely';
import type { Sql } from '../functions/scalar-function.ts';
import type { Aggregate } from '../resolve/tree/aggregate.ts';
import type { Call } from '../resolve/tree/call.ts';
import type { Case } from '../resolve/tree/case.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import { writtenValues } from '../resolve/written-values.ts';
import type { Compilation } from './compilation.ts';

export function compileCall(node: Call, { compile }: Compilation): Sql {
  const types = node.arguments.map(({ type }) => type);
  return node.function.sql(node.arguments.map(compile), writtenValues(node.arguments), types);
}

export function compileCase({ choices, otherwise }: Case, { compile }: Compilation): Sql {
  const branches = choices.map(({ condition, result }) => sql`when ${compile(condition)} then ${compile(result)}`);
  return sql`case ${sql.join(branches, sql` `)} else ${compile(otherwise)} end`;
}

export function compileAggregate(aggregate: Aggregate, { compile }: Compilation): Sql {
  const { name, argument, distinct, by } = aggregate;
  if (argument === null) return sql`count(*)`;
  const added = addsDoubles(aggregate, argument) ? sql`cast(${compile(argument)} as double)` : compile(argument);
  const value = distinct ? sql`distinct ${added}` : added;
  switch (name) {
    case 'count':
      return sql`count(${value})`;
    case 'sum':
      return compileSum(value, aggregate, argument);
    case 'avg':
      return sql`avg(${value})`;
    case 'min':
      return sql`min(${value})`;
    case 'max':
      return sql`max(${value})`;
    case 'median':
      return sql`median(${value})`;
    case 'first':
      return by === null ? sql`min(${value})` : sql`arg_min(${value}, ${compile(by)})`;
    case 'last':
      return by === null ? sql`max(${value})` : sql`arg_max(${value}, ${compile(by)})`;
  }
}

function addsDoubles({ name, type }: Aggregate, argument: Expression): boolean {
  return name === 'median' || (name === 'sum' && type.kind === 'double' && argument.type.kind === 'exact');
}

/** The number of digits for which a sum over ten billion rows still fits roughly into 64 bits. */
const mostDigitsOfInteger = 10;

/** DuckDB adds whole numbers up in 128 bits, which it does not give out as an exact number by itself. */
function compileSum(value: Sql, { type }: Aggregate, { type: added }: Expression): Sql {
  if (type.kind !== 'exact' || type.scale > 0 || added.kind !== 'exact') return sql`sum(${value})`;
  const isInteger = added.precision <= mostDigitsOfInteger;
  return isInteger ? sql`cast(sum(${value}) as bigint)` : sql`cast(sum(${value}) as decimal(38, 0))`;
}
