import { type Kysely, sql } from 'kysely';

/** When users are told that claims expire, whom they name, and what each of them has been told. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table claim_deadline_notice (
    user_id integer primary key references user_account (id) on delete cascade,
    whose text not null check (whose in ('own', 'all')),
    by_mail boolean not null,
    in_portal boolean not null,
    from_others boolean not null default true,
    weekday smallint not null check (weekday between 1 and 7),
    hour smallint not null check (hour between 0 and 23),
    time_zone text not null,
    quiet_from smallint check (quiet_from between 0 and 23),
    quiet_to smallint check (quiet_to between 0 and 23),
    saved_at timestamptz,
    unsubscribed_at timestamptz,
    check ((quiet_from is null) = (quiet_to is null)),
    check (quiet_from <> quiet_to)
  )`.execute(database);
  await sql`create table claim_deadline_reader (
    user_id integer not null references claim_deadline_notice (user_id) on delete cascade,
    reader_id integer not null references user_account (id) on delete cascade,
    since timestamptz not null,
    last_sent_on date,
    expired_before date not null,
    told_expired numeric(14, 2) not null default 0,
    taken_until timestamptz,
    primary key (user_id, reader_id)
  )`.execute(database);
  await sql`create index claim_deadline_reader_by_reader on claim_deadline_reader (reader_id)`.execute(database);
}
