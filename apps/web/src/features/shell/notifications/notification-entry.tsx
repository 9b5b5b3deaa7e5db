import { Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { Notification } from '@waybill/contract';
import type { MouseEvent } from 'react';
import { momentText } from '../../../lib/languages/formats.ts';
import { notificationText } from '../../../lib/notifications/notifications.ts';
import classes from './notifications.module.css';

interface Props {
  readonly notification: Notification;
  readonly onFollow: () => void;
}

export function NotificationEntry({ notification, onFollow }: Props) {
  const router = useRouter();
  const { link, createdAt, readAt } = notification;
  const follow = (event: MouseEvent) => {
    if (link === null || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onFollow();
    void router.navigate({ href: link });
  };
  const content = (
    <>
      <span className={classes.mark} data-unread={readAt === null || undefined} />
      <span className={classes.words}>
        <Text size="sm" fw={readAt === null ? 600 : 400}>
          {notificationText(notification)}
        </Text>
        <Text size="xs" c="dimmed" component="time" dateTime={createdAt}>
          {momentText(createdAt, new Date())}
        </Text>
      </span>
    </>
  );
  return link === null ? (
    <div className={classes.entry}>{content}</div>
  ) : (
    <a href={link} className={classes.entry} onClick={follow}>
      {content}
    </a>
  );
}
