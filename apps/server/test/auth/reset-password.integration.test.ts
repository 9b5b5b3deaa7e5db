import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import {
  account,
  addfilterForKey,
  authenticate,
  captchaChallenge,
  changePassword,
  resetPasswordInit,
} from '@waybill/contract';
import { createMailer } from '@waybill/server';
import { Caller, House } from '@waybill/testkit';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';

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
const mailer = createMailer(`smtp://127.0.0.1:${port}`, '', 'waybill@portal.test');
const house = await House.open({ mailer });

afterAll(async () => {
  await house.close();
  mailer.close();
  smtp.close();
});

async function solvedCaptcha(): Promise<string> {
  const { body } = await house.anyone.call(captchaChallenge);
  const challenge = body as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const reset = async (email: string, captchaResponse?: string) =>
  house.anyone.call(resetPasswordInit, {
    body: { email, captchaResponse: captchaResponse ?? (await solvedCaptcha()) },
  });

const signIn = (username: string, password: string) =>
  house.anyone.call(authenticate, { body: { username, password, logOffOtherSessions: true } });

const passwordIn = (mail: string | undefined): string => /^ {4}(\S+)\r?$/m.exec(mail ?? '')?.[1] ?? '';

describe('a forgotten password', () => {
  it('is replaced by a mailed one, which works once and must be changed', async () => {
    const answer = await reset('shipper@example.com');
    expect(answer).toMatchObject({ status: 200, body: 'Reset Successful. Check your e-mail for new password.' });
    const mail = mails.at(-1);
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
    expect((await signIn('shipper', temporary)).status).toBe(401);
    expect((await signIn('shipper', 'Something1else')).status).toBe(200);
  });

  it('is written in the language that the user chose', async () => {
    const guest = await house.as('guest');
    await guest.call(addfilterForKey, { body: { filter_key: 'language', filter_value: 'it' } });
    await reset('guest');
    expect(mails.at(-1)).toContain('Subject: La tua password temporanea di Waybill');
    await guest.call(addfilterForKey, { body: { filter_key: 'language', filter_value: 'constructor' } });
    await reset('guest');
    expect(mails.at(-1)).toContain('Subject: Your temporary Waybill password');
  });

  it('leaves the old password working until the mailed one is used', async () => {
    await reset('analyst');
    expect((await signIn('analyst', 'Waybill1demo')).status).toBe(200);
  });

  it('cannot be used after a day', async () => {
    await reset('guest');
    const temporary = passwordIn(mails.at(-1));
    house.clock.forward(25 * 3_600_000);
    expect((await signIn('guest', temporary)).status).toBe(401);
  });

  it('says which user or address it does not know', async () => {
    expect((await reset('nobody')).body).toMatchObject({ detail: 'Username not found' });
    expect((await reset('nobody@example.com')).body).toMatchObject({ detail: 'Email address not registered' });
  });

  it('asks for a captcha that is solved, ours, and not used before', async () => {
    const wrong = { status: 400, body: { detail: 'Please click on captcha to validate.' } };
    expect(await reset('analyst', 'nonsense')).toMatchObject(wrong);
    expect(await reset('analyst', '')).toMatchObject(wrong);
    const body = { email: 'analyst' } as { email: string; captchaResponse: string };
    expect(await house.anyone.call(resetPasswordInit, { body })).toMatchObject(wrong);
    const solved = await solvedCaptcha();
    await reset('analyst', solved);
    expect(await reset('analyst', solved)).toMatchObject(wrong);
    const { challenge, solution } = JSON.parse(Buffer.from(await solvedCaptcha(), 'base64').toString('utf8'));
    const easier = { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution };
    expect(await reset('analyst', Buffer.from(JSON.stringify(easier)).toString('base64'))).toMatchObject(wrong);
  });
});
