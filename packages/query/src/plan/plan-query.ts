import { leftOutGroups, type TableName } from '@waybill/model';
import { resolveCondition } from '../resolve/resolve-expression.ts';
import type { InnerQuery, ResolvedQuery } from '../resolve/resolved-query.ts';
import { factNames } from '../resolve/table-names.ts';
import { contains } from '../resolve/tree/children.ts';
import { conjunctsOf } from '../resolve/tree/conjuncts.ts';
import type { Expression } from '../resolve/tree/expression.ts';
import { isSame } from '../resolve/tree/same-expression.ts';
import { hasOneCurrency } from './currency.ts';
import { findingsOf } from './finding-rows.ts';
import { lookupOf } from './lookup.ts';
import { partitionsOf } from './partitions.ts';
import type { PlannedInnerQuery, PlannedQuery } from './planned-query.ts';
import type { QueryContext } from './query-context.ts';
import { readRollup } from './rollups/read-rollup.ts';
import { rollups } from './rollups/rollups.ts';

/**
 * Decides where a query's rows come from.
 *
 *   conditions ─→ dates ─→ partitions of the scope's clients
 *            └──→ one currency or all
 *            └──→ tracking numbers to look up
 *            └──→ the smallest rollup that gives the same answer, else the fact table
 */
export function planQuery(query: ResolvedQuery, context: QueryContext): PlannedQuery {
  return planWithInner(query, context, planInner(query, context));
}

/** A condition for active accounts is unnecessary for clients that have no inactive ones. */
function dropRedundantConditions(query: ResolvedQuery, { scope }: QueryContext): ResolvedQuery {
  const { table, conditions } = query;
  if (table === null || !scope.allAccountsActive) return query;
  const onlyActive = onlyActiveAccounts(table);
  return { ...query, conditions: conjunctsOf(conditions).filter((condition) => !isSame(condition, onlyActive)) };
}

function onlyActiveAccounts(table: TableName): Expression {
  const source = { field: 'whereClauseDetails', text: leftOutGroups.inactive_accounts.others };
  const [condition] = conjunctsOf([resolveCondition(source, factNames(table))]);
  if (condition === undefined) throw new Error('There is no condition on active accounts');
  return condition;
}

function planWithInner(asked: ResolvedQuery, context: QueryContext, inner: readonly PlannedInnerQuery[]): PlannedQuery {
  const { query, findings } = findingsOf(dropRedundantConditions(asked, context), context.findings);
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
    lookup: rollup === undefined ? lookupOf(conjuncts, context.rollups ?? rollups) : undefined,
    convertsMoney,
    joinsAccount: expressionsOf(read).some((part) => contains(part, isOfAccount)),
    findings,
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

/** Every expression that is in a query. */
function expressionsOf({ selected, conditions, groups, orderings }: ResolvedQuery): readonly Expression[] {
  return [
    ...selected.map(({ expression }) => expression),
    ...conditions,
    ...groups,
    ...orderings.map(({ expression }) => expression),
  ];
}
