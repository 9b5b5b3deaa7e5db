import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listNotifications, type Notification, notificationTitles, readNotifications } from '@waybill/contract';
import { isCalendarDay } from '@waybill/model';
import { call } from '../api/call.ts';
import { displayDate, moneyText } from '../languages/formats.ts';
import { texts } from '../languages/texts.ts';

/** The user's recent notifications, newest first, and how many are unread. */
export const notificationsOptions = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(listNotifications, {}, signal),
});

/** Puts a notification that has just come in front of the others. */
export function addNotification(queryClient: QueryClient, notification: Notification): void {
  queryClient.setQueryData(notificationsOptions.queryKey, (known) => {
    if (known === undefined || known.notifications.some(({ id }) => id === notification.id)) return known;
    return { notifications: [notification, ...known.notifications], unread: known.unread + 1 };
  });
}

/** Marks everything that is shown as read. */
export async function markAsRead(queryClient: QueryClient, upTo: number): Promise<void> {
  const { unread } = await call(readNotifications, { body: { upTo } });
  const readAt = new Date().toISOString();
  queryClient.setQueryData(
    notificationsOptions.queryKey,
    (known) =>
      known && {
        unread,
        notifications: known.notifications.map((each) => (each.id <= upTo ? { ...each, readAt } : each)),
      },
  );
}

/** What a notification says, in the language of the page. */
export function notificationText({ kind, values }: Notification): string {
  const written: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    written[name] = shownValue(name, value);
  }
  return texts.t(notificationTitles[kind], written);
}

function shownValue(name: string, value: string | number): string | number {
  if (typeof value === 'string') return isCalendarDay(value) ? displayDate(value) : value;
  return name === 'amount' ? moneyText(value) : value;
}
