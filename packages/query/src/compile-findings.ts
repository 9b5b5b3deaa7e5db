import { type ExceptionRule, findingColumns, type RuleContext } from '@waybill/model';
import { sql } from 'kysely';
import { compileStatement } from './compile/compile-planned.ts';
import { addedUp, united } from './compile/united.ts';
import { type AuditStates, auditColumns, auditStatement, planAudit } from './compile-audit.ts';
import type { CompiledQuery, OutputColumn } from './compiled-query.ts';
import type { Dialect } from './dialect/dialect.ts';
import type { Sql } from './dialect/sql.ts';
import { type FoundByRule, foundByRule } from './found-by-rule.ts';
import type { PlannedQuery } from './plan/planned-query.ts';
import type { QueryContext } from './plan/query-context.ts';
import { date, decimal, text } from './types/value-type.ts';

/**
 * What somebody has recorded about a finding: its id, its state, who is working on it and the carrier's claim number.
 */
export interface NotedFinding {
  readonly id: string;
  readonly state: string;
  readonly owner: number | null;
  readonly claimReference: string;
}

/** Which findings are requested. Absent: all. */
export interface FindingFilter {
  readonly ids?: readonly string[] | undefined;
  readonly states?: readonly string[] | undefined;
  /** Whether the carrier still accepts a claim. */
  readonly claimWindow?: string | undefined;
  readonly carrierName?: string | undefined;
  readonly owner?: number | undefined;
  /** Each must occur in the number, invoice, account, service, charge or claim number, ignoring case. */
  readonly words?: readonly string[] | undefined;
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
  readonly rules: readonly ExceptionRule[];
  readonly ruleContext: RuleContext;
  readonly noted: readonly NotedFinding[];
  /** States in which nothing more is to be done. */
  readonly settled: readonly string[];
  readonly filter: FindingFilter;
}

/**
 * Compiles the findings of rules: what each rule finds, except what a credit has settled and nobody is working on, with
 * what users recorded. A finding's id is derived from rule, client, carrier, subject and charge, so that it stays the
 * same when an invoice is loaded again.
 *
 *   rule ──→ found ──┐
 *       └──→ credits ┴→ named ──┐
 *   noted (one parameter) ──────┴→ stated → filtered → window, total or tallies
 */
