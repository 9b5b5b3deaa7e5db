import { openSettings } from '@waybill/db';
import { copiedDatabase } from '@waybill/testkit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findSignedInUser } from '../../../src/identity/sign-in/find-signed-in-user.ts';
import {
  endSession,
  endSessionsOf,
  type NewSession,
  openOnlySession,
  rotateToken,
} from '../../../src/identity/sign-in/sessions.ts';

const database = await copiedDatabase();
const settings = await openSettings(database.location);
afterAll(async () => {
  await settings.destroy();
  await database.drop();
});

const now = new Date('2026-11-27T12:00:00Z');
const later = (hours: number, milliseconds = 0) => new Date(now.getTime() + hours * 3_600_000 + milliseconds);
const admin = await userOf('admin');
const shipper = await userOf('shipper');

async function userOf(login: string) {
  return await settings
    .selectFrom('user_account')
    .select(['id', 'tenant_id as tenantId'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
}

interface Opening extends Partial<Omit<NewSession, 'userId'>> {
  readonly logOff?: boolean;
  readonly at?: Date;
}

async function open(userId: number, { logOff = false, at = now, ...chosen }: Opening = {}) {
  const session = { userId, rememberMe: false, identityProviderId: null, ...chosen };
  return await settings.transaction().execute((transaction) => openOnlySession(transaction, session, logOff, at));
}
const rowOf = async (sessionId: string) =>
  await settings.selectFrom('session').selectAll().where('id', '=', sessionId).executeTakeFirstOrThrow();
const userWith = async ({ sessionId, tokenId }: { sessionId: string; tokenId: string }, at = now) =>
  await findSignedInUser(settings, { sid: sessionId, tid: tokenId }, at);
const isElsewhere = {
  problem: { status: 400, title: 'Session elsewhere', detail: expect.stringMatching(/^LOGOFFCHECK /) },
};
const set = async (userId: number, change: { many_sessions?: boolean; activated?: boolean }) =>
  await settings.updateTable('user_account').set(change).where('id', '=', userId).execute();

beforeEach(async () => {
  await settings.deleteFrom('session').execute();
});

describe('a session', () => {
  it('lasts twelve hours, or thirty days for who asked to be remembered', async () => {
    const short = await open(admin.id);
    expect(short.expiresAt).toEqual(later(12));
    expect(await rowOf(short.sessionId)).toEqual({
      id: short.sessionId,
      user_id: admin.id,
      token_id: short.tokenId,
      remember_me: false,
      identity_provider_id: null,
      created_at: now,
      expires_at: later(12),
      ended_at: null,
    });
    const long = await open(shipper.id, { rememberMe: true });
    expect(long.expiresAt).toEqual(later(30 * 24));
    expect(await rowOf(long.sessionId)).toMatchObject({ remember_me: true, expires_at: later(30 * 24) });
  });

  it('is not opened if it cannot be stored', async () => {
    await expect(open(shipper.id, { identityProviderId: 4711 })).rejects.toThrow();
    await expect(open(4711)).rejects.toThrow();
  });

  it('is the only one of its user, until it has ended or expired', async () => {
    const first = await open(admin.id);
    await open(shipper.id);
    await expect(open(admin.id)).rejects.toMatchObject(isElsewhere);
    await expect(open(admin.id, { at: later(12, -1) })).rejects.toMatchObject(isElsewhere);
    const second = await open(admin.id, { at: later(12) });
    await endSession(settings, second.sessionId, later(13));
    expect((await rowOf(first.sessionId)).ended_at).toBeNull();
    await expect(open(admin.id, { at: later(14) })).resolves.toBeDefined();
  });

  it('is one of several for a user who may have them', async () => {
    const first = await open(admin.id);
    await set(admin.id, { many_sessions: true });
    await open(admin.id);
    expect((await rowOf(first.sessionId)).ended_at).toBeNull();
    await set(admin.id, { many_sessions: false });
    await expect(open(admin.id)).rejects.toMatchObject(isElsewhere);
  });

  it('ends the other open ones of its user if that was asked for, and nobody else’s', async () => {
    await set(admin.id, { many_sessions: true });
    const [ended, opened, others] = [await open(admin.id), await open(admin.id), await open(shipper.id)];
    await endSession(settings, ended.sessionId, later(-1));
    const last = await open(admin.id, { logOff: true, at: later(1) });
    await set(admin.id, { many_sessions: false });
    const ends = await Promise.all(
      [ended, opened, others, last].map(async (each) => (await rowOf(each.sessionId)).ended_at),
    );
    expect(ends).toEqual([later(-1), later(1), null, null]);
    await endSessionsOf(settings, shipper.id, later(2));
    expect((await rowOf(others.sessionId)).ended_at).toEqual(later(2));
    expect((await rowOf(last.sessionId)).ended_at).toBeNull();
  });

  it('accepts only its newest token', async () => {
    const [first, others] = [await open(admin.id), await open(shipper.id)];
    const rotated = await rotateToken(settings, first.sessionId);
    expect(rotated).toEqual({ ...first, tokenId: rotated.tokenId });
    expect(await userWith(first)).toBeUndefined();
    expect(await userWith(rotated)).toMatchObject({ userId: admin.id });
    expect(await userWith({ ...rotated, sessionId: others.sessionId })).toBeUndefined();
    expect(await userWith(others)).toMatchObject({ userId: shipper.id });
  });
});

describe('the user of a session', () => {
  it('is told with the tenant, the roles and what they permit, and how long the password is valid', async () => {
    const session = await open(shipper.id);
    await settings
      .updateTable('user_account')
      .set({ password_expires_on: '2026-12-07' })
      .where('id', '=', shipper.id)
      .execute();
    const user = await userWith(session);
    expect(user).toEqual({
      userId: shipper.id,
      tenantId: shipper.tenantId,
      onlyClients: null,
      sessionId: session.sessionId,
      login: 'shipper',
      internal: false,
      roles: ['ROLE_CLIENT'],
      permissions: expect.any(Set),
      passwordDays: 10,
    });
    expect(user?.permissions.size).toBeGreaterThan(2);
    expect(await userWith(await open(admin.id))).toMatchObject({ login: 'admin', internal: true });
  });

  it('is nobody once the session has expired or ended, or while the user is not activated', async () => {
    const session = await open(admin.id);
    expect(await userWith(session, later(12, -1))).toMatchObject({ userId: admin.id });
    expect(await userWith(session, later(12))).toBeUndefined();
    await set(admin.id, { activated: false });
    expect(await userWith(session)).toBeUndefined();
    await set(admin.id, { activated: true });
    expect(await userWith(session)).toMatchObject({ userId: admin.id });
    await endSession(settings, session.sessionId, now);
    expect(await userWith(session)).toBeUndefined();
  });

  it('has no password that could expire if an identity provider vouches for them', async () => {
    const { id: identityProviderId } = await settings
      .insertInto('identity_provider')
      .values({
        tenant_id: shipper.tenantId,
        name: 'Provider',
        entity_id: 'provider',
        sign_in_url: 'https://provider.example/',
        certificates: '',
        email_domains: '',
        match_by: 'email',
        email_attribute: null,
        response_signed: false,
        new_user_role_id: null,
        enabled: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await settings
      .updateTable('user_account')
      .set({ must_change_password: true })
      .where('id', '=', shipper.id)
      .execute();
    expect(await userWith(await open(shipper.id))).toMatchObject({ passwordDays: 0 });
    const vouched = await open(shipper.id, { identityProviderId, logOff: true });
    expect(await userWith(vouched)).toMatchObject({ passwordDays: 90 });
  });
});
