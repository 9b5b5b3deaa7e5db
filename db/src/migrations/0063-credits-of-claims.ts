import { type Kysely, sql } from 'kysely';

/**
 * What a claim was filed for and how, who changed a finding to what, and which credits somebody allocated. The states
 * are those of the contract, which checks them: a rule here would have to change with each new one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table exception_finding
      add column claimed_amount numeric(14, 2),
      add column account_number text not null default '',
      add column bill_date date,
      add column claim_channel text not null default '',
      add column reason text not null default ''`,
    sql`update exception_finding set claimed_amount = amount where claimed_on is not null`,
    sql`alter table exception_finding drop constraint exception_finding_state_check`,
    sql`create table exception_finding_change (
      id bigint generated always as identity primary key,
      change_id text not null,
      finding_id text not null,
      client_id integer not null references client on delete cascade,
      before text not null,
      after text not null,
      changed_by integer references user_account on delete set null,
      changed_at timestamptz not null,
      undone_at timestamptz)`,
    sql`create index exception_finding_change_of_finding on exception_finding_change (finding_id)`,
    sql`create index exception_finding_change_of_change on exception_finding_change (change_id)`,
    sql`create table credit_decision (
      credit_key text not null,
      finding_id text not null,
      client_id integer not null references client on delete cascade,
      kind text not null check (kind in ('claim', 'automatic', 'none')),
      cents bigint not null,
      decided_by integer references user_account on delete set null,
      decided_at timestamptz not null,
      primary key (credit_key, finding_id, kind))`,
    sql`create index credit_decision_of_client on credit_decision (client_id)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