export function compileFindings(question: FindingQuestion, context: QueryContext) {
  const parts = question.rules.map((rule) => foundByRule(rule, question.ruleContext, context));
  const [first] = parts;
  if (first === undefined) throw new Error('Findings need a rule');
  const stated = (dialect: Dialect): Sql => statedFindings(parts, question, dialect);
  const filtered = (dialect: Dialect): Sql =>
    sql`${stated(dialect)}\nselect * from stated where ${filterOf(question.filter, dialect)}`;
  const compile = (statement: (dialect: Dialect) => Sql, columns: readonly OutputColumn[]): CompiledQuery => {
    const compiled = compileStatement(statement, columns, first.planned);
    return { ...compiled, plan: planOf(parts.map(({ planned }) => planned)) };
  };
  return {
    /** The findings of a window. */
    window: (window: FindingWindow) =>
      compile((dialect) => {
        const rows = ({ limit, offset }: Pick<FindingWindow, 'limit' | 'offset'>, columns: Sql, from: Sql): Sql =>
          sql`select ${columns} from ${from} as filtered
order by ${orderOf(window)}, id
${dialect.limit(limit, offset)}`;
        const columns = sql.join(outputs.map(({ name }) => sql.id(name)));
        const { gathering } = dialect;
        if (gathering === undefined) return rows(window, columns, sql`(${filtered(dialect)})`);
        const first = { limit: window.limit + window.offset, offset: 0 };
        const ofEach = rows(first, sql`${columns}, is_settled`, sql`(${filtered(gathering.onEach)})`);
        return rows(window, columns, gathering.gather(ofEach));
      }, outputs),
    /** One row: how many there are, what is at stake and what is settled. */
    total: () =>
      compile(
        (dialect) => {
          const total = (of: Dialect): Sql => {
            const sumWhere = (condition: Sql) => sql`coalesce(${of.filtered(sql`sum(amount)`, condition)}, 0)`;
            return sql`select count(*) as findings, ${sumWhere(sql`not is_settled`)} as amount,
${sumWhere(sql`is_settled`)} as settled_amount from (${filtered(of)}) as filtered`;
          };
          return addedUp(dialect, total, ['findings', 'amount', 'settled_amount']);
        },
        [...tallied, { name: 'settled_amount', type: 'money' }],
      ),
    /** By carrier: what matches, what does not, and the state of claims, for the rows that meet the conditions. */
    audit: (states: AuditStates, conditions: readonly string[]): CompiledQuery => {
      const audit = planAudit(conditions, context);
      const compiled = compileStatement(
        (dialect) => auditStatement(stated, states, audit, dialect),
        auditColumns,
        first.planned,
      );
      return { ...compiled, plan: planOf([...parts.map((part) => part.planned), audit.spent, audit.undercharged]) };
    },
    /** What is at stake by rule, carrier, client, state and claim window, and the nearest day to claim by. */
    tallies: () =>
      compile(
        (dialect) => {
          const tallies = (
            of: Dialect,
          ) => sql`select rule, carrier_name, client_id, state, claim_window, count(*) as findings, sum(amount) as amount,
min(claim_by) as first_claim_by from (${filtered(of)}) as filtered group by all order by all`;
          return united(dialect, tallies, sql`order by all`);
        },
        [...tallyKeys, ...tallied, { name: 'first_claim_by', type: 'date' }],
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
  { name: 'claim_by', type: 'date' },
  { name: 'claim_window', type: 'text' },
  { name: 'answered', type: 'boolean' },
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
];
const tallied: readonly OutputColumn[] = [
  { name: 'findings', type: 'bigint' },
  { name: 'amount', type: 'money' },
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

/** By the days left to claim: expired ones after the rest, settled ones last. */
function orderOf({ sort, descending }: FindingWindow): Sql {
  const column = sql`${sql.id(sortColumns[sort])} ${sql.raw(descending ? 'desc' : 'asc')} nulls last`;
  return sort === 'claimBy' ? sql`is_settled, claim_window = 'expired', ${column}, amount desc` : column;
}

const searched = ['tracking_number', 'invoice_number', 'account_number', 'service', 'charge', 'claim_reference'];

const keyColumns = [
  { value: sql.id('rule'), type: text },
  { value: sql.id('client_id'), type: decimal(10, 0) },
  { value: sql.id('carrier_name'), type: text },
  { value: sql.id('subject'), type: text },
  { value: sql.id('charge'), type: text },
];

function statedFindings(
  parts: readonly FoundByRule[],
  { noted, settled, ruleContext }: FindingQuestion,
  dialect: Dialect,
): Sql {
  const found = sql.join(
    parts.map(({ statement }) => statement(dialect)),
    sql.raw('\nunion all\n'),
  );
  const kept = ['rule', ...findingColumns.filter((name) => name !== 'amount'), 'claim_by', 'answered'];
  const key = dialect.joinedBy('\u001f', keyColumns);
  const notes = dialect.jsonRows(JSON.stringify(noted), {
    id: 'text',
    state: 'text',
    owner: 'integer',
    claimReference: 'text',
  });
  const today = dialect.literal({ type: date, value: ruleContext.today });
  return sql`with found as (\n${found}\n), named as (
select ${sql.join(kept.map((name) => sql.id(name)))}, ${dialect.cents(sql.id('amount'))} as amount, ${dialect.digest(key)} as id
from found
), noted as (
select note.id as noted_id, note.state as noted_state, note.owner as owner,
note."claimReference" as claim_reference
from (${notes}) as note
), stated as (
select named.*, coalesce(noted_state, 'open') as state, owner, claim_reference,
noted_state is not null as noted,
case when claim_by is null then 'unknown' when claim_by < ${today} then 'expired' else 'claimable' end as claim_window,
coalesce(noted_state in (${sql.join([...settled])}), false) as is_settled
from named left join noted on noted_id = named.id
where not answered or noted_state is not null
)`;
}

function filterOf({ ids, states, claimWindow, carrierName, owner, words = [] }: FindingFilter, dialect: Dialect): Sql {
  const conditions = [
    sql`true`,
    ...(ids === undefined ? [] : [sql`id in (${oneOf(ids)})`]),
    ...(states === undefined ? [] : [sql`state in (${oneOf(states)})`]),
    ...(claimWindow === undefined ? [] : [sql`claim_window = ${claimWindow}`]),
    ...(carrierName === undefined ? [] : [sql`carrier_name = ${carrierName}`]),
    ...(owner === undefined ? [] : [sql`owner = ${owner}`]),
    ...words.map((word) => {
      const wanted = dialect.lower(sql`${word}`);
      const places = searched.map((name) =>
        dialect.contains(dialect.lower(sql`coalesce(${sql.id(name)}, '')`), wanted),
      );
      return sql`(${sql.join(places, sql` or `)})`;
    }),
  ];
  return sql.join(conditions, sql` and `);
}

const oneOf = (values: readonly string[]): Sql => (values.length === 0 ? sql`null` : sql.join([...values]));

function planOf(planned: readonly PlannedQuery[]): CompiledQuery['plan'] {
  const every = planned.flatMap((each) => [...each.inner.map((inner) => inner.planned), each]);
  return {
    sources: every.map(({ sourceTable }) => sourceTable).filter((table) => table !== null),
    partitions: every.flatMap(({ partitions }) => partitions.flatMap(({ values }) => values)),
  };
}
