import { type Kysely, sql } from 'kysely';

/** Claim packets that were withdrawn keep their numbers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table claim_packet
    add column withdrawn_at timestamptz,
    add column withdrawn_by integer references user_account on delete set null`.execute(database);
}
