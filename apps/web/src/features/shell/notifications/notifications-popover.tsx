import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { markAsRead, notificationsOptions } from '../../../lib/notifications/notifications.ts';
import { FloatingPanel } from '../../../ui/floating/floating-panel.tsx';
import classes from './notifications.module.css';

const NotificationList = lazy(() => import('./notification-list.tsx'));

/** What the portal told the user, with titles and times; opening it reads it (S3 section 2.4). */
export function NotificationsPopover() {
  const { t } = useTranslation();
  const [opened, { close, toggle }] = useDisclosure();
  const queryClient = useQueryClient();
  const { data } = useQuery(notificationsOptions);
  const { mutate: read } = useMutation({ mutationFn: (upTo: number) => markAsRead(queryClient, upTo) });
  const { notifications = [], unread = 0 } = data ?? {};
  const newest = notifications[0]?.id;
  const change = () => {
    if (opened && unread > 0 && newest !== undefined) read(newest);
    toggle();
  };
  const label = unread === 0 ? t('Notifications') : t('Notifications: {{count}} unread', { count: unread });
  const button = (
    <ActionIcon size="lg" aria-label={label}>
      <IconBell size={19} stroke={1.6} />
    </ActionIcon>
  );
  return (
    <div className={classes.bell}>
      <FloatingPanel
        button={button}
        opened={opened}
        onToggle={change}
        position="bottom-end"
        width={360}
        dropdown={{ p: 0, maw: 'calc(100vw - 24px)' }}
      >
        <NotificationList onFollow={close} />
      </FloatingPanel>
      {unread === 0 ? null : (
        <span className={classes.unread} aria-hidden>
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </div>
  );
}
