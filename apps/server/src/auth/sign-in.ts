import type { Settings } from '@waybill/db';
import { badRequest, ProblemError } from '../problems.ts';
import { passwordFits } from './password.ts';
import { type OpenSession, openOnlySession } from './sessions.ts';
import { takeTemporaryPassword } from './temporary-password.ts';
import { withoutTenant } from './without-tenant.ts';

/** What the login form hands in. */
export interface Credentials {
  readonly tenantName: string;
  readonly username: string;
  readonly password: string;
  readonly logOffOtherSessions: boolean;
  readonly rememberMe: boolean;
}

const wrongCredentials = (): ProblemError =>
  new ProblemError({ title: 'Unauthorized', status: 401, detail: 'The username or the password is not right.' });

/**
 * Opens a session for user name (or e-mail) and password (S3 sections 4.1 and 8).
 * @throws ProblemError with the details that the login page reads: `LOGOFFCHECK…` when a session is open elsewhere,
 * `More than one…` when an e-mail fits several users, else one text for unknown user and wrong password alike.
 */
export async function signIn(settings: Settings, credentials: Credentials, now: Date): Promise<OpenSession> {
  const login = withoutTenant(credentials.username.trim(), credentials.tenantName);
  const candidates = await usersNamed(settings, credentials.tenantName, login);
  const [user] = await thosePasswordFits(candidates, credentials.password, now);
  if (user === undefined) throw wrongCredentials();
  if (candidates.length > 1) {
    throw badRequest('More than one user has this e-mail address. Please give your username.');
  }
  return settings.transaction().execute(async (transaction) => {
    const wanted = { userId: user.id, rememberMe: credentials.rememberMe, identityProviderId: null };
    const session = await openOnlySession(transaction, wanted, credentials.logOffOtherSessions, now);
    if (user.byTemporaryPassword) await takeTemporaryPassword(transaction, user.id);
    return session;
  });
}

async function usersNamed(settings: Settings, tenantName: string, login: string) {
  const users = settings
    .selectFrom('user_account')
    .innerJoin('tenant', 'tenant.id', 'user_account.tenant_id')
    .leftJoin('password_reset', 'password_reset.user_id', 'user_account.id')
    .select([
      'user_account.id',
      'user_account.password_hash as ownHash',
      'password_reset.password_hash as temporaryHash',
      'password_reset.expires_at as temporaryUntil',
      'activated',
    ])
    .where('tenant.name', '=', tenantName);
  const byLogin = await users.where((field) => field(field.fn('lower', ['login']), '=', login.toLowerCase())).execute();
  if (byLogin.length > 0) return byLogin;
  return users.where((field) => field(field.fn('lower', ['email']), '=', login.toLowerCase())).execute();
}

type Candidate = Awaited<ReturnType<typeof usersNamed>>[number];
type Recognised = Candidate & { readonly byTemporaryPassword: boolean };

/** Compares at least one hash, so that an unknown name takes as long as a wrong password. */
async function thosePasswordFits(
  candidates: readonly Candidate[],
  password: string,
  now: Date,
): Promise<readonly Recognised[]> {
  if (candidates.length === 0) await passwordFits(password, undefined);
  const compared = await Promise.all(candidates.map((candidate) => recognise(candidate, password, now)));
  return compared.filter((candidate) => candidate !== undefined).filter(({ activated }) => activated);
}

async function recognise(candidate: Candidate, password: string, now: Date): Promise<Recognised | undefined> {
  const { ownHash, temporaryHash, temporaryUntil } = candidate;
  if (await passwordFits(password, ownHash)) return { ...candidate, byTemporaryPassword: false };
  if (temporaryHash === null || temporaryUntil === null || temporaryUntil <= now) return undefined;
  return (await passwordFits(password, temporaryHash)) ? { ...candidate, byTemporaryPassword: true } : undefined;
}
