import {
  listWebhookMessages,
  renewWebhookSecret,
  sendWebhookMessage,
  testWebhook,
  webhookMessage,
} from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { writeAudit } from '../../../identity/audit/write-audit.ts';
import { lockRow } from '../../../platform/database/lock-row.ts';
import { route } from '../../../platform/http/route.ts';
import { notFound } from '../../../platform/problems.ts';
import { sealerOf } from '../../../platform/secrets/sealer.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { deliverNow } from '../deliver-messages.ts';
import { newWebhookSecret, placeOfSecret } from '../secret.ts';
import { messageOf } from '../tell-webhooks.ts';
import { webhooks } from '../webhooks.ts';

/** The tenant's webhooks, their secrets, and what was sent to them. */
export function webhookRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock, files } = services;
  webhooks.serve(app, services);

  route(
    app,
    renewWebhookSecret,
    async ({ user, params: { id } }) => {
      const secret = newWebhookSecret();
      const sealed = (await sealerOf(files)).seal(secret, placeOfSecret);
      await settings.transaction().execute(async (transaction) => {
        await lockRow(transaction, 'webhook', id);
        const { name } = await webhooks.find(transaction, user, id, clock());
        await transaction.updateTable('webhook').set({ secret: sealed }).where('id', '=', id).execute();
        await writeAudit(transaction, user, clock(), { action: 'webhook.renew_secret', subject: { id, name } });
      });
      return { secret };
    },
    { compress: false },
  );

  route(app, testWebhook, async ({ user, params: { id } }) => {
    const { name } = await webhooks.find(settings, user, id, clock());
    const made = await settings
      .insertInto('webhook_message')
      .values({ webhook_id: id, ...messageOf('test', { webhook: name }), state: 'failed', status: null, reason: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await deliverNow(services, Number(made.id));
    return messageWith(settings, id, Number(made.id));
  });

  route(app, listWebhookMessages, async ({ user, params: { id }, query }) => {
    await webhooks.find(settings, user, id, clock());
    return tablePage(settings, messagesOf(settings, id), query, { searched: ['event', 'messageId'], unique: 'id' });
  });

  route(app, sendWebhookMessage, async ({ user, params: { id, messageId } }) => {
    await webhooks.find(settings, user, id, clock());
    await messageWith(settings, id, messageId);
    await deliverNow(services, messageId);
    return messageWith(settings, id, messageId);
  });
}

const moment = (column: string) =>
  sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const messagesOf = (settings: Settings, webhookId: number) =>
  settings
    .selectFrom('webhook_message')
    .select([
      sql<number>`id::integer`.as('id'),
      'message_id as messageId',
      ...(['event', 'payload', 'state', 'attempts', 'status', 'reason'] as const),
      moment('created_at').$notNull().as('createdAt'),
      moment('attempted_at').as('attemptedAt'),
      moment('next_attempt_at').as('nextAttemptAt'),
    ])
    .where('webhook_id', '=', webhookId);

/** @throws ProblemError 404 if the webhook has no such message. */
async function messageWith(settings: Settings, webhookId: number, id: number) {
  const found = await messagesOf(settings, webhookId).where('id', '=', String(id)).executeTakeFirst();
  if (found === undefined) throw notFound('There is no such message.');
  return webhookMessage.parse(found);
}
