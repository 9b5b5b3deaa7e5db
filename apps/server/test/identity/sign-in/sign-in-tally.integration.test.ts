import { openSettings } from '@waybill/db';
import { copiedDatabase } from '@waybill/testkit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Attempt,
  countAttempt,
  countMail,
  forgetFailures,
  forgive,
  nameKey,
  userKey,
} from '../../../src/identity/sign-in/sign-in-tally.ts';

const database = await copiedDatabase();
const settings = await openSettings(database.location);
afterAll(async () => {
  await settings.destroy();
  await database.drop();
});

const now = new Date('2026-11-27T12:00:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1_000);
const days = (count: number) => seconds(count * 24 * 60 * 60);
const [home, work] = ['192.0.2.1', '198.51.100.7'];
const [{ id: user }, { id: other }] = await Promise.all([idOf('admin'), idOf('shipper')]);
const attemptOf = (userId: number, address = home): Attempt => ({ keys: [userKey(userId)], address });

async function idOf(login: string) {
  return await settings.selectFrom('user_account').select('id').where('login', '=', login).executeTakeFirstOrThrow();
}
const fail = async (attempt: Attempt, at = now) => await countAttempt(settings, attempt, at);
async function failTimes(times: number, attempt: Attempt, at = now) {
  for (let index = 0; index < times; index += 1) await fail(attempt, at);
}
/** Fails so often, each time as soon as it is tried at all. */
async function failPatiently(times: number, attempt: Attempt) {
  for (let index = 0; index < times; index += 1) await fail(attempt, seconds(index * 61));
}
async function tallies() {
  const rows = await settings.selectFrom('sign_in_tally').select(['key', 'failures', 'blocked_until']).execute();
  return Object.fromEntries(rows.map(({ key, failures }) => [key, failures]));
}
const untilOf = async (key: string) =>
  (await settings.selectFrom('sign_in_tally').select('blocked_until').where('key', '=', key).executeTakeFirstOrThrow())
    .blocked_until;
const isRefused = (detail: string) => ({ problem: { status: 429, title: 'Too Many Requests', detail } });
const isTooMany = { problem: { status: 429 } };

beforeEach(async () => {
  await settings.deleteFrom('sign_in_tally').execute();
  await settings.deleteFrom('sign_in_network').execute();
});

describe('a failed attempt to sign in', () => {
  it('is counted for its network, and for its user from there and from everywhere', async () => {
    const { locks, counted } = await fail(attemptOf(user));
    expect(locks).toBe(false);
    const keys = [`address:${home}`, `user:${user} from ${home}`, `user:${user}`];
    expect(counted.toSorted()).toEqual(keys.toSorted());
    expect(await tallies()).toEqual(Object.fromEntries(keys.map((key) => [key, 1])));
    await fail(attemptOf(user, work));
    expect(await tallies()).toMatchObject({ [`user:${user}`]: 2, [`user:${user} from ${work}`]: 1 });
  });

  it('is counted for every user whom the name may mean', async () => {
    const { counted } = await fail({ keys: [userKey(user), userKey(other)], address: home });
    expect(counted).toHaveLength(5);
    expect(await tallies()).toMatchObject({ [`user:${user}`]: 1, [`user:${other}`]: 1, [`address:${home}`]: 1 });
  });

  it('is counted for a name that nobody has, however it is written, without storing it', async () => {
    await fail({ keys: [nameKey('default', 'My Secret')], address: home });
    await fail({ keys: [nameKey('default', 'my secret')], address: home });
    await fail({ keys: [nameKey('another', 'my secret')], address: home });
    const counts = await tallies();
    expect(Object.values(counts).toSorted()).toEqual([1, 1, 2, 2, 3]);
    expect(JSON.stringify(counts).toLowerCase()).not.toContain('secret');
  });

  it('delays the next one after four, which is then not counted', async () => {
    await failTimes(5, attemptOf(user));
    await expect(fail(attemptOf(user))).rejects.toMatchObject(
      isRefused('Too many failed attempts to sign in. Try again in 1 second.'),
    );
    expect(await tallies()).toMatchObject({ [`user:${user} from ${home}`]: 5, [`address:${home}`]: 5 });
    await fail(attemptOf(user, work));
    await fail(attemptOf(other));
    await fail(attemptOf(user), seconds(1));
    await expect(fail(attemptOf(user), seconds(2))).rejects.toMatchObject(isTooMany);
  });

  it('delays the next one after fifty from whatever networks, except from the user’s own', async () => {
    await forgive(settings, attemptOf(user, work), await fail(attemptOf(user, work)), user, now);
    for (let network = 0; network < 51; network += 1) await fail(attemptOf(user, `203.0.113.${network}`));
    await expect(fail(attemptOf(user))).rejects.toMatchObject(isTooMany);
    await fail(attemptOf(other));
    await fail(attemptOf(user, work));
  });

  it('locks the user out from its network when it is the tenth, and no other one does', async () => {
    await failPatiently(8, attemptOf(user));
    const ninth = await fail(attemptOf(user), seconds(8 * 61));
    const tenth = await fail(attemptOf(user), seconds(9 * 61));
    expect([ninth.locks, tenth.locks]).toEqual([false, true]);
    const unlocked = seconds(9 * 61 + 15 * 60);
    await expect(fail(attemptOf(user), new Date(unlocked.getTime() - 1))).rejects.toMatchObject(isTooMany);
    expect((await fail(attemptOf(user), unlocked)).locks).toBe(false);
    expect(await tallies()).toMatchObject({ [`user:${user} from ${home}`]: 1 });
  });

  it('locks if it locks any of the users whom the name may mean', async () => {
    const [first = user, last = other] = [user, other].toSorted((one, another) => one - another);
    for (const locked of [first, last]) {
      await settings.deleteFrom('sign_in_tally').execute();
      await failPatiently(9, attemptOf(locked));
      const both = { keys: [userKey(last), userKey(first)], address: home };
      expect((await fail(both, seconds(9 * 61))).locks).toBe(true);
    }
  });

  it('makes room: whatever is older than 15 minutes is deleted when a network fails for the first time', async () => {
    await fail(attemptOf(user, work));
    await fail(attemptOf(other, work), seconds(1));
    await fail(attemptOf(other, home), seconds(15 * 60));
    expect(Object.keys(await tallies()).toSorted()).toEqual(
      [
        `address:${home}`,
        `address:${work}`,
        `user:${other}`,
        `user:${other} from ${home}`,
        `user:${other} from ${work}`,
      ].toSorted(),
    );
    await settings.updateTable('sign_in_tally').set({ last_at: now }).where('key', 'like', '%from%').execute();
    await fail(attemptOf(user, home), seconds(15 * 60 + 1));
    expect(await tallies()).toMatchObject({ [`user:${other} from ${work}`]: 1 });
  });
});

describe('the right password', () => {
  const succeed = async (attempt: Attempt, userId: number, at = now) =>
    await forgive(settings, attempt, await fail(attempt, at), userId, at);

  it('clears the failures of the user from this network, and elsewhere takes back its own attempt alone', async () => {
    await failTimes(3, attemptOf(user));
    await failTimes(2, attemptOf(user, work));
    await failTimes(2, attemptOf(other));
    await succeed(attemptOf(user), user);
    expect(await tallies()).toEqual({
      [`address:${home}`]: 5,
      [`address:${work}`]: 2,
      [`user:${user}`]: 5,
      [`user:${user} from ${work}`]: 2,
      [`user:${other}`]: 2,
      [`user:${other} from ${home}`]: 2,
    });
  });

  it('leaves nothing of an attempt that was the first', async () => {
    await succeed(attemptOf(user), user);
    expect(await tallies()).toEqual({ [`address:${home}`]: 0, [`user:${user}`]: 0 });
  });

  it('lifts the delay that its own attempt had set, and leaves nothing below zero', async () => {
    await failTimes(4, attemptOf(other));
    const both = { keys: [userKey(user), userKey(other)], address: home };
    const counted = await fail(both);
    expect(await untilOf(`user:${other} from ${home}`)).toEqual(seconds(1));
    await forgive(settings, both, counted, user, now);
    expect(await untilOf(`user:${other} from ${home}`)).toBeNull();
    await forgive(settings, both, { locks: false, counted: [`address:${home}`] }, user, now);
    await settings.updateTable('sign_in_tally').set({ failures: 0 }).execute();
    await forgive(settings, both, counted, user, now);
    expect(new Set(Object.values(await tallies()))).toEqual(new Set([0]));
  });

  it('makes the network the user’s own for 90 days: what fails there no longer counts for them everywhere', async () => {
    await succeed(attemptOf(user), user);
    await settings.deleteFrom('sign_in_tally').execute();
    const countedEverywhere = async (attempt: Attempt, at: Date) =>
      (await fail(attempt, at)).counted.some((key) => key === attempt.keys[0]);
    expect(await countedEverywhere(attemptOf(user), seconds(1))).toBe(false);
    expect(await countedEverywhere(attemptOf(user, work), seconds(1))).toBe(true);
    expect(await countedEverywhere(attemptOf(other), seconds(1))).toBe(true);
    expect(await countedEverywhere({ keys: [nameKey('default', `user:${user}`)], address: home }, seconds(1))).toBe(
      true,
    );
    const end = days(90);
    expect(await countedEverywhere(attemptOf(user), new Date(end.getTime() - 1))).toBe(false);
    expect(await countedEverywhere(attemptOf(user), end)).toBe(true);
    await succeed(attemptOf(user), user, end);
    expect(await countedEverywhere(attemptOf(user), days(179))).toBe(false);
  });
});

describe('mails with temporary passwords', () => {
  it('are five within 15 minutes, for each user', async () => {
    for (let sent = 0; sent < 5; sent += 1) await countMail(settings, user, now);
    const detail = 'Several mails have already been sent. Please check your mailbox, or try again in 15 minutes.';
    await expect(countMail(settings, user, now)).rejects.toMatchObject(isRefused(detail));
    await countMail(settings, other, now);
    await countMail(settings, user, seconds(15 * 60));
    await expect(fail(attemptOf(user))).resolves.toBeDefined();
  });
});

describe('an administrator who unlocks a user', () => {
  it('lifts all that holds up the user, and nobody else', async () => {
    await fail(attemptOf(user));
    await fail(attemptOf(user, work));
    await countMail(settings, user, now);
    await fail(attemptOf(other));
    await countMail(settings, other, now);
    await fail({ keys: [`user:${user}0`], address: home });
    await forgetFailures(settings, user);
    expect(Object.keys(await tallies()).toSorted()).toEqual(
      [
        `address:${home}`,
        `address:${work}`,
        `mail:${other}`,
        `user:${other}`,
        `user:${other} from ${home}`,
        `user:${user}0`,
        `user:${user}0 from ${home}`,
      ].toSorted(),
    );
  });
});
