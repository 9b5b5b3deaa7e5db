import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listAuditLog,
  listWebhookMessages,
  listWebhooks,
  renewWebhookSecret,
  sendWebhookMessage,
  testWebhook,
  updateWebhook,
  type WebhookInput,
} from '@waybill/contract';
import { Caller, House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { deliverMessages, forgetMessages } from '../../src/live/webhooks/deliver-messages.ts';
import { tellWebhooks } from '../../src/live/webhooks/tell-webhooks.ts';
import { Desk } from '../intake/loads/desk.ts';
import { upsFile, upsPackage } from '../intake/loads/ups-file.ts';

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What the receiver does with each message: a status, or nothing at all. */
let answers: number | 'nothing' = 204;
const received: Received[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (piece: string) => {
    body += piece;
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    if (answers === 'nothing') request.socket.destroy();
    else response.writeHead(answers, { location: 'http://169.254.169.254/' }).end();
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/waybill`;

const house = await House.open({ webhookHosts: ['127.0.0.1'], runsJobs: false });
const { settings, files } = house;
const services = { settings, files, clock: () => house.clock.read(), webhookHosts: ['127.0.0.1'] };
let admin = await house.as('admin');
afterAll(async () => {
  await house.close();
  receiver.close();
});

const wanted = { name: 'ERP', url, events: ['load.finished', 'report.finished'], clientIds: null, active: true };

/** A webhook and its secret. */
async function made(input: Partial<WebhookInput> = {}) {
  const { status, body, text } = await admin.call(createWebhook, { body: { ...wanted, ...input } });
  if (status !== 200) throw new Error(text);
  const { secret } = (await admin.call(renewWebhookSecret, { params: { id: body.id } })).body;
  return { id: body.id, secret };
}

const messagesOf = async (id: number) =>
  (await admin.call(listWebhookMessages, { params: { id }, query: { descending: 'true' } })).body.rows;
const tellAll = (clientIds: readonly number[] = []) =>
  tellWebhooks(settings, 1, { event: 'report.finished', clientIds, data: { id: 7 } });
/** Time passes, in which sessions end. */
async function later(milliseconds: number) {
  house.clock.forward(milliseconds);
  admin = new Caller(house.address, await house.signIn('admin'));
}

/** What a receiver does by the rules of Standard Webhooks, written apart from the server. */
class Verifier {
  readonly #seen = new Set<string>();
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  verify({ headers, body }: Received): 'good' | 'forged' | 'too old' | 'seen before' {
    const id = String(headers['webhook-id']);
    const timestamp = String(headers['webhook-timestamp']);
    const key = Buffer.from(this.#secret.replace('whsec_', ''), 'base64');
    const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    const given = String(headers['webhook-signature']);
    if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
      return 'forged';
    if (Math.abs(house.clock.read().getTime() / 1_000 - Number(timestamp)) > 300) return 'too old';
    if (this.#seen.has(id)) return 'seen before';
    this.#seen.add(id);
    return 'good';
  }
}

describe('webhooks', () => {
  it('are told of a loaded file, signed, with its id and time', async () => {
    const { id, secret } = await made();
    const desk = new Desk(house);
    await desk.load(upsFile({ number: 'HOOK1', charges: upsPackage('1ZHOOK') }), { clientId: 1002 });
    await deliverMessages(services);
    const message = received.at(-1);
    expect(new Verifier(secret).verify(message as Received)).toBe('good');
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      type: 'load.finished',
      data: {
        status: 'loaded',
        clientIds: [1002],
        invoices: [{ invoiceNumber: expect.stringContaining('HOOK1') }],
      },
    });
    expect(await messagesOf(id)).toMatchObject([{ state: 'delivered', attempts: 1, status: 204, reason: null }]);
    await admin.call(deleteWebhook, { params: { id } });
  });

  it('cannot be forged, delayed or replayed', async () => {
    const { id, secret } = await made();
    const { secret: foreign } = await made({ name: 'other', active: false });
    await tellAll();
    await deliverMessages(services);
    const message = received.at(-1) as Received;
    const verifier = new Verifier(secret);
    expect(verifier.verify(message)).toBe('good');
    expect(verifier.verify(message)).toBe('seen before');
    expect(verifier.verify({ ...message, body: message.body.replace('7', '8') })).toBe('forged');
    const headers = {
      ...message.headers,
      'webhook-timestamp': String(Number(message.headers['webhook-timestamp']) + 1),
    };
    expect(verifier.verify({ ...message, headers })).toBe('forged');
    expect(new Verifier(foreign).verify(message)).toBe('forged');
    await later(600_000);
    expect(new Verifier(secret).verify(message)).toBe('too old');
    const [sent] = await messagesOf(id);
    const again = await admin.call(sendWebhookMessage, { params: { id, messageId: sent?.id ?? 0 } });
    expect(again.body).toMatchObject({ state: 'delivered', attempts: 2 });
    const repeated = received.at(-1) as Received;
    expect(verifier.verify(repeated)).toBe('seen before');
    expect(new Verifier(secret).verify(repeated)).toBe('good');
    await admin.call(deleteWebhook, { params: { id } });
  });

  it('are told again, later and later, until it works', async () => {
    const { id } = await made();
    answers = 500;
    await tellAll();
    await deliverMessages(services);
    expect(await messagesOf(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 500 }]);
    const before = received.length;
    await deliverMessages(services);
    expect(received.length).toBe(before);
    answers = 'nothing';
    await later(5_000);
    await deliverMessages(services);
    expect(await messagesOf(id)).toMatchObject([
      { state: 'waiting', attempts: 2, status: null, reason: 'The receiver cannot be reached.' },
    ]);
    await later(300_000);
    answers = 302;
    await deliverMessages(services);
    expect(await messagesOf(id)).toMatchObject([{ state: 'waiting', attempts: 3, status: 302 }]);
    answers = 200;
    await later(1_800_000);
    await deliverMessages(services);
    expect(await messagesOf(id)).toMatchObject([{ state: 'delivered', attempts: 4, nextAttemptAt: null }]);
    answers = 204;
    await admin.call(deleteWebhook, { params: { id } });
  });

  it('give up after eight attempts, and can be told again by hand', async () => {
    const { id } = await made();
    answers = 500;
    await tellAll();
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await deliverMessages(services);
      await later(15 * 3_600_000);
    }
    const [failed] = await messagesOf(id);
    expect(failed).toMatchObject({ state: 'failed', attempts: 8 });
    expect((await admin.call(getWebhook, { params: { id } })).body).toMatchObject({ waiting: 0, failed: 1 });
    answers = 204;
    const again = await admin.call(sendWebhookMessage, { params: { id, messageId: failed?.id ?? 0 } });
    expect(again.body).toMatchObject({ state: 'delivered', attempts: 9 });
    await admin.call(deleteWebhook, { params: { id } });
  });

  it('get what a server that stopped had begun to send', async () => {
    const { id } = await made();
    await tellAll();
    const until = new Date(house.clock.read().getTime() + 60_000);
    await settings.updateTable('webhook_message').set({ taken_until: until }).where('webhook_id', '=', id).execute();
    await deliverMessages(services);
    expect(await messagesOf(id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    await later(60_000);
    await Promise.all([deliverMessages(services), deliverMessages(services)]);
    expect(await messagesOf(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    await admin.call(deleteWebhook, { params: { id } });
  });

  it('are told of their events and clients alone, and of nothing while they are off', async () => {
    const { id } = await made({ clientIds: [1002] });
    await tellAll([1002]);
    await tellAll([1001, 1002]);
    await tellAll();
    await tellWebhooks(settings, 1, { event: 'claim.made', clientIds: [1002], data: {} });
    expect(await messagesOf(id)).toHaveLength(1);
    await admin.call(updateWebhook, { params: { id }, body: { ...wanted, clientIds: [1002], active: false } });
    await tellAll([1002]);
    await deliverMessages(services);
    expect(await messagesOf(id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    await later(31 * 86_400_000);
    await forgetMessages(services);
    await admin.call(deleteWebhook, { params: { id } });
  });

  it('send a test event on request', async () => {
    const { id } = await made();
    expect((await admin.call(testWebhook, { params: { id } })).body).toMatchObject({
      event: 'test',
      state: 'delivered',
    });
    answers = 404;
    expect((await admin.call(testWebhook, { params: { id } })).body).toMatchObject({ state: 'failed', status: 404 });
    answers = 204;
    await admin.call(deleteWebhook, { params: { id } });
  });

  it.each([
    ['ftp://example.com/', 'must be an address'],
    ['http://example.com/', 'must begin with https://'],
    ['https://user:password@example.com/', 'must not contain a password'],
  ])('do not go to %s', async (address, reason) => {
    const { status, text } = await admin.call(createWebhook, { body: { ...wanted, url: address } });
    expect([status, text]).toEqual([400, expect.stringContaining(reason)]);
  });

  it.each([
    'https://localhost:1/',
    'https://[::1]:1/',
    'https://169.254.169.254/',
    'https://10.0.0.1/',
    'https://[fd00::1]/',
  ])('never reach inside: %s', async (address) => {
    const { id } = await made({ url: address });
    const { body } = await admin.call(testWebhook, { params: { id } });
    expect(body).toMatchObject({ state: 'failed', reason: expect.stringContaining('which is not permitted') });
    await admin.call(deleteWebhook, { params: { id } });
  });

  it('keep their secret to themselves, and record who changed what', async () => {
    const { id, secret } = await made();
    const { secret: sealed } = await settings
      .selectFrom('webhook')
      .select('secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(sealed).not.toContain(secret.slice(6));
    expect((await admin.call(listWebhooks)).text).not.toContain('whsec_');
    const log = (await admin.call(listAuditLog, { query: { size: 50 } })).text;
    expect(log).toContain('webhook.create');
    expect(log).toContain('webhook.renew_secret');
    expect(log).not.toContain(secret);
    const shipper = await house.as('shipper');
    expect((await shipper.call(listWebhooks)).status).toBe(403);
    await admin.call(deleteWebhook, { params: { id } });
  });
});
