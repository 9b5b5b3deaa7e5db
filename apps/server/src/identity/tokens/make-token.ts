import type { ApiTokenInput, NewApiToken } from '@waybill/contract';
import { lockUser, type Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest, conflict } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { readableClientIds } from '../access/readable-ids.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { listedTokens } from './listed-tokens.ts';
import { isNetwork } from './networks.ts';
import { beginningOf, hashOfSecret, newSecret } from './secret.ts';

const day = 24 * 60 * 60 * 1_000;
const mostTokensOfUser = 50;

/** As whom a new token acts. */
export interface TokenOwner {
  readonly userId: number;
  readonly login: string;
  readonly kind: 'personal' | 'service';
}

/**
 * Makes an API token and records who did it.
 * @throws ProblemError 400 naming what the maker does not have themselves, or a network that is none; 409 when the user
 * has too many tokens.
 */
export async function makeToken(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  maker: SignedInUser,
  owner: TokenOwner,
  input: ApiTokenInput,
): Promise<NewApiToken> {
  await checkScope(settings, maker, input);
  const now = clock();
  const token = newSecret();
  const made = await settings.transaction().execute(async (transaction) => {
    await lockUser(transaction, owner.userId);
    await assertRoom(transaction, owner.userId, now);
    const { id } = await transaction
      .insertInto('api_token')
      .values({
        tenant_id: maker.tenantId,
        user_id: owner.userId,
        kind: owner.kind,
        name: input.name,
        beginning: beginningOf(token),
        secret_hash: hashOfSecret(token),
        writes: input.writes,
        permissions: input.permissions,
        client_ids: input.clientIds,
        networks: input.networks,
        made_by: maker.userId,
        identity_provider_id: owner.kind === 'personal' ? await providerOfSession(transaction, maker.sessionId) : null,
        created_at: now,
        expires_at: new Date(now.getTime() + input.days * day),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { name, writes, permissions, clientIds, networks, days } = input;
    await writeAudit(transaction, maker, now, {
      action: 'api_token.create',
      subject: { id, name },
      more: { kind: owner.kind, actsAs: owner.login, writes, permissions, clientIds, networks, days },
    });
    return await listedTokens(transaction, maker.tenantId, now)
      .where('api_token.id', '=', id)
      .executeTakeFirstOrThrow();
  });
  return { token, made };
}

/** Nobody can give a token more than they have. */
async function checkScope(settings: Settings, maker: SignedInUser, input: ApiTokenInput): Promise<void> {
  const held: ReadonlySet<string> = maker.permissions;
  const beyond = (input.permissions ?? []).filter((permission) => !held.has(permission));
  const readable = await readableClientIds(settings, maker);
  const foreign = (input.clientIds ?? []).filter((id) => !readable.has(id));
  const faults = [
    ...(beyond.length === 0
      ? []
      : [{ field: 'permissions', message: `You do not have ${beyond.join(', ')} yourself.` }]),
    ...(foreign.length === 0
      ? []
      : [{ field: 'clientIds', message: 'You do not have access to all of these clients.' }]),
    ...input.networks
      .filter((network) => !isNetwork(network))
      .map((network) => ({
        field: 'networks',
        message: `‘${network}’ is no address or network, such as 203.0.113.7 or 2001:db8::/32.`,
      })),
  ];
  if (faults.length > 0) throw badRequest(faults.map(({ message }) => message).join(' '), faults);
}

async function assertRoom(settings: Settings, userId: number, now: Date): Promise<void> {
  const { count } = await settings
    .selectFrom('api_token')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostTokensOfUser) {
    throw conflict(`A user can have ${mostTokensOfUser} API tokens. Revoke one that is not needed any more.`);
  }
}

/** The identity provider that vouched for the maker, whose password then does not matter for the token either. */
async function providerOfSession(settings: Settings, sessionId: string): Promise<number | null> {
  const session = await settings
    .selectFrom('session')
    .select('identity_provider_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session?.identity_provider_id ?? null;
}
