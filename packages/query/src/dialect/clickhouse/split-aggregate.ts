import { sql } from 'kysely';
import { type AggregateCall, type Aggregated, digitsOf, type SplitAggregate } from '../dialect.ts';
import type { Sql } from '../sql.ts';
import { mostDigitsOfInteger, numbers } from './numbers.ts';
import { double, integer, wide } from './types.ts';

/**
 * Splits an aggregate so that the whole is exact, whatever rows a shard has: averages as sums and counts, distinct values
 * and medians as the values themselves.
 */
export function splitAggregate({ name, argument, by }: AggregateCall): SplitAggregate {
  if (argument === undefined) return counted(numbers.countRows());
  const { value, distinct } = argument;
  switch (name) {
    case 'count':
      return distinct
        ? ofValues(argument, value, (all) => sql`toInt64(length(${all}))`)
        : counted(numbers.count(value, false));
    case 'sum':
      return distinct
        ? ofValues(argument, addable(argument), (all) => unlessEmpty(all, sql`arraySum(${all})`))
        : summed(argument);
    case 'avg':
      return averaged(argument);
    case 'median':
      return ofValues(argument, double(value), (all) =>
        unlessEmpty(all, sql`arrayReduce('quantileExactInclusive(0.5)', ${all})`),
      );
    case 'min':
      return extreme('min', value);
    case 'max':
      return extreme('max', value);
    case 'first':
      return by === undefined ? extreme('min', value) : edge('min', value, by);
    case 'last':
      return by === undefined ? extreme('max', value) : edge('max', value, by);
  }
}

const counted = (count: Sql): SplitAggregate => ({ parts: [count], whole: ([each]) => integer(sql`sum(${each})`) });

function summed(argument: Aggregated): SplitAggregate {
  const fitsInteger = isInteger(argument);
  return {
    parts: [numbers.sum(argument)],
    whole: ([each]) => (fitsInteger ? integer(sql`sum(${each})`) : sql`sum(${each})`),
  };
}

function averaged(argument: Aggregated): SplitAggregate {
  const value = argument.type.kind === 'exact' ? wide(argument.value, argument.type.scale) : double(argument.value);
  if (argument.distinct)
    return ofValues(argument, value, (all) => unlessEmpty(all, sql`${double(sql`arraySum(${all})`)} / length(${all})`));
  return {
    parts: [sql`sum(${value})`, numbers.count(argument.value, false)],
    whole: ([sum, count]) => sql`${double(sql`sum(${sum})`)} / sum(${count})`,
  };
}

const extreme = (name: 'min' | 'max', value: Sql): SplitAggregate => ({
  parts: [sql`${sql.raw(name)}(${value})`],
  whole: ([each]) => sql`${sql.raw(name)}(${each})`,
});

/** The value of each shard with what it is ordered by. */
function edge(name: 'min' | 'max', value: Sql, by: Sql): SplitAggregate {
  const at = sql.raw(name === 'min' ? 'argMin' : 'argMax');
  return {
    parts: [sql`${at}(${value}, ${by})`, sql`${sql.raw(name)}(${by}) filter (where ${value} is not null)`],
    whole: ([values, order]) => sql`${at}(${values}, ${order})`,
  };
}

/** All values, or each once, as a list that is worked out from when it is whole. */
function ofValues({ distinct }: Aggregated, value: Sql, whole: (all: Sql) => Sql): SplitAggregate {
  const list = sql.raw(distinct ? 'groupUniqArray' : 'groupArray');
  return { parts: [sql`${list}(${value})`], whole: ([each]) => whole(sql`${list}Array(${each})`) };
}

const unlessEmpty = (list: Sql, value: Sql): Sql => sql`if(empty(${list}), null, ${value})`;

/** The value as `sum` adds it. */
function addable(argument: Aggregated): Sql {
  const { value, type, to } = argument;
  if (to.kind !== 'exact' || type.kind !== 'exact') return double(value);
  return isInteger(argument) ? integer(value) : wide(value, type.scale);
}

/** Whether the sum has room in 64 bits. */
function isInteger({ type, to }: Aggregated): boolean {
  if (to.kind !== 'exact' || type.kind !== 'exact') return false;
  const { scale, precision } = digitsOf(type);
  return scale === 0 && precision <= mostDigitsOfInteger;
}
