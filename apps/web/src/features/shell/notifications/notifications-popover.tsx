import { ActionIcon, Indicator, Popover, ScrollArea, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { markAsRead, notificationsOptions } from '../../../lib/notifications/notifications.ts';
import { CardFailure } from '../../../ui/card-states.tsx';
import { NotificationEntry } from './notification-entry.tsx';

/** What the portal told the user, with titles and times; opening it reads it (S3 section 2.4). */
export function NotificationsPopover() {
  const { t } = useTranslation();
  const [opened, { close, toggle }] = useDisclosure();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(notificationsOptions);
  const { mutate: read } = useMutation({ mutationFn: (upTo: number) => markAsRead(queryClient, upTo) });
  const { notifications = [], unread = 0 } = data ?? {};
  const newest = notifications[0]?.id;
  const change = () => {
    if (opened && unread > 0 && newest !== undefined) read(newest);
    toggle();
  };
  return (
    <Popover opened={opened} onChange={change} position="bottom-end" width={360} trapFocus>
      <Indicator disabled={unread === 0} label={unread > 9 ? '9+' : unread} size={16} offset={5} color="red">
        <Popover.Target>
          <ActionIcon
            size="lg"
            aria-label={unread === 0 ? t('Notifications') : t('Notifications: {{count}} unread', { count: unread })}
            onClick={change}
          >
            <IconBell size={19} stroke={1.6} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} maw="calc(100vw - 24px)">
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
              <NotificationEntry key={notification.id} notification={notification} onFollow={close} />
            ))}
          </Stack>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
