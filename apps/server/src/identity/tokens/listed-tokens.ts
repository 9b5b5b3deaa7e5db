import type { ApiToken, Named } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { namedList } from '../../platform/tables/named-json.ts';

const moment = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const stateOf = (now: Date) => sql<ApiToken['state']>`case
  when api_token.revoked_at is not null then 'revoked'
  when api_token.expires_at <= ${now} then 'expired'
  when not user_account.activated then 'unused'
  else 'active' end`;

const clients = sql<Named[] | null>`case when api_token.client_ids is null then null else ${namedList(
  sql`select client.id, client.name from client
    where client.tenant_id = api_token.tenant_id and client.id = any(api_token.client_ids)`,
)} end`;

/** The API tokens of a tenant as they are listed, unordered. Neither tokens nor hashes are among what is read. */
export function listedTokens(settings: Settings, tenantId: number, now: Date) {
  return settings
    .selectFrom('api_token')
    .innerJoin('user_account', 'user_account.id', 'api_token.user_id')
    .leftJoin('user_account as maker', 'maker.id', 'api_token.made_by')
    .select([
      'api_token.id',
      'api_token.name',
      'api_token.beginning',
      'api_token.kind',
      'user_account.login',
      'maker.login as madeBy',
      'api_token.writes',
      sql<string[] | null>`to_json(api_token.permissions)`.as('permissions'),
      clients.as('clients'),
      sql<string[]>`to_json(api_token.networks)`.as('networks'),
      moment('api_token.created_at').as('createdAt'),
      moment('api_token.expires_at').as('expiresAt'),
      moment('api_token.last_used_at').$castTo<string | null>().as('lastUsedAt'),
      'api_token.last_used_from as lastUsedFrom',
      stateOf(now).as('state'),
    ])
    .where('api_token.tenant_id', '=', tenantId);
}
