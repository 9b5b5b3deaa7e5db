import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { rowId, rowIdParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { resource } from '../foundation/resource.ts';
import { tableAnswer, tableQuery } from '../foundation/table.ts';
import { oneLine } from '../foundation/text.ts';

/** The most webhooks that a tenant can have. */
export const mostWebhooks = 20;

/** What webhooks can be told of. */
export const webhookEvents = [
  'load.finished',
  'alert.found',
  'alert.recovered',
  'claim.made',
  'claim.withdrawn',
  'report.finished',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What every secret of a webhook begins with; the rest is base64. */
export const webhookSecretPrefix = 'whsec_';

/** An address that is told what happens. Its secret is never among what is listed. */
export const webhook = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** The clients whose events are told; null: everything in the tenant. */
  clients: z.array(named).nullable(),
  active: z.boolean(),
  /** Messages that are still to be delivered, and that could not be. */
  waiting: z.number().int(),
  failed: z.number().int(),
});
export type Webhook = z.infer<typeof webhook>;

const webhookInput = z.object({
  name: oneLine(60).trim().min(1, 'is required'),
  url: oneLine(2_000).trim().min(1, 'is required'),
  events: z.array(z.enum(webhookEvents)).min(1, 'choose at least one'),
  clientIds: z.array(rowId).min(1).max(1_000).nullable().default(null),
  active: z.boolean().default(true),
});
export type WebhookInput = z.output<typeof webhookInput>;

const source = 'Beyond the specification: docs/webhooks.md';

export const webhookCalls = resource({
  one: 'Webhook',
  path: '/aiparcelweb/api/webhooks',
  read: audiences.tenantSettings,
  source,
  summaries: {
    list: 'A page of the tenant’s webhooks.',
    get: 'One webhook.',
    create: 'Creates a webhook. Its secret is made with it and shown by another call.',
    update: 'Changes a webhook. Messages that wait go to the new address.',
    remove: 'Deletes a webhook with its messages.',
  },
  query: tableQuery(['name', 'url']),
  row: webhook,
  input: webhookInput,
  added: webhookInput,
  params: rowIdParam,
});

export const {
  list: listWebhooks,
  get: getWebhook,
  create: createWebhook,
  update: updateWebhook,
  remove: deleteWebhook,
} = webhookCalls;

/** A message to a webhook, and what has become of it. */
export const webhookMessage = z.object({
  id: z.number().int(),
  messageId: z.string(),
  event: z.string(),
  payload: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  /** What the receiver answered last. */
  status: z.number().int().nullable(),
  /** Why the last attempt failed. */
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  attemptedAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type WebhookMessage = z.infer<typeof webhookMessage>;

const endpoint = endpoints({ ...audiences.tenantSettings, source });

export const renewWebhookSecret = endpoint({
  name: 'renewWebhookSecret',
  method: 'POST',
  path: '/aiparcelweb/api/webhooks/:id/secret',
  summary: 'Makes a new secret of a webhook, with which messages are signed from now on. No other call shows it.',
  params: rowIdParam,
  answer: z.object({ secret: z.string() }),
});

export const testWebhook = endpoint({
  name: 'testWebhook',
  method: 'POST',
  path: '/aiparcelweb/api/webhooks/:id/test',
  summary: 'Sends a test event to a webhook at once, and answers what became of it.',
  params: rowIdParam,
  answer: webhookMessage,
});

export const listWebhookMessages = endpoint({
  name: 'listWebhookMessages',
  method: 'GET',
  path: '/aiparcelweb/api/webhooks/:id/messages',
  summary: 'A page of the messages to a webhook of the last 30 days.',
  params: rowIdParam,
  query: tableQuery(['id']),
  answer: tableAnswer(webhookMessage),
});

export const sendWebhookMessage = endpoint({
  name: 'sendWebhookMessage',
  method: 'POST',
  path: '/aiparcelweb/api/webhooks/:id/messages/:messageId/send',
  summary: 'Sends a message to a webhook again at once, under its own id, and answers what became of it.',
  params: rowIdParam.extend({ messageId: rowId }),
  answer: webhookMessage,
});
