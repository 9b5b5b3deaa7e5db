import type { Ordering, ResolvedQuery, SelectedColumn } from '../../resolve/resolved-query.ts';
import { conjunctsOf } from '../../resolve/tree/conjuncts.ts';
import type { Expression } from '../../resolve/tree/expression.ts';
import { mapChildren } from '../../resolve/tree/map-children.ts';
import { rewriteAggregate } from './rewrite-aggregate.ts';
import { rewriteCondition } from './rewrite-condition.ts';
import { rewriteRow } from './rewrite-row.ts';
import type { Rollup } from './rollup.ts';
import { type RollupColumns, rollupColumnsOf } from './rollup-columns.ts';

/** A query rewritten to read a rollup. */
export interface RollupReading {
  readonly name: string;
  readonly partitionColumn: string;
  readonly query: ResolvedQuery;
}

/** The query over the first rollup that gives the same answer; undefined if none does. */
export function readRollup(
  query: ResolvedQuery,
  convertsMoney: boolean,
  rollups: readonly Rollup[],
): RollupReading | undefined {
  const addsUp = query.isGrouped || query.distinct;
  if (!addsUp || query.inner.length > 0) return undefined;
  for (const rollup of rollups.filter(({ table, lookup }) => table === query.table && lookup === undefined)) {
    const rewritten = rewriteQuery(query, rollupColumnsOf(rollup, convertsMoney));
    if (rewritten) return { name: rollup.name, partitionColumn: `${rollup.dateColumn}_partition`, query: rewritten };
  }
  return undefined;
}

function rewriteQuery(query: ResolvedQuery, columns: RollupColumns): ResolvedQuery | undefined {
  const conditions = everyOne(conjunctsOf(query.conditions), (condition) =>
    rewriteCondition(condition, query, columns),
  );
  const groups = conditions && everyOne(query.groups, (group) => rewriteRow(group, columns));
  const selected = groups && everyOne(query.selected, (column) => rewriteIn<SelectedColumn>(column, columns));
  const orderings = selected && everyOne(query.orderings, (ordering) => rewriteIn<Ordering>(ordering, columns));
  return orderings && { ...query, conditions, groups, selected, orderings };
}

function rewriteIn<Part extends { readonly expression: Expression }>(
  part: Part,
  columns: RollupColumns,
): Part | undefined {
  const expression = rewriteAnswer(part.expression, columns);
  return expression && { ...part, expression };
}

/** Aggregates from the rollup's sums, everything else from its dimensions. */
function rewriteAnswer(expression: Expression, columns: RollupColumns): Expression | undefined {
  if (expression.kind === 'aggregate') return rewriteAggregate(expression, columns);
  if (expression.kind === 'column') return rewriteRow(expression, columns);
  return rewriteRow(expression, columns) ?? mapChildren(expression, (child) => rewriteAnswer(child, columns));
}

function everyOne<Part>(
  parts: readonly Part[],
  rewrite: (part: Part) => Part | undefined,
): readonly Part[] | undefined {
  const rewritten: Part[] = [];
  for (const part of parts) {
    const done = rewrite(part);
    if (done === undefined) return undefined;
    rewritten.push(done);
  }
  return rewritten;
}
