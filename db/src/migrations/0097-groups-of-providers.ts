import { type Kysely, sql } from 'kysely';

/** What identity providers call the roles whose members they manage (SCIM). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table role add column scim_name text, add column external_id text`.execute(database);
  await sql`create unique index role_scim_name on role (tenant_id, scim_name)`.execute(database);
  await sql`create unique index role_external_id on role (tenant_id, external_id)`.execute(database);
}
