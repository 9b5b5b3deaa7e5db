import type { Settings } from '@waybill/db';
import { badRequest, ProblemError } from '../../platform/problems.ts';
import { recordEvent, writeAudit } from '../audit/write-audit.ts';
import { type Candidate, type Recognised, recogniseOne, usersNamed } from './candidates.ts';
import { type OpenSession, openOnlySession } from './sessions.ts';
import { hasSeveralTenants } from './several-tenants.ts';
import { type Attempt, countAttempt, forgive, nameKey, userKey } from './sign-in-tally.ts';
import { takeTemporaryPassword } from './temporary-password.ts';
import { withoutTenant } from './without-tenant.ts';

/** The input of the login form, and the caller's address. */
export interface Credentials {
  readonly tenantName: string;
  readonly username: string;
  readonly password: string;
  readonly logOffOtherSessions: boolean;
  readonly rememberMe: boolean;
  readonly address: string;
}

/** Where a name may belong to another tenant, says so whatever was wrong. */
const wrongCredentials = (asksTenant: boolean): ProblemError =>
  new ProblemError({
    title: 'Unauthorized',
    status: 401,
    detail: asksTenant
      ? 'The username or password is not correct. Check the tenant too: enter the one that you were given.'
      : 'The username or password is not correct.',
  });

/** Only who knows the temporary password is told. */
const usedBefore = (): ProblemError =>
  new ProblemError({
    title: 'Unauthorized',
    status: 401,
    detail: 'This temporary password has been used already. Use ‘Forgot your password?’ to get another.',
  });

/**
 * Opens a session for user name (or e-mail) and password (S3 sections 4.1 and 8).
 * @throws ProblemError with the details that the login page reads: `LOGOFFCHECK…` when a session is open elsewhere,
 * `More than one…` when an e-mail fits several users, else one text for unknown user and wrong password alike.
 */
export async function signIn(settings: Settings, credentials: Credentials, now: Date): Promise<OpenSession> {
  const { tenantName, password, address } = credentials;
  const login = withoutTenant(credentials.username.trim(), tenantName);
  const { tenantId, candidates } = await usersNamed(settings, tenantName, login);
  const keys = candidates.length > 0 ? candidates.map(({ id }) => userKey(id)) : [nameKey(tenantName, login)];
  const attempt: Attempt = { keys, address };
  const counted = await countAttempt(settings, attempt, now);
  const user = await recogniseOne(candidates, password, now);
  if (user === undefined) {
    await recordRefusal(settings, candidates[0], { tenantId, address, locks: counted.locks, now });
    throw wrongCredentials(await hasSeveralTenants(settings));
  }
  await forgive(settings, attempt, counted, user.id, now);
  if (candidates.length > 1) {
    throw badRequest('More than one user has this e-mail address. Please give your username.');
  }
  return enter(settings, user, credentials, now);
}

async function enter(
  settings: Settings,
  user: Recognised,
  { rememberMe, logOffOtherSessions, address }: Credentials,
  now: Date,
): Promise<OpenSession> {
  return settings.transaction().execute(async (transaction) => {
    const wanted = { userId: user.id, rememberMe, identityProviderId: null };
    const session = await openOnlySession(transaction, wanted, logOffOtherSessions, now);
    const { byTemporaryPassword, temporaryHash } = user;
    if (byTemporaryPassword && !(await takeTemporaryPassword(transaction, user.id, temporaryHash ?? '', now))) {
      throw usedBefore();
    }
    const by = byTemporaryPassword ? 'temporary password' : 'password';
    await writeAudit(transaction, { tenantId: user.tenantId, userId: user.id }, now, {
      action: 'session.open',
      subject: { id: user.id, name: user.login },
      more: { by, address, logOffOtherSessions },
    });
    return session;
  });
}

interface Refusal {
  readonly tenantId: number | null;
  readonly address: string;
  readonly locks: boolean;
  readonly now: Date;
}

/** One entry either way. An unknown name is not recorded, because it may be a password typed into the wrong field. */
async function recordRefusal(
  settings: Settings,
  user: Candidate | undefined,
  { tenantId, address, locks, now }: Refusal,
): Promise<void> {
  await recordEvent(settings, { tenantId, userId: user?.id ?? null }, now, {
    action: locks ? 'session.lock' : 'session.refuse',
    ...(user === undefined ? {} : { subject: { id: user.id, name: user.login } }),
    more: { by: 'password', address },
  });
}
