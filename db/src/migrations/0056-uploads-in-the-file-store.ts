import { type Kysely, sql } from 'kysely';

/** Uploads whose pieces are in the file store, so that servers without a shared disk can receive them together. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table upload (
      id uuid primary key,
      user_id integer not null references user_account on delete cascade,
      name text not null,
      bytes bigint not null,
      refusal text,
      begun_at timestamptz not null
    )`,
    sql`create index upload_of_user on upload (user_id)`,
    sql`create table upload_piece (
      id uuid primary key,
      upload_id uuid not null references upload on delete cascade,
      start bigint not null,
      bytes bigint not null,
      unique (upload_id, start)
    )`,
  ];
  for (const statement of statements) await statement.execute(database);
}
