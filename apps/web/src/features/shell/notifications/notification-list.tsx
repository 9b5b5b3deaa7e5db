import { ScrollArea, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notificationsOptions } from '../../../lib/notifications/notifications.ts';
import { CardFailure } from '../../../ui/card-states.tsx';
import { NotificationEntry } from './notification-entry.tsx';

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
