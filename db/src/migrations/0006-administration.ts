import { type Kysely, sql } from 'kysely';

/** Who may use the assistant, and an audit log that can be searched. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table user_account add column chat boolean not null default false`,
    sql`create index audit_log_of_tenant on audit_log (tenant_id, at)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
