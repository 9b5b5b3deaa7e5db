import type { Notification, NotificationKind } from '@waybill/contract';
import { type News, type Settings, type Transaction, tellServers } from '@waybill/db';
import { notificationColumns, presentNotification } from './present-notification.ts';

/** A message for a user. */
export interface Message {
  readonly kind: NotificationKind;
  /** The values that the title of the kind names (packages/contract/src/live/notifications.ts). */
  readonly values: Notification['values'];
  /** Path in the web app that shows more. */
  readonly link?: string;
  /** A user gets only one message with the same mark. */
  readonly onlyOnce?: string;
}

interface Told {
  readonly userId: number;
  readonly notification: Notification;
}

const topic = 'notifications';
/** How many ids fit into one event. */
const mostAtOnce = 500;

/**
 * Stores a message for each of the users and shows it at once on their open pages, whichever server they have. Returns
 * the users who did not have it before. Call it outside transactions.
 */
export async function notify(settings: Settings, userIds: readonly number[], message: Message): Promise<number[]> {
  return await settings.transaction().execute((transaction) => storeMessage(transaction, userIds, message));
}

/** The same within a transaction: the message is shown when it commits. */
export async function storeMessage(
  transaction: Transaction,
  userIds: readonly number[],
  { kind, values, link, onlyOnce }: Message,
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const details = JSON.stringify(values);
  const kept = await transaction
    .insertInto('notification')
    .values(userIds.map((user_id) => ({ user_id, kind, details, link: link ?? null, only_once: onlyOnce ?? null })))
    .onConflict((conflict) => conflict.columns(['user_id', 'only_once']).doNothing())
    .returning(['id', 'user_id'])
    .execute();
  for (let from = 0; from < kept.length; from += mostAtOnce) {
    const ids = kept.slice(from, from + mostAtOnce).map(({ id }) => Number(id));
    await tellServers(transaction, topic, JSON.stringify(ids));
  }
  return kept.map(({ user_id }) => user_id);
}

/** Calls back for every message that any server stores; returns a function that stops it. */
export function onNotified(
  { settings, news }: { readonly settings: Settings; readonly news: News },
  listener: (told: Told) => void,
  onFailure: (error: unknown) => void,
): () => void {
  return news.on(topic, (about) => {
    readTold(settings, JSON.parse(about))
      .then((all) => all.forEach(listener))
      .catch(onFailure);
  });
}

async function readTold(settings: Settings, ids: readonly number[]): Promise<Told[]> {
  const rows = await settings
    .selectFrom('notification')
    .select(['user_id', ...notificationColumns])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ userId: row.user_id, notification: presentNotification(row) }));
}
