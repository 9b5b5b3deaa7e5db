import { ActionIcon, Avatar, Menu, Text } from '@mantine/core';
import { IconKey, IconLogout, IconUser } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { useSignOut } from '../../lib/session/use-sign-out.ts';

/** The avatar shows the first letter of the login, 'G' without one (S3 section 2.4). */
export function UserMenu() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { signOut } = useSignOut();
  const letter = (user.login.charAt(0) || 'G').toUpperCase();
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon size="lg" radius="xl" aria-label={t('Account of {{login}}', { login: user.login })}>
          <Avatar size={30} color="cobalt" variant="filled">
            {letter}
          </Avatar>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <div style={{ padding: '8px 12px' }}>
          <Text fw={600} truncate>
            {`${user.firstName} ${user.lastName}`.trim() || user.login}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {user.email.email || user.login}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={16} stroke={1.6} />}>
          {t('Profile')}
        </Menu.Item>
        <Menu.Item component={Link} to="/change_password" leftSection={<IconKey size={16} stroke={1.6} />}>
          {t('Change password')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={signOut}>
          {t('Logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
