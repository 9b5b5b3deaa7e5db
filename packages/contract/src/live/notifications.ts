import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { text } from '../foundation/text.ts';

const endpoint = endpoints({ access: 'active', source: 'S3 section 2.4, notifications' });

/**
 * The kinds of notifications with their titles, which the web app translates. Values in braces come with the
 * notification; dates are `YYYY-MM-DD`, and a number called `amount` is US dollars.
 * Alerts and announcements are whole sentences, which the server writes.
 */
export const notificationTitles = {
  invoice_file_loaded: 'File {{name}} was loaded: {{count, number}} packages',
  delivery_file_loaded: 'File {{name}} was loaded. Packages completed: {{packages, number}}',
  invoice_file_incomplete: 'File {{name}} is waiting for its other parts',
  invoice_file_undone: 'The load of file {{name}} was undone',
  invoice_file_refused: 'File {{name}} was refused',
  more_files_refused: 'More files were refused; Upload invoices lists them all',
  invoice_late: 'The next invoice of {{carrier}} account {{account}} is late: it was expected on {{day}}',
  claims_expiring: '{{amount}} in {{count, number}} packages expires by {{day}}',
  claims_expired: '{{amount}} in {{count, number}} packages expired unclaimed since {{day}}',
  alert: '{{text}}',
  finding_mention: '{{by}} mentioned you: {{note}}',
  findings_assigned: '{{by}} assigned {{count, number}} findings to you',
  fetch_failed: 'Invoices could not be fetched from {{name}}',
  report_finished: 'Report {{name}} is ready',
  report_failed: 'Report {{name}} failed',
  export_failed: 'Data export {{name}} failed',
  backup_failed: 'The backup failed: {{reason}}',
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

/** The address for live messages: STOMP over a WebSocket, with the token in the header `Authorization` of CONNECT. */
export const stompPath = '/aiparcelweb/stomp';

/** STOMP destinations to subscribe to: the user's notifications, and a message whenever page statuses change. */
export const stompDestinations = {
  notifications: '/user/queue/notifications',
  statuses: '/topic/statuses',
} as const;

export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/aiparcelweb/api/notifications',
  summary: 'The newest fifty notifications of the user, newest first, and how many are unread.',
  answer: z.object({ notifications: z.array(notification), unread: z.number().int() }),
});

export const readNotifications = endpoint({
  name: 'readNotifications',
  method: 'POST',
  path: '/aiparcelweb/api/notifications/read',
  summary: 'Marks the notifications of the user as read, up to the one with this number.',
  body: z.object({ upTo: z.number().int().positive() }),
  answer: z.object({ unread: z.number().int() }),
});

export const announce = endpoint({
  name: 'announce',
  method: 'POST',
  path: '/aiparcelweb/api/announcements',
  ...audiences.tenantSettings,
  summary: 'Sends an announcement to every active user of the tenant.',
  body: z.object({ text: text(500).refine((words) => words.trim() !== '', 'must not be empty') }),
  answer: z.object({ told: z.number().int() }),
});
