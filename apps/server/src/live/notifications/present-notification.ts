import { type Notification, type NotificationKind, notificationTitles } from '@waybill/contract';

export const notificationColumns = ['id', 'kind', 'details', 'link', 'created_at', 'read_at'] as const;

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly details: string;
  readonly link: string | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

export function presentNotification(row: Row): Notification {
  return {
    id: Number(row.id),
    kind: isKind(row.kind) ? row.kind : 'announcement',
    values: JSON.parse(row.details),
    link: row.link,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationTitles, kind);
