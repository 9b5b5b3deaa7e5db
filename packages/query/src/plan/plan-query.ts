import type { QueryContext } from '../context.ts';
import type { InnerQuery, ResolvedQuery } from '../resolve/resolved-query.ts';
import { contains } from '../resolve/tree/children.ts';
import { conjunctsOf } from './conjuncts.ts';
import { hasOneCurrency } from './currency.ts';
import { expressionsOf } from './expressions-of.ts';
import { partitionsOf } from './partitions.ts';
import type { PlannedInnerQuery, PlannedQuery } from './planned-query.ts';
import { readRollup } from './rollups/read-rollup.ts';
import { rollups } from './rollups/rollups.ts';

/**
 * Decides where a query's rows come from.
 *
 *   conditions ─→ dates ─→ partitions of the scope's clients
 *            └──→ one currency or all
 *            └──→ the smallest rollup that gives the same answer, else the fact table
 */
export function planQuery(query: ResolvedQuery, context: QueryContext): PlannedQuery {
  return planWithInner(query, context, planInner(query, context));
}

function planWithInner(query: ResolvedQuery, context: QueryContext, inner: readonly PlannedInnerQuery[]): PlannedQuery {
  const { scope } = context;
  const conjuncts = conjunctsOf(query.conditions);
  const convertsMoney =
    context.money !== 'as billed' && !hasOneCurrency(conjunctsOf(query.currencyConditions ?? query.conditions));
  const rollup = readRollup(query, convertsMoney, context.rollups ?? rollups);
  const read = rollup?.query ?? query;
  const ownPartitions = query.table === null ? [] : partitionsOf(conjuncts, scope);
  return {
    query: read,
    scope,
    sourceTable: rollup?.name ?? query.table,
    partitions: ownPartitions.filter(({ column }) => rollup === undefined || rollup.partitionColumn === column),
    convertsMoney,
    joinsAccount: expressionsOf(read).some((part) => contains(part, isOfAccount)),
    inner,
  };
}

function isOfAccount(part: { readonly kind: string; readonly source?: string }): boolean {
  return part.kind === 'column' && part.source === 'account';
}

/** Every inner query that is read, directly or by another, in the order of their numbers. */
function planInner(query: ResolvedQuery, context: QueryContext): readonly PlannedInnerQuery[] {
  const found = new Map<string, InnerQuery>();
  const collect = (reader: ResolvedQuery): void => {
    for (const inner of reader.inner) {
      collect(inner.query);
      found.set(inner.name, inner);
    }
  };
  collect(query);
  return [...found.values()].map(({ name, query: inner }) => ({ name, planned: planWithInner(inner, context, []) }));
}
