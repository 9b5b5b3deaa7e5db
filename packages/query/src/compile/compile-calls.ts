import { sql } from 'kysely';
import type { Sql } from '../dialect/sql.ts';
import type { Aggregate } from '../resolve/tree/aggregate.ts';
import type { Call } from '../resolve/tree/call.ts';
import type { Case } from '../resolve/tree/case.ts';
import { writtenValues } from '../resolve/written-values.ts';
import type { Compilation } from './compilation.ts';

export function compileCall(node: Call, { compile, dialect }: Compilation): Sql {
  return node.function.sql(dialect, {
    values: node.arguments.map(compile),
    types: node.arguments.map(({ type }) => type),
    written: writtenValues(node.arguments),
    type: node.type,
  });
}

export function compileCase({ choices, otherwise, type }: Case, { compile, dialect }: Compilation): Sql {
  const branches = choices.map(({ condition, result }) => {
    const value = dialect.alike(compile(result), result.type, type);
    return sql`when ${compile(condition)} then ${value}`;
  });
  return sql`case ${sql.join(branches, sql` `)} else ${dialect.alike(compile(otherwise), otherwise.type, type)} end`;
}

export function compileAggregate(aggregate: Aggregate, { compile, dialect }: Compilation): Sql {
  const { name, argument, distinct, by, type: to } = aggregate;
  if (argument === null) return dialect.countRows();
  const value = compile(argument);
  const aggregated = { value, type: argument.type, distinct, to };
  switch (name) {
    case 'count':
      return dialect.count(value, distinct);
    case 'sum':
      return dialect.sum(aggregated);
    case 'avg':
      return dialect.average(aggregated);
    case 'median':
      return dialect.median(aggregated);
    case 'min':
      return extreme('min', value, distinct);
    case 'max':
      return extreme('max', value, distinct);
    case 'first':
      return by === null ? extreme('min', value, distinct) : dialect.firstBy(value, compile(by));
    case 'last':
      return by === null ? extreme('max', value, distinct) : dialect.lastBy(value, compile(by));
  }
}

function extreme(name: 'min' | 'max', value: Sql, distinct: boolean): Sql {
  return sql`${sql.raw(name)}(${distinct ? sql`distinct ${value}` : value})`;
}
