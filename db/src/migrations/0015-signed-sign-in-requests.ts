import { type Kysely, sql } from 'kysely';

/** Whether this portal signs its requests to an identity provider. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_provider add requests_signed boolean not null default false`.execute(database);
}
