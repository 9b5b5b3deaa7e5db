import type { Packs } from '@waybill/audit';
import type { RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import { compileStatement } from '../compile/compile-planned.ts';
import { united } from '../compile/united.ts';
import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { PlannedQuery } from '../plan/planned-query.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { decimal, text } from '../types/value-type.ts';
import { planBills } from './bills.ts';
import { findingStatements } from './finding-statements.ts';

/**
 * Compiles what all rules find. A finding's id is derived from rule, client, carrier, subject and charge, so that it stays
 * the same when an invoice is loaded again. Amounts are whole cents before credits. Of the day it depends
 * only in what has been under way for long: whether a deadline has passed is decided where findings are read.
 */
export function compileFound(ruleContext: RuleContext, packs: Packs, context: QueryContext): CompiledQuery {
  const bills = planBills(ruleContext, context);
  const statement = (dialect: Dialect): Sql => {
    return sql`${findingStatements(bills, ruleContext, packs, dialect)}
select ${selectFound(dialect)}
from finding as finding where at_stake > 0`;
  };
  const compiled = compileStatement(
    (dialect) => united(dialect, statement, sql`order by id`),
    foundOutputs,
    bills.packages,
  );
  return { ...compiled, plan: planOf([bills.packages, bills.charges]) };
}

/** The columns of an answer, from `finding`. */
export function selectFound(dialect: Dialect): Sql {
  const whole = (value: Sql, name: string) => sql`${dialect.stored(value, 'bigint')} as ${sql.id(name)}`;
  const key = dialect.joinedBy('\u001f', keyColumns);
  return sql`${sql.join(kept.map((name) => sql.id(name)))}, ${sql.join(['cases', 'among'].map((name) => whole(sql.id(name), name)))},
${sql.join(['turn', 'at_stake', 'net_after', 'billed'].map((name) => whole(sql.id(name), name)))},
${whole(sql`billed - freight_part - fuel_part - rest_part`, 'expected')}, ${sql.join(parts.map((name) => whole(sql.id(name), name)))},
obstacle, ${dialect.digest(key)} as id`;
}

const keyColumns = [
  { value: sql.id('rule'), type: text },
  { value: sql.id('client_id'), type: decimal(10, 0) },
  { value: sql.id('carrier_name'), type: text },
  { value: sql.id('subject'), type: text },
  { value: sql.id('charge'), type: text },
];

/** What was billed too much of transportation, of fuel and of the rest: together billed less expected. */
const parts = ['freight_part', 'fuel_part', 'rest_part'] as const;

/** Columns of `settledColumns` that are whole cents. */
export const centColumns: ReadonlySet<string> = new Set(['amount', 'credited', 'billed', 'expected', ...parts]);

/** Types of columns of a finding that are not texts. */
const foundTypes: Readonly<Record<string, OutputColumn['type']>> = {
  client_id: 'integer',
  carrier_id: 'integer',
  tracking_id: 'bigint',
  bill_date: 'date',
  pickup_date: 'date',
  actual_value: 'double',
  usual_value: 'double',
  since: 'date',
  claim_by: 'date',
};

/** Columns of a finding that go into the answer as they are. */
const kept = [
  'rule',
  'client_id',
  'carrier_id',
  'carrier_name',
  'account_number',
  'invoice_number',
  'bill_date',
  'pickup_date',
  'tracking_number',
  'tracking_id',
  'service',
  'subject',
  'charge',
  'confidence',
  'actual_value',
  'usual_value',
  'since',
  'about',
  'claim_by',
];

/** What `compileFound` answers. */
export const foundOutputs: readonly OutputColumn[] = [
  ...kept.map((name): OutputColumn => ({ name, type: foundTypes[name] ?? 'text' })),
  ...['cases', 'among', 'turn', 'at_stake', 'net_after', 'billed', 'expected', ...parts].map(
    (name): OutputColumn => ({ name, type: 'bigint' }),
  ),
  { name: 'obstacle', type: 'text' },
  { name: 'id', type: 'text' },
];

const beforeCredits = new Set(['turn', 'at_stake', 'net_after', 'tracking_id']);

/** What statements about findings take of them once credits have been taken off. */
export const settledColumns: readonly OutputColumn[] = [
  ...foundOutputs.filter(({ name }) => !beforeCredits.has(name)),
  { name: 'amount', type: 'bigint' },
  { name: 'credited', type: 'bigint' },
];

/** What several planned queries read together. */
export function planOf(planned: readonly PlannedQuery[]): CompiledQuery['plan'] {
  const every = planned.flatMap((each) => [...each.inner.map((inner) => inner.planned), each]);
  return {
    sources: every.map(({ sourceTable }) => sourceTable).filter((table) => table !== null),
    partitions: every.flatMap(({ partitions }) => partitions.flatMap(({ values }) => values)),
  };
}
