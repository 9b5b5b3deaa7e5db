import type { Permission } from '@waybill/contract';
import { Caller, type House } from '@waybill/testkit';
import { hashOfSecret, newSecret } from '../../../src/identity/tokens/secret.ts';

/** What a token is limited to; by default nothing. */
interface Limits {
  readonly writes?: boolean;
  readonly permissions?: readonly Permission[] | null;
  readonly clientIds?: readonly number[] | null;
  readonly networks?: readonly string[];
  readonly kind?: 'personal' | 'service';
  readonly providerId?: number | null;
}

/** Stores a token of somebody, also of people who cannot make one themselves, and makes calls with it. */
export async function tokenOf(house: House, login: string, limits: Limits = {}): Promise<Caller> {
  const { writes = false, permissions = null, clientIds = null, networks = [], kind = 'personal' } = limits;
  const { providerId = null } = limits;
  const user = await house.settings
    .selectFrom('user_account')
    .select(['id', 'tenant_id'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const secret = newSecret();
  await house.settings
    .insertInto('api_token')
    .values({
      tenant_id: user.tenant_id,
      user_id: user.id,
      kind,
      name: `of ${login}`,
      beginning: secret.slice(0, 10),
      secret_hash: hashOfSecret(secret),
      writes,
      permissions,
      client_ids: clientIds,
      networks,
      made_by: null,
      identity_provider_id: providerId,
      created_at: house.clock.read(),
      expires_at: '2099-01-01',
      last_used_from: null,
      revoked_by: null,
    })
    .execute();
  return new Caller(house.address, secret);
}
