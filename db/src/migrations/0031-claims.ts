import { type Kysely, sql } from 'kysely';

/** A finding's claim: its number at the carrier, when it was filed, and that the carrier denied it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table exception_finding add column claim_reference text not null default '', add column claimed_on date`,
    sql`update exception_finding set claimed_on = (changed_at at time zone 'utc')::date where state = 'disputed'`,
    sql`alter table exception_finding drop constraint exception_finding_state_check`,
    sql`alter table exception_finding add constraint exception_finding_state_check
      check (state in ('open', 'in_review', 'disputed', 'credited', 'denied', 'accepted'))`,
  ];
  for (const statement of statements) await statement.execute(database);
}
