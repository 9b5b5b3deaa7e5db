import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import {
  account,
  addfilterForKey,
  authenticate,
  captchaChallenge,
  changePassword,
  checkPasswordExpirationDays,
  resetPasswordInit,
  shellSettings,
} from '@waybill/contract';
import { createMailer, DirectoryFileStore } from '@waybill/server';
import { Caller, House } from '@waybill/testkit';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { Captcha } from '../../../src/identity/captcha/captcha.ts';

const mails: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    text(stream).then((mail) => {
      mails.push(mail);
      done();
    }, done);
  },
});
const listening = once(smtp.listen(0, '127.0.0.1'), 'listening');
await listening;
const at = smtp.server.address();
const port = typeof at === 'object' && at !== null ? at.port : 0;
const outbox = new DirectoryFileStore(tmpdir());
const mailer = createMailer(`smtp://127.0.0.1:${port}`, outbox, 'waybill@portal.test');
const house = await House.open({ mailer });

afterAll(async () => {
  await house.close();
  mailer.close();
  smtp.close();
});

async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The solution of a puzzle that a browser gets. */
async function solvedCaptcha(): Promise<string> {
  const { body } = await house.anyone.call(captchaChallenge);
  return await solved(body as unknown as Challenge);
}

/** Signed as the houses' puzzles are, but solved at once: a browser's takes hundreds of tries. */
const quickCaptcha = new Captcha({
  settings: house.settings,
  secret: house.jwtSecret,
  tries: { from: 1, to: 2 },
});

const reset = async (email: string, captchaResponse?: string, at: House = house) =>
  at.anyone.call(resetPasswordInit, {
    body: { email, captchaResponse: captchaResponse ?? (await solved(await quickCaptcha.newChallenge())) },
  });

const signIn = (username: string, password: string) =>
  house.anyone.call(authenticate, { body: { username, password, logOffOtherSessions: true } });

const passwordIn = (mail: string | undefined): string => /^ {4}(\S+)\r?$/m.exec(mail ?? '')?.[1] ?? '';

