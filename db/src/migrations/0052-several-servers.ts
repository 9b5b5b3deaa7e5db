import { type Kysely, sql } from 'kysely';

/**
 * What the servers on one settings database share besides users and settings: the list of servers, who is doing which
 * work, and counters that each of them would otherwise keep for itself.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table expanding_migration (
      name text primary key
    )`,
    sql`create table server (
      id uuid primary key,
      name text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null
    )`,
    sql`alter table report add column server_id uuid references server on delete set null`,
    sql`alter table ftp_fetch add column server_id uuid references server on delete set null`,
    sql`alter table backup_run add column server_id uuid references server on delete set null`,
    sql`create table upload_work (
      upload_id uuid primary key,
      user_id integer not null references user_account on delete cascade,
      server_id uuid references server on delete set null,
      since timestamptz not null,
      state jsonb not null
    )`,
    sql`create table upload_lock (
      upload_id uuid primary key,
      server_id uuid not null references server on delete cascade
    )`,
    sql`create table used_captcha (
      nonce text primary key,
      expires_at timestamptz not null
    )`,
    sql`create table language_model_request (
      id bigint primary key generated always as identity,
      user_id integer not null references user_account on delete cascade,
      at timestamptz not null,
      tokens integer not null
    )`,
    sql`create index language_model_request_of_user on language_model_request (user_id, at)`,
    sql`create table request_tally (
      key text primary key,
      ends_at timestamptz not null,
      requests integer not null
    )`,
    sql`create table chore (
      name text primary key,
      begun_at timestamptz not null
    )`,
  ];
  for (const statement of statements) await statement.execute(database);
}
