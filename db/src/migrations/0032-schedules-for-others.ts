import { type Kysely, sql } from 'kysely';

/** Scheduled reports follow the clock of a time zone, and go to others besides their owner. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table report_schedule add column time_zone text not null default 'UTC'`,
    sql`create table report_schedule_recipient (
      schedule_id integer not null references report_schedule on delete cascade,
      user_id integer not null references user_account on delete cascade,
      primary key (schedule_id, user_id)
    )`,
    sql`create index report_schedule_recipient_of_user on report_schedule_recipient (user_id)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