describe('a forgotten password', () => {
  it('is replaced by a mailed one, which works once and must be changed', async () => {
    const answer = await reset('shipper@example.com', await solvedCaptcha());
    expect((await house.anyone.call(shellSettings)).body.mailsToOutbox).toBe(false);
    expect(answer).toMatchObject({ status: 200, body: 'Reset Successful. Check your e-mail for new password.' });
    const mail = mails.at(-1);
    expect(mail).toContain('Sign in here: ');
    expect(mail).toContain('/login');
    expect(mail).toContain('To: shipper@example.com');
    const temporary = passwordIn(mail);
    const signedIn = await signIn('shipper', temporary);
    expect(signedIn.status).toBe(200);
    const person = new Caller(house.address, signedIn.body.id_token);
    expect((await person.call(account)).status).toBe(200);
    const changed = await person.call(changePassword, {
      body: { username: 'shipper', oldPassword: temporary, newPassword: 'Something1else' },
    });
    expect(changed).toMatchObject({ status: 200, body: { message: 'Password changed successfully.' } });
    expect((await person.call(checkPasswordExpirationDays)).body).toBe(90);
    expect((await signIn('shipper', temporary)).status).toBe(401);
    expect((await signIn('shipper', 'Something1else')).status).toBe(200);
  });

  it('is written in the language that the user chose', async () => {
    const guest = await house.as('guest');
    await guest.call(addfilterForKey, { body: { filter_key: 'language', filter_value: 'it' } });
    await reset('guest');
    expect(mails.at(-1)).toContain('Subject: La tua password temporanea di Waybill');
    await house.settings
      .updateTable('filter_setting')
      .set({ filter_value: 'constructor' })
      .where('filter_key', '=', 'language')
      .execute();
    await reset('guest');
    expect(mails.at(-1)).toContain('Subject: Your temporary Waybill password');
  });

  it('leaves the old password working until the mailed one is used', async () => {
    await reset('analyst');
    expect((await signIn('analyst', 'Waybill1demo')).status).toBe(200);
  });

  it('cannot be used after a day', async () => {
    const mailedTo = async (login: string) => {
      await reset(login);
      return passwordIn(mails.at(-1));
    };
    const [ofCarrier, ofGuest] = [await mailedTo('carrier'), await mailedTo('guest')];
    house.clock.forward(24 * 3_600_000 - 1);
    expect((await signIn('carrier', ofCarrier)).status).toBe(200);
    house.clock.forward(1);
    expect((await signIn('guest', ofGuest)).status).toBe(401);
  });

  it('cannot be used any more once the password was changed', async () => {
    await reset('expired');
    const temporary = passwordIn(mails.at(-1));
    const person = new Caller(house.address, await house.signIn('expired'));
    const changed = await person.call(changePassword, {
      body: { username: 'expired', oldPassword: 'Waybill1demo', newPassword: 'Something1else' },
    });
    expect(changed.status).toBe(200);
    expect((await signIn('expired', temporary)).status).toBe(401);
  });

  it('opens one session, however often it comes and at the same instant', async () => {
    await reset('analyst');
    const temporary = passwordIn(mails.at(-1));
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn('analyst', temporary)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect(await signIn('analyst', temporary)).toMatchObject({
      status: 401,
      body: { detail: expect.stringMatching(/^This temporary password has been used already/) },
    });
    expect((await signIn('analyst', 'Waybill1demo')).status).toBe(200);
  });

  it('says in the four texts of the specification whom it does not know', async () => {
    const refused = async (name: string, detail: string) =>
      expect(await reset(name)).toMatchObject({ status: 400, body: { title: 'Bad Request', detail } });
    await refused('nobody', 'Username not found');
    await refused('nobody@default', 'Username not found');
    await refused('nobody@example.com', 'Email address not registered');
    await refused('nobody\u0000', 'The request is not valid: email: must not contain the character U+0000.');
    const people = (logins: string[], change: { email?: string; activated?: boolean }) =>
      house.settings.updateTable('user_account').set(change).where('login', 'in', logins).execute();
    await people(['guest', 'expired'], { email: 'office@example.com' });
    await refused(
      'Office@example.com',
      'Multiple users are associated with this provided email address. Please specify username instead of email address.',
    );
    await people(['expired'], { activated: false });
    expect((await reset('office@example.com')).status).toBe(200);
    expect(mails.at(-1)).toContain('To: office@example.com');
    await people(['guest'], { activated: false });
    await refused('office@example.com', 'Active user is not associated with this provided email address.');
    await refused('guest', 'Active user is not associated with this provided email address.');
  });

  it('is found by a login that holds an @, such as single sign-on makes', async () => {
    await house.settings
      .updateTable('user_account')
      .set({ login: 'guest@elsewhere.example', activated: true, email: 'guest@example.com' })
      .where('login', '=', 'guest')
      .execute();
    expect((await reset('Guest@elsewhere.example')).status).toBe(200);
    expect(mails.at(-1)).toContain('To: guest@example.com');
  });

  it('fills nobody’s mailbox, from however many addresses it is asked for', async () => {
    house.clock.forward(15 * 60_000);
    const many = {
      status: 429,
      body: {
        detail: 'Several mails have already been sent. Please check your mailbox, or try again in 15 minutes.',
      },
    };
    for (let mail = 0; mail < 5; mail += 1) expect((await reset('expiring')).status).toBe(200);
    const sent = mails.length;
    expect(await reset('expiring@example.com')).toMatchObject(many);
    expect(mails).toHaveLength(sent);
    expect((await signIn('expiring', passwordIn(mails.at(-1)))).status).toBe(200);
    house.clock.forward(15 * 60_000);
    expect((await reset('expiring')).status).toBe(200);
  });

  it('says so when the mail server takes no mail, and lets the user in as before', async () => {
    const away = createMailer('smtp://127.0.0.1:1', outbox, 'waybill@portal.test');
    const unlucky = await House.open({ mailer: away });
    const answer = await reset('shipper', undefined, unlucky);
    expect(answer).toMatchObject({
      status: 502,
      body: { title: 'Mail not sent', detail: expect.stringMatching(/^The mail could not be sent\. Please try again/) },
    });
    expect(await unlucky.signIn('shipper')).toMatch(/./);
    await unlucky.close();
    away.close();
  });

  it('asks for a captcha that is solved, ours, and not used before', async () => {
    const wrong = { status: 400, body: { detail: 'Please click on captcha to validate.' } };
    expect(await reset('analyst', 'nonsense')).toMatchObject(wrong);
    expect(await reset('analyst', '')).toMatchObject(wrong);
    const body = { email: 'analyst' } as { email: string; captchaResponse: string };
    expect(await house.anyone.call(resetPasswordInit, { body })).toMatchObject(wrong);
    const used = await solvedCaptcha();
    expect((await reset('analyst', used)).status).toBe(200);
    expect(await reset('analyst', used)).toMatchObject(wrong);
    const { challenge, solution } = JSON.parse(Buffer.from(await solvedCaptcha(), 'base64').toString('utf8'));
    const easier = { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution };
    expect(await reset('analyst', Buffer.from(JSON.stringify(easier)).toString('base64'))).toMatchObject(wrong);
  });
});
