import type { Notification, NotificationKind } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { Listeners } from './listeners.ts';
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

const listeners = new Listeners<Settings, Told>();

/**
 * Stores a message for each of the users and shows it at once on their open pages. Returns the users who had not got it
 * before. Call it outside transactions.
 */
export async function notify(settings: Settings, userIds: readonly number[], message: Message): Promise<number[]> {
  const { kind, values, link = null, onlyOnce = null } = message;
  if (userIds.length === 0) return [];
  const details = JSON.stringify(values);
  const kept = await settings
    .insertInto('notification')
    .values(userIds.map((user_id) => ({ user_id, kind, details, link, only_once: onlyOnce })))
    .onConflict((conflict) => conflict.columns(['user_id', 'only_once']).doNothing())
    .returning(['user_id', ...notificationColumns])
    .execute();
  for (const row of kept) {
    listeners.tell(settings, { userId: row.user_id, notification: presentNotification(row) });
  }
  return kept.map(({ user_id }) => user_id);
}

/** Calls back for every message that this process keeps; returns a function that stops it. */
export function onNotified(settings: Settings, listener: (told: Told) => void): () => void {
  return listeners.on(settings, listener);
}
