import { type Kysely, sql } from 'kysely';

/** When the server takes backups, and their results. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table backup_schedule (
      id integer primary key default 1 check (id = 1),
      is_on boolean not null,
      every text not null check (every in ('six_hours', 'day', 'week')),
      minute_of_day integer not null check (minute_of_day between 0 and 1439),
      keep integer not null check (keep between 1 and 1000),
      changed_at timestamptz not null
    )`,
    sql`create table backup_run (
      id integer primary key generated always as identity,
      kind text not null check (kind in ('backup', 'test_restore')),
      due_at timestamptz unique,
      user_id integer references user_account on delete set null,
      began_at timestamptz not null,
      ended_at timestamptz,
      name text,
      bytes bigint,
      added bigint,
      problem text
    )`,
  ];
  for (const statement of statements) await statement.execute(database);
}
