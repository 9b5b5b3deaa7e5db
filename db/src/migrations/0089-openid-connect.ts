import { type Kysely, sql } from 'kysely';

/** Identity providers that speak OpenID Connect instead of SAML, and users whom providers manage (SCIM). */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table identity_provider add column client_id text, add column client_secret text`,
    sql`alter table sso_request add column code_verifier text`,
    sql`alter table user_account add column external_id text`,
    sql`create unique index user_account_external_id on user_account (tenant_id, external_id)`,
  ];
  for (const statement of statements) await statement.execute(database);
}
