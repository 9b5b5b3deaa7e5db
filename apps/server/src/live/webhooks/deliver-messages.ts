import type { Settings, WebhookMessageTable, WebhookTable } from '@waybill/db';
import { type Selectable, sql } from 'kysely';
import { AddressRefused, permittedPublicAddress } from '../../platform/http/permitted-address.ts';
import { SealError, sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';
import { postMessage } from './post-message.ts';
import { placeOfSecret, signedHeaders } from './secret.ts';
import { addressOf } from './webhook-address.ts';

export type WebhookServices = Pick<Services, 'settings' | 'clock' | 'files' | 'webhookHosts'>;
type Message = Selectable<WebhookMessageTable>;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** After each failed attempt; a message that fails once more has failed. */
const delays = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour];
/** Longer than an attempt. A server that stops meanwhile leaves the message to another one. */
const millisecondsToSend = minute;
const mostAtOnce = 20;

/** Sends what is due, and tries again later what fails. Several servers may do so at once. */
export async function deliverMessages(services: WebhookServices): Promise<void> {
  for (;;) {
    const taken = await takeDue(services);
    if (taken.length === 0) return;
    await Promise.all(taken.map((message) => attempt(services, message)));
  }
}

/** Sends a message at once, whatever became of it before, and answers how it is now; it is not tried again. */
export async function deliverNow(services: WebhookServices, messageId: number): Promise<void> {
  const message = await services.settings
    .updateTable('webhook_message')
    .set({ taken_until: takenUntil(services), next_attempt_at: null, state: 'failed' })
    .where('id', '=', String(messageId))
    .returningAll()
    .executeTakeFirstOrThrow();
  await attempt(services, message);
}

async function takeDue(services: WebhookServices): Promise<Message[]> {
  const { settings, clock } = services;
  const now = clock();
  return await settings
    .updateTable('webhook_message')
    .set({ taken_until: takenUntil(services) })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('webhook_message')
        .innerJoin('webhook', 'webhook.id', 'webhook_message.webhook_id')
        .select('webhook_message.id')
        .where('webhook.active', '=', true)
        .where('state', '=', 'waiting')
        .where(({ or, eb }) => or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', now)]))
        .where(({ or, eb }) => or([eb('taken_until', 'is', null), eb('taken_until', '<=', now)]))
        .orderBy('webhook_message.id')
        .limit(mostAtOnce)
        .forUpdate('webhook_message')
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

const takenUntil = ({ clock }: WebhookServices): Date => new Date(clock().getTime() + millisecondsToSend);

async function attempt(services: WebhookServices, message: Message): Promise<void> {
  const { settings, clock } = services;
  const webhook = await settings
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', message.webhook_id)
    .executeTakeFirst();
  if (webhook === undefined) return;
  const { status, reason } = await sent(services, webhook, message);
  const isDelivered = reason === null;
  const delay = message.state === 'waiting' && !isDelivered ? delays[message.attempts] : undefined;
  await settings
    .updateTable('webhook_message')
    .set({
      attempts: sql`attempts + 1`,
      attempted_at: clock(),
      taken_until: null,
      status,
      reason,
      state: isDelivered ? 'delivered' : delay === undefined ? 'failed' : 'waiting',
      next_attempt_at: delay === undefined ? null : new Date(clock().getTime() + delay),
    })
    .where('id', '=', message.id)
    .execute();
}

/** What the receiver answered, and why that is no delivery. */
async function sent(
  { files, clock, webhookHosts = [] }: WebhookServices,
  { url, secret }: Selectable<WebhookTable>,
  { message_id: messageId, payload }: Message,
): Promise<{ readonly status: number | null; readonly reason: string | null }> {
  try {
    const target = addressOf(url, webhookHosts);
    const address = await permittedPublicAddress(target.hostname.replace(/^\[|\]$/g, ''), webhookHosts);
    const opened = (await sealerOf(files)).open(secret, placeOfSecret);
    const headers = signedHeaders(opened, messageId, payload, clock());
    const status = await postMessage({ url: target, address, headers, body: payload });
    return { status, reason: status >= 200 && status < 300 ? null : `The receiver answered with status ${status}.` };
  } catch (error) {
    return { status: null, reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  if (error instanceof SealError) return 'The stored secret cannot be opened. Make a new one.';
  if (error instanceof Error && error.name === 'TimeoutError') return 'The receiver did not answer in time.';
  return 'The receiver cannot be reached.';
}

const daysKept = 30;

/** Forgets old messages. */
export async function forgetMessages({ settings, clock }: Pick<Services, 'settings' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - daysKept * 24 * hour);
  await removed(settings, before);
}

const removed = (settings: Settings, before: Date) =>
  settings.deleteFrom('webhook_message').where('created_at', '<', before).execute();
