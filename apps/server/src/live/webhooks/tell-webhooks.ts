import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@waybill/contract';
import { type Settings, tellServers } from '@waybill/db';
import { sql } from 'kysely';

/** The topic by which servers hear that messages wait. */
export const webhookTopic = 'webhooks';

/** Something that happened in a tenant. */
interface Happening {
  readonly event: WebhookEvent;
  /** The clients that it is about; none: it may be about all of them. */
  readonly clientIds: readonly number[];
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Keeps a message for every webhook of a tenant that wants to be told and may be. Within a transaction, they are sent
 * only if it commits.
 */
export async function tellWebhooks(
  settings: Settings,
  tenantId: number,
  { event, clientIds, data }: Happening,
): Promise<void> {
  const told = await settings
    .selectFrom('webhook')
    .select(['id', 'client_ids as clientIds'])
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where(sql<boolean>`${event} = any(events)`)
    .execute();
  const mayBeTold = told.filter(
    (webhook) =>
      webhook.clientIds === null || (clientIds.length > 0 && clientIds.every((id) => webhook.clientIds?.includes(id))),
  );
  if (mayBeTold.length === 0) return;
  await settings
    .insertInto('webhook_message')
    .values(mayBeTold.map(({ id }) => ({ webhook_id: id, ...messageOf(event, data), status: null, reason: null })))
    .execute();
  await tellServers(settings, webhookTopic, '');
}

/** A new message: its id, and what is sent. */
export function messageOf(event: string, data: Readonly<Record<string, unknown>>) {
  const payload = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
  return { message_id: `msg_${randomUUID()}`, event, payload };
}
