import { type Kysely, sql } from 'kysely';

/** Identity providers that speak OpenID Connect instead of SAML, and what their sign-ins must prove. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table identity_provider add column client_id text, add column client_secret text`,
    sql`alter table sso_request add column code_verifier text`,
  ];
  for (const statement of statements) await statement.execute(database);
}
