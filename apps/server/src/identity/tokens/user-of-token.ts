import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { forbidden, unauthorized } from '../../platform/problems.ts';
import { assignedOf } from '../access/assigned-clients.ts';
import { readableClients } from '../access/readable-clients.ts';
import { passwordDaysOf } from '../sign-in/password-days.ts';
import { isLockedOut } from '../sign-in/sign-in-tally.ts';
import { type KnownToken, tokenWithHash } from './known-token.ts';
import { isAllowedFrom } from './networks.ts';
import { noteUse } from './note-use.ts';
import { hashOfSecret } from './secret.ts';

/** Nobody signs in to renew the password of a user as whom a service acts, so its age does not matter. */
const passwordDaysOfService = 1;

type TokenUser = SignedInUser & Required<Pick<SignedInUser, 'token'>>;

/** A call that came with an API token. */
interface Presented {
  readonly secret: string;
  /** The caller's address. */
  readonly address: string;
  readonly now: Date;
  /** Is told as whom the call is made as soon as that is known, even if the call is then refused. */
  readonly onKnown: (user: SignedInUser) => void;
}

/**
 * The user of an API token, with the rights that both have now.
 * @throws ProblemError 401 for a token that is unknown, revoked or expired, or whose user may not sign in; 403 for an
 * address from which it may not be used.
 */
export async function userOfApiToken(
  settings: Settings,
  { secret, address, now, onKnown }: Presented,
): Promise<TokenUser> {
  const token = await tokenWithHash(settings, hashOfSecret(secret));
  if (token === undefined) throw unauthorized('There is no such API token.');
  if (token.revokedAt !== null) throw unauthorized('This API token was revoked.');
  if (token.expiresAt <= now) throw unauthorized('This API token has expired. Make a new one in the portal.');
  if (!token.activated) throw unauthorized('The user of this API token is deactivated.');
  if (token.isProviderEnabled === false) {
    throw unauthorized('The identity provider with which the user of this API token signs in is disabled.');
  }
  if (await isLockedOut(settings, token.userId, address, now)) {
    throw unauthorized('The user of this API token is locked after wrong passwords. Try again later.');
  }
  const user = await limitedUser(settings, token, now);
  onKnown(user);
  if (!isAllowedFrom(token.networks, address)) throw forbidden(`This API token may not be used from ${address}.`);
  await noteUse(settings, token, address, now);
  return user;
}

async function limitedUser(settings: Settings, token: KnownToken, now: Date): Promise<TokenUser> {
  const { userId, tenantId, login, internal, granted, permissions, clientIds } = token;
  const inScope = permissions === null ? undefined : new Set(permissions);
  const isGranted = (permission: string) => inScope === undefined || inScope.has(permission);
  const held = [...granted.permissions];
  return {
    userId,
    tenantId,
    login,
    sessionId: '',
    roles: granted.roles,
    permissions: new Set(held.filter(isGranted)),
    internal: internal && clientIds === null,
    onlyClients: clientIds === null ? null : await clientsOf(settings, token, new Set(clientIds)),
    passwordDays: token.kind === 'service' ? passwordDaysOfService : passwordDaysOf(token, now),
    token: {
      id: token.id,
      name: token.name,
      kind: token.kind,
      writes: token.writes,
      withheld: new Set(held.filter((permission) => !isGranted(permission))),
    },
  };
}

/** The clients of a token, and the children of parents among them, as far as its user may read them now. */
async function clientsOf(
  settings: Settings,
  { userId, tenantId, internal }: KnownToken,
  chosen: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  const readable = await readableClients(settings, { userId, tenantId, internal, onlyClients: null });
  return new Set(assignedOf(readable, chosen).map(({ id }) => id));
}
