import { sql } from 'kysely';
import type { Dialect, Gathering } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { Aggregate, Expression } from '../resolve/tree/expression.ts';
import { isSame } from '../resolve/tree/same-expression.ts';
import type { Compilation } from './compilation.ts';
import { compileExpression, expressionCompiler } from './compile-expression.ts';
import { columnAlias, orderedBy, selectClauses, selectedColumn } from './select-of-planned.ts';
import { type SelectStatement, writeSelect } from './select-statement.ts';

type Inner = NonNullable<SelectStatement['with']>;
type Limit = SelectStatement['limit'];

/**
 * The statement of a planned query whose rows are on several shards. Each shard selects its own rows, or adds them up by
 * the query's groups; the whole is ordered, cut and added up from what they answer. An inner query is whole before any
 * shard reads it.
 */
export function gatheredSelect(planned: PlannedQuery, dialect: Dialect, gathering: Gathering, limit?: Limit): Sql {
  const inner: Inner[number][] = [];
  for (const { name, planned: each } of planned.inner)
    inner.push({ name, statement: writeSelect(dialect, gatheredClauses(each, gathering, [...inner])) });
  return writeSelect(dialect, { ...gatheredClauses(planned, gathering, inner, limit), with: inner });
}

function gatheredClauses(planned: PlannedQuery, gathering: Gathering, inner: Inner, limit?: Limit): SelectStatement {
  const cut = limit === undefined ? {} : { limit };
  if (planned.sourceTable === null) return { ...selectClauses(planned, gathering.onEach), ...cut };
  return planned.query.isGrouped
    ? { ...addedUp(planned, gathering, inner), ...cut }
    : { ...united(planned, gathering, inner, limit), ...cut };
}

/** The rows of all shards: of a window, each shard answers as many as the window could show. */
function united(planned: PlannedQuery, gathering: Gathering, inner: Inner, limit: Limit): SelectStatement {
  const { onEach } = gathering;
  const { query } = planned;
  const { orderBy = [], ...clauses } = selectClauses(planned, onEach);
  const { compile } = expressionCompiler(planned.convertsMoney, onEach);
  const orders = query.orderings.map(({ expression, direction, nulls }, index) => {
    const selected = query.selected.findIndex((column) => isSame(column.expression, expression));
    const column = query.selected[selected];
    const alias = column === undefined ? `order_${index + 1}` : columnAlias(column, selected);
    return { alias, expression, isAdded: column === undefined, suffix: sql.raw(`${direction} nulls ${nulls}`) };
  });
  const added = orders.filter(({ isAdded }) => isAdded);
  const rows = writeSelect(onEach, {
    ...clauses,
    with: inner,
    columns: [
      ...clauses.columns,
      ...added.map(({ alias, expression }) => sql`${compile(expression)} as ${sql.id(alias)}`),
    ],
    ...(limit === undefined ? {} : { orderBy, limit: { count: limit.count + limit.offset, offset: 0 } }),
  });
  return {
    distinct: query.distinct,
    columns: query.selected.map((column, index) => sql.id(columnAlias(column, index))),
    from: [gathering.gather(rows)],
    where: [],
    orderBy: orders.map(({ alias, suffix }) => sql`${sql.id(alias)} ${suffix}`),
  };
}

/** Groups that are added up from those of every shard. */
function addedUp(planned: PlannedQuery, gathering: Gathering, inner: Inner): SelectStatement {
  const { onEach } = gathering;
  const { query } = planned;
  const { compile } = expressionCompiler(planned.convertsMoney, onEach);
  const keys = query.groups.map((_, index) => sql.id(`key_${index + 1}`));
  const parts = new Parts(gathering, compile);
  const whole: Compilation = {
    convertsMoney: planned.convertsMoney,
    dialect: onEach,
    compile(expression) {
      const key = keys[query.groups.findIndex((group) => isSame(group, expression))];
      if (key !== undefined) return key;
      return expression.kind === 'aggregate' ? parts.whole(expression) : compileExpression(expression, whole);
    },
  };
  const columns = query.selected.map((column, index) => selectedColumn(column, index, whole));
  const orderBy = query.orderings.map((ordering) => orderedBy(ordering, query, whole));
  const { from, where, groupBy } = selectClauses(planned, onEach);
  const groups = query.groups.map((group, index) => sql`${compile(group)} as ${keys[index]}`);
  const rows = writeSelect(onEach, {
    with: inner,
    columns: [...groups, ...parts.columns],
    from,
    where,
    ...(groupBy === undefined ? {} : { groupBy }),
  });
  return { distinct: query.distinct, columns, from: [gathering.gather(rows)], where: [], groupBy: keys, orderBy };
}

/** The columns with the parts of a query's aggregates, each once. */
class Parts {
  readonly columns: Sql[] = [];
  readonly #gathering: Gathering;
  readonly #compile: (expression: Expression) => Sql;
  readonly #known: { readonly aggregate: Aggregate; readonly whole: Sql }[] = [];

  constructor(gathering: Gathering, compile: (expression: Expression) => Sql) {
    this.#gathering = gathering;
    this.#compile = compile;
  }

  /** The aggregate as it is made of its parts, which are columns from now on. */
  whole(aggregate: Aggregate): Sql {
    const known = this.#known.find((each) => isSame(each.aggregate, aggregate));
    if (known !== undefined) return known.whole;
    const { name, argument, distinct, by, type: to } = aggregate;
    const split = this.#gathering.split({
      name,
      argument: argument === null ? undefined : { value: this.#compile(argument), type: argument.type, distinct, to },
      by: by === null ? undefined : this.#compile(by),
    });
    const whole = split.whole(split.parts.map((part) => this.#add(part)));
    this.#known.push({ aggregate, whole });
    return whole;
  }

  #add(part: Sql): Sql {
    const name = sql.id(`part_${this.columns.length + 1}`);
    this.columns.push(sql`${part} as ${name}`);
    return name;
  }
}
