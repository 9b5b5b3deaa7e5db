import type { Settings } from '@waybill/db';
import { passwordFits } from './password.ts';

/**
 * The users whom a login or an e-mail address may refer to, and their tenant. Always one statement, whether or not
 * there are any.
 */
export async function usersNamed(settings: Settings, tenantName: string, login: string) {
  const name = login.toLowerCase();
  const rows = await settings
    .selectFrom('tenant')
    .leftJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'tenant.id')
        .on(({ or, eb, fn }) => or([eb(fn('lower', ['login']), '=', name), eb(fn('lower', ['email']), '=', name)])),
    )
    .leftJoin('password_reset', 'password_reset.user_id', 'user_account.id')
    .select([
      'tenant.id as tenantId',
      'user_account.id',
      'user_account.login',
      'user_account.password_hash as ownHash',
      'password_reset.password_hash as temporaryHash',
      'password_reset.expires_at as temporaryUntil',
      'activated',
    ])
    .where('tenant.name', '=', tenantName)
    .execute();
  const candidates = rows.flatMap(({ id, login: ownLogin, ownHash, ...rest }) =>
    id === null || ownLogin === null || ownHash === null ? [] : [{ ...rest, id, login: ownLogin, ownHash }],
  );
  const byLogin = candidates.filter((each) => each.login.toLowerCase() === name);
  return { tenantId: rows[0]?.tenantId ?? null, candidates: byLogin.length > 0 ? byLogin : candidates };
}

export type Candidate = Awaited<ReturnType<typeof usersNamed>>['candidates'][number];
export type Recognised = Candidate & { readonly byTemporaryPassword: boolean };

/**
 * The active user with this password, if any. Two hashes are always compared, so that the time taken does not reveal
 * who exists.
 */
export async function recogniseOne(
  candidates: readonly Candidate[],
  password: string,
  now: Date,
): Promise<Recognised | undefined> {
  if (candidates.length === 0) await compare(password, undefined, undefined);
  const compared = await Promise.all(candidates.map((candidate) => recognise(candidate, password, now)));
  return compared.filter((candidate) => candidate !== undefined).find(({ activated }) => activated);
}

async function recognise(candidate: Candidate, password: string, now: Date): Promise<Recognised | undefined> {
  const { ownHash, temporaryHash, temporaryUntil } = candidate;
  const isInDate = temporaryUntil !== null && temporaryUntil > now;
  const { own, temporary } = await compare(password, ownHash, isInDate ? (temporaryHash ?? undefined) : undefined);
  return own || temporary ? { ...candidate, byTemporaryPassword: !own } : undefined;
}

async function compare(password: string, ownHash: string | undefined, temporaryHash: string | undefined) {
  const [own, temporary] = await Promise.all([passwordFits(password, ownHash), passwordFits(password, temporaryHash)]);
  return { own, temporary };
}
