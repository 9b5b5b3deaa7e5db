import { type Kysely, sql } from 'kysely';

/** Users' notes on findings. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table exception_finding (
      id text primary key,
      client_id integer not null references client on delete cascade,
      rule text not null,
      carrier_name text not null,
      tracking_number text,
      invoice_number text not null,
      amount numeric(14, 2) not null,
      state text not null check (state in ('open', 'in_review', 'disputed', 'credited', 'accepted')),
      note text not null default '',
      owner_id integer references user_account on delete set null,
      changed_by integer references user_account on delete set null,
      changed_at timestamptz not null)`,
    sql`create index exception_finding_of_client on exception_finding (client_id, rule)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
