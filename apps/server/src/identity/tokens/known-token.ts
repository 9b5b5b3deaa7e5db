import { keptUntilWritten, type Settings } from '@waybill/db';
import { type Granted, grantedTo } from '../../platform/http/granted.ts';
import type { PasswordState } from '../sign-in/password-days.ts';

/** An API token, and its user with their rights now. */
export interface KnownToken extends PasswordState {
  readonly id: number;
  readonly name: string;
  readonly kind: 'personal' | 'service';
  readonly writes: boolean;
  readonly permissions: readonly string[] | null;
  readonly clientIds: readonly number[] | null;
  readonly networks: readonly string[];
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly userId: number;
  readonly tenantId: number;
  readonly login: string;
  readonly internal: boolean;
  readonly activated: boolean;
  /** Whether the identity provider signs users in; null if the token has none. */
  readonly isProviderEnabled: boolean | null;
  readonly granted: Granted;
}

/** The token with this hash, whether or not it may still be used. */
export const tokenWithHash = keptUntilWritten(readToken);

async function readToken(settings: Settings, hash: string): Promise<KnownToken | undefined> {
  const row = await settings
    .selectFrom('api_token')
    .innerJoin('user_account', 'user_account.id', 'api_token.user_id')
    .leftJoin('identity_provider', 'identity_provider.id', 'api_token.identity_provider_id')
    .select([
      'api_token.id',
      'api_token.name',
      'api_token.kind',
      'api_token.writes',
      'api_token.permissions',
      'api_token.client_ids as clientIds',
      'api_token.networks',
      'api_token.expires_at as expiresAt',
      'api_token.revoked_at as revokedAt',
      'api_token.last_used_at as lastUsedAt',
      'api_token.identity_provider_id as identityProviderId',
      'identity_provider.enabled as isProviderEnabled',
      'user_account.id as userId',
      'user_account.tenant_id as tenantId',
      'user_account.login',
      'user_account.internal',
      'user_account.activated',
      'user_account.password_expires_on as passwordExpiresOn',
      'user_account.must_change_password as mustChangePassword',
    ])
    .where('api_token.secret_hash', '=', hash)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, granted: await grantedTo(settings, row.userId) };
}
