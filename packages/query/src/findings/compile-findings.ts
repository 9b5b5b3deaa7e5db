import { filedStates } from '@waybill/contract';
import type { CarrierDays, ExceptionRule } from '@waybill/model';
import { sql } from 'kysely';
import { writeStatement } from '../compile/write-statement.ts';
import type { CompiledQuery, OutputColumn } from '../compiled-query.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { QueryContext } from '../plan/query-context.ts';
import { type AuditStates, auditColumns, auditStatement, planAudit } from './compile-audit.ts';
import { centColumns, planOf, settledColumns } from './compile-found.ts';
import { type FindingFilter, filterOf } from './finding-filter.ts';
import { dayLiteral, todayOfCarrier } from './rules-in-sql.ts';

/**
 * What somebody has recorded about a finding: its id, its state, who is working on it and the carrier's claim number.
 */
export interface NotedFinding {
  readonly id: string;
  readonly state: string;
  readonly owner: number | null;
  readonly claimReference: string;
}

/** A window of the findings in a complete order. */
export interface FindingWindow {
  readonly sort: FindingSort;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** What findings are ordered by. */
export const findingSorts = [
  'claimBy',
  'amount',
  'billDate',
  'pickupDate',
  'trackingNumber',
  'carrierName',
  'rule',
] as const;
export type FindingSort = (typeof findingSorts)[number];

/** Everything that statements about findings are built from. */
export interface FindingQuestion {
  /** The rules whose findings are wanted. */
  readonly rules: readonly ExceptionRule[];
  /** The answer of `compileFound`, with what is left at stake after credits. */
  readonly found: readonly Readonly<Record<string, unknown>>[];
  readonly days: CarrierDays;
  readonly noted: readonly NotedFinding[];
  /** States in which nothing more is to be done. */
  readonly settled: readonly string[];
  /** The last day of claims that are urgent; default: none are. */
  readonly soonBy?: string;
  readonly filter: FindingFilter;
}

/**
 * Compiles questions about findings with what users recorded.
 *
 *   found (one parameter) ──→ named ──┐
 *   noted (one parameter) ────────────┴→ stated → filtered → window, total, tallies or audit
 */
export function compileFindings(question: FindingQuestion, context: QueryContext) {
  const stated = (dialect: Dialect): Sql => statedFindings(question, dialect);
  const filtered = (dialect: Dialect): Sql =>
    sql`${stated(dialect)}\nselect * from stated where ${filterOf(question.rules, question.filter, dialect)}`;
  const compile = (statement: (dialect: Dialect) => Sql, columns: readonly OutputColumn[]): CompiledQuery =>
    writeStatement(statement, { columns, scope: context.scope, plan: { sources: [], partitions: [] } });
  return {
    /** The findings of a window. */
    window: (window: FindingWindow) =>
      compile((dialect) => {
        const columns = sql.join(outputs.map(({ name }) => sql.id(name)));
        return sql`select ${columns} from (${filtered(dialect)}) as filtered
order by ${orderOf(window)}, id
${dialect.limit(window.limit, window.offset)}`;
      }, outputs),
    /** One row: how many there are, and what of them can be claimed, is to be checked, cannot be claimed, is settled. */
    total: () =>
      compile((dialect) => {
        const sumWhere = (condition: Sql) => sql`coalesce(${dialect.filtered(sql`sum(amount)`, condition)}, 0)`;
        return sql`select count(*) as findings,
${sumWhere(sql`not is_settled and obstacle is null and confidence <> 'check'`)} as amount,
${sumWhere(sql`not is_settled and obstacle is null and confidence = 'check'`)} as check_amount,
${sumWhere(sql`not is_settled and obstacle is not null`)} as unclaimable_amount,
${sumWhere(sql`is_settled`)} as settled_amount, coalesce(sum(credited), 0) as credited from (${filtered(dialect)}) as filtered`;
      }, totals),
    /** By carrier: what matches, what does not, and the state of claims, for the rows that meet the conditions. */
    audit: (states: AuditStates, conditions: readonly string[]): CompiledQuery => {
      const audit = planAudit(conditions, context);
      const statement = (dialect: Dialect) => auditStatement(stated(dialect), states, audit, dialect);
      const plan = planOf([audit.spent, audit.undercharged]);
      return writeStatement(statement, { columns: auditColumns, scope: context.scope, plan });
    },
    /** What is at stake by all that findings are told apart by, and the nearest day to claim by. */
    tallies: () =>
      compile(
        (dialect) => {
          const keys = sql.join(tallyKeys.map(({ name }) => sql.id(name)));
          const isSoon =
            question.soonBy === undefined
              ? sql`false`
              : sql`(claim_window = 'claimable' and claim_by <= ${dayLiteral(dialect, question.soonBy)})`;
          return sql`select ${keys}, count(*) as findings, ${dialect.filtered(sql`count(*)`, isSoon)} as soon,
coalesce(${dialect.filtered(sql`sum(amount)`, isSoon)}, 0) as soon_amount, sum(amount) as amount,
sum(credited) as credited, min(claim_by) as first_claim_by from (${filtered(dialect)}) as filtered group by ${keys} order by all`;
        },
        [
          ...tallyKeys,
          { name: 'findings', type: 'bigint' },
          { name: 'soon', type: 'bigint' },
          { name: 'soon_amount', type: 'money' },
          { name: 'amount', type: 'money' },
          { name: 'credited', type: 'money' },
          { name: 'first_claim_by', type: 'date' },
        ],
      ),
  };
}

const outputs: readonly OutputColumn[] = [
  { name: 'id', type: 'text' },
  { name: 'rule', type: 'text' },
  { name: 'client_id', type: 'integer' },
  { name: 'carrier_name', type: 'text' },
  { name: 'account_number', type: 'text' },
  { name: 'invoice_number', type: 'text' },
  { name: 'bill_date', type: 'date' },
  { name: 'pickup_date', type: 'date' },
  { name: 'tracking_number', type: 'text' },
  { name: 'service', type: 'text' },
  { name: 'charge', type: 'text' },
  { name: 'amount', type: 'money' },
  { name: 'credited', type: 'money' },
  { name: 'billed', type: 'money' },
  { name: 'expected', type: 'money' },
  { name: 'freight_part', type: 'money' },
  { name: 'fuel_part', type: 'money' },
  { name: 'rest_part', type: 'money' },
  { name: 'confidence', type: 'text' },
  { name: 'obstacle', type: 'text' },
  { name: 'actual_value', type: 'double' },
  { name: 'usual_value', type: 'double' },
  { name: 'cases', type: 'bigint' },
  { name: 'among', type: 'bigint' },
  { name: 'since', type: 'date' },
  { name: 'about', type: 'text' },
  { name: 'claim_by', type: 'date' },
  { name: 'claim_window', type: 'text' },
  { name: 'state', type: 'text' },
  { name: 'owner', type: 'integer' },
  { name: 'noted', type: 'boolean' },
];
const tallyKeys: readonly OutputColumn[] = [
  { name: 'rule', type: 'text' },
  { name: 'carrier_name', type: 'text' },
  { name: 'client_id', type: 'integer' },
  { name: 'state', type: 'text' },
  { name: 'claim_window', type: 'text' },
  { name: 'confidence', type: 'text' },
  { name: 'obstacle', type: 'text' },
];
const totals: readonly OutputColumn[] = [
  { name: 'findings', type: 'bigint' },
  { name: 'amount', type: 'money' },
  { name: 'check_amount', type: 'money' },
  { name: 'unclaimable_amount', type: 'money' },
  { name: 'settled_amount', type: 'money' },
  { name: 'credited', type: 'money' },
];

const sortColumns: Readonly<Record<FindingSort, string>> = {
  claimBy: 'claim_by',
  amount: 'amount',
  billDate: 'bill_date',
  pickupDate: 'pickup_date',
  trackingNumber: 'tracking_number',
  carrierName: 'carrier_name',
  rule: 'rule',
};

/**
 * By the days left to claim: what is to be checked or cannot be claimed after the rest, then what the carrier has got,
 * settled ones last.
 */
function orderOf({ sort, descending }: FindingWindow): Sql {
  const column = sql`${sql.id(sortColumns[sort])} ${sql.raw(descending ? 'desc' : 'asc')} nulls last`;
  return sort === 'claimBy'
    ? sql`is_settled, state in (${sql.join([...filedStates])}), obstacle is not null, confidence = 'check', ${column}, amount desc`
    : column;
}

/** Findings as they were answered, with what users recorded; amounts become dollars. */
function statedFindings({ found, noted, settled, days }: FindingQuestion, dialect: Dialect): Sql {
  const asText = found.map((row) => Object.fromEntries(settledColumns.map(({ name }) => [name, textOf(row[name])])));
  const fields = Object.fromEntries(settledColumns.map(({ name }) => [name, 'text'] as const));
  const rows = dialect.jsonRows(JSON.stringify(asText), fields);
  const notes = dialect.jsonRows(JSON.stringify(noted), {
    id: 'text',
    state: 'text',
    owner: 'integer',
    claimReference: 'text',
  });
  const read = settledColumns.map(({ name, type }) => {
    const value = sql.id('row', name);
    if (type === 'date') return sql`${dialect.stored(value, 'day')} as ${sql.id(name)}`;
    if (type === 'double') return sql`cast(${value} as double) as ${sql.id(name)}`;
    if (centColumns.has(name)) return sql`${dialect.cents(sql`cast(${value} as double) / 100e0`)} as ${sql.id(name)}`;
    if (type === 'text') return sql`${value} as ${sql.id(name)}`;
    return sql`${dialect.stored(value, 'bigint')} as ${sql.id(name)}`;
  });
  const isExpired = sql`claim_by < ${todayOfCarrier(days, dialect)}`;
  return sql`with answered as (
select ${sql.join(read)} from (${rows}) as ${sql.id('row')}
), named as (
select ${sql.join(settledColumns.filter(({ name }) => name !== 'obstacle').map(({ name }) => sql.id(name)))},
case when obstacle is not null then obstacle when ${isExpired} then 'expired' end as obstacle from answered as answered
), noted as (
select note.id as noted_id, note.state as noted_state, note.owner as owner,
note."claimReference" as claim_reference
from (${notes}) as note
), stated as (
select named.*, coalesce(noted_state, 'open') as state, owner, claim_reference,
noted_state is not null as noted,
case when claim_by is null then 'unknown' when ${isExpired} then 'expired' else 'claimable' end as claim_window,
coalesce(noted_state in (${sql.join([...settled])}), false) as is_settled
from named left join noted on noted_id = named.id
)`;
}

const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
