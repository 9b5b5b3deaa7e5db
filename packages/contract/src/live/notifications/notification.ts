import { z } from 'zod';

/**
 * What users are told, each kind with its title as the web app translates it; values in braces come with the
 * notification, `day` and the like as `YYYY-MM-DD`.
 */
export const notificationTitles = {
  invoice_file_loaded: 'Invoice file {{name}} was loaded: {{count, number}} packages',
  invoice_file_incomplete: 'Invoice file {{name}} waits for its other parts',
  invoice_file_refused: 'Invoice file {{name}} was refused',
  fetch_failed: 'Invoices could not be fetched from {{name}}',
  report_finished: 'Report {{name}} is ready',
  report_failed: 'Report {{name}} failed',
  password_expiring: 'Your password will expire on {{day}}',
  announcement: '{{text}}',
} as const;

export type NotificationKind = keyof typeof notificationTitles;

const kinds = Object.keys(notificationTitles) as [NotificationKind, ...NotificationKind[]];

export const notification = z.object({
  id: z.number().int(),
  kind: z.enum(kinds),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Path in the web app that shows more. */
  link: z.string().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});

export type Notification = z.infer<typeof notification>;

/** Whether a live message is a notification that this version can show. */
export function isNotification(message: unknown): message is Notification {
  const { id, kind, values }: Partial<Record<keyof Notification, unknown>> = { ...(message as object) };
  return Number.isInteger(id) && kinds.some((known) => known === kind) && typeof values === 'object' && values !== null;
}

/** Where the live messages are: STOMP over a WebSocket, the token in the header `Authorization` of CONNECT. */
export const stompPath = '/aiparcelweb/stomp';

/** STOMP destinations to subscribe to: one's own notifications, and a word whenever the statuses of pages change. */
export const stompDestinations = {
  notifications: '/user/queue/notifications',
  statuses: '/topic/statuses',
} as const;
