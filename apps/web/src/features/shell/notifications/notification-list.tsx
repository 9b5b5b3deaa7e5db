import { ScrollArea, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Notification } from '@waybill/contract';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/languages/formats.ts';
import { notificationsOptions, notificationText } from '../../../lib/notifications/notifications.ts';
import { CardFailure } from '../../../ui/card/card-states.tsx';
import classes from './notifications.module.css';

/** The newest notifications, or why there are none. */
export default function NotificationList({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(notificationsOptions);
  const { notifications = [] } = data ?? {};
  return (
    <>
      <Title order={2} p="sm" pb={6} data-autofocus tabIndex={-1} style={{ outline: 'none' }}>
        {t('Notifications')}
      </Title>
      {error === null ? null : <CardFailure error={error} height={160} onRetry={() => void refetch()} />}
      {error === null && notifications.length === 0 ? (
        <Text c="dimmed" size="sm" p="sm" pt={0}>
          {t('Nothing yet. Loaded invoice files, finished reports and announcements appear here.')}
        </Text>
      ) : null}
      <ScrollArea.Autosize mah={420} type="auto">
        <Stack gap={0} pb={6}>
          {notifications.map((notification) => (
            <NotificationEntry key={notification.id} notification={notification} onFollow={onFollow} />
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </>
  );
}

interface Props {
  readonly notification: Notification;
  readonly onFollow: () => void;
}

function NotificationEntry({ notification, onFollow }: Props) {
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
