import { setTimeout as sleep } from 'node:timers/promises';
import {
  account,
  authenticate,
  captchaChallenge,
  logout,
  resetPasswordInit,
  setStatus,
  statuses,
} from '@waybill/contract';
import { demoPassword } from '@waybill/seed-data';
import { Caller, House } from '@waybill/testkit';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { takeRequest } from '../../src/assistant/language-model/allowance.ts';
import { takesChore } from '../../src/platform/servers/chores.ts';
import { openSpendPage } from '../analysis/data/spend-state.ts';

describe.runIf(inject('postgresUrl') !== null)('two servers on one settings database', () => {
  let house: House;
  let other: House;

  beforeAll(async () => {
    house = await House.open({ sharesSettings: true });
    other = await house.beside();
  });
  afterAll(async () => {
    await other.close();
    await house.close();
  });

  /** The same person, with the same token, at the other server. */
  const atOther = (caller: Caller) => new Caller(other.address, caller.token);

  it('accept the sessions that either of them opened, until either of them ends it', async () => {
    const analyst = new Caller(house.address, await house.signIn('analyst'));
    expect((await atOther(analyst).call(account)).body.login).toBe('analyst');
    expect((await atOther(analyst).call(logout)).status).toBe(200);
    expect((await analyst.call(account)).status).toBe(401);
  });

  it('count wrong passwords together', async () => {
    const wrong = (server: House) =>
      server.anyone.call(authenticate, { body: { username: 'shipper', password: 'Wrong1word' } });
    const statusesOfTries: number[] = [];
    for (const server of [house, other, house, other, house]) statusesOfTries.push((await wrong(server)).status);
    expect(statusesOfTries).toEqual([401, 401, 401, 401, 401]);
    const right = { body: { username: 'shipper', password: demoPassword } };
    expect((await other.anyone.call(authenticate, right)).status).toBe(429);
  });

  it('accept each other’s captcha, once', async () => {
    const { body } = await house.anyone.call(captchaChallenge);
    const challenge = body as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const captchaResponse = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const { email } = await house.settings
      .selectFrom('user_account')
      .select('email')
      .where('login', '=', 'analyst')
      .executeTakeFirstOrThrow();
    const answers = await Promise.all(
      [house, other, house, other].map((server) =>
        server.anyone.call(resetPasswordInit, { body: { email, captchaResponse } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('share the limits of calls that come without sign-in', async () => {
    await house.settings.deleteFrom('request_tally').execute();
    const answered: number[] = [];
    for (let asked = 0; asked < 62; asked += 1) {
      const server = asked % 2 === 0 ? house : other;
      answered.push((await server.anyone.call(captchaChallenge)).status);
    }
    expect(answered.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(answered.slice(60)).toEqual([429, 429]);
  });

  it('close the pages that were closed at either of them', async () => {
    const admin = await house.as('admin');
    const guest = await house.as('guest');
    const close = { type: 'PAGE', path: '/profile', value: 'ON' } as const;
    expect((await admin.call(setStatus, { body: close })).status).toBe(200);
    expect((await atOther(guest).call(statuses)).body).toContainEqual(close);
    expect((await atOther(admin).call(setStatus, { body: { ...close, value: 'OFF' } })).status).toBe(200);
    expect((await guest.call(statuses)).body).toContainEqual({ ...close, value: 'OFF' });
  });

  it('answer the same figures', async () => {
    const admin = await house.as('admin');
    const [here, there] = await Promise.all([openSpendPage(admin), openSpendPage(atOther(admin))]);
    expect(there).toEqual(here);
  });

  it('grant a user’s requests to the language model together', async () => {
    const { id } = await house.settings
      .selectFrom('user_account')
      .select('id')
      .where('login', '=', 'admin')
      .executeTakeFirstOrThrow();
    const access = { address: '', model: '', key: undefined, seconds: 1, requestsPerHour: 3, tokensPerDay: 1_000 };
    const at = new Date('2026-11-21T10:00:00Z');
    const asked = await Promise.all(
      [house, other, house, other, house].map(({ settings }) => takeRequest(settings, id, access, at)),
    );
    const allowed = asked.filter((request) => request !== undefined);
    expect(allowed).toHaveLength(3);
    const nextHour = new Date('2026-11-21T11:00:01Z');
    const next = await takeRequest(other.settings, id, access, nextHour);
    expect(next).toBeDefined();
    await next?.spend(1_000);
    expect(await takeRequest(house.settings, id, access, nextHour)).toBeUndefined();
    const nextDay = new Date('2026-11-22T11:00:02Z');
    expect(await takeRequest(house.settings, id, access, nextDay)).toBeDefined();
  });

  it('do a chore once in its time', async () => {
    const hour = 3_600_000;
    const at = (moment: string) =>
      Promise.all(
        [house, other, house, other].map(({ settings }) =>
          takesChore({ settings, sharesSettings: true }, 'a chore', new Date(moment), hour),
        ),
      );
    const times = async (moment: string) => (await at(moment)).filter((takes) => takes).length;
    expect(await times('2026-11-21T10:00:00Z')).toBe(1);
    expect(await times('2026-11-21T10:59:59Z')).toBe(0);
    expect(await times('2026-11-21T11:00:00Z')).toBe(1);
  });
});

describe.runIf(inject('postgresUrl') !== null)('the limit of all requests from an address', () => {
  it('is that of both servers together', async () => {
    const house = await House.open({ sharesSettings: true, requestsPerMinute: 300 });
    const other = await house.beside();
    const status = async (server: House) => (await server.anyone.send('GET', '/healthz')).status;
    for (let asked = 0; asked < 140; asked += 1) {
      expect(await status(house)).toBe(200);
      expect(await status(other)).toBe(200);
    }
    // Each of them alone would still answer 160; what the other one counted comes once a second.
    let refusedAfter = 0;
    while ((await status(other)) !== 429) {
      refusedAfter += 1;
      await sleep(20);
    }
    expect(refusedAfter).toBeLessThan(150);
    await other.close();
    await house.close();
  });
});
