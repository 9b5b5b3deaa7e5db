import { ActionIcon } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { accountOptions } from '../../lib/session/session-queries.ts';
import { FloatingMenu } from '../../ui/floating/floating-menu.tsx';
import classes from './user-menu.module.css';

const UserItems = lazy(() => import('./user-items.tsx'));

/** The avatar shows the first letter of the login, 'G' without one (S3 section 2.4). */
export function UserMenu() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const letter = (user.login.charAt(0) || 'G').toUpperCase();
  const button = (
    <ActionIcon size="lg" radius="xl" aria-label={t('Account of {{login}}', { login: user.login })}>
      <span className={classes.avatar}>{letter}</span>
    </ActionIcon>
  );
  return (
    <FloatingMenu button={button} position="bottom-end" width={230}>
      <UserItems />
    </FloatingMenu>
  );
}
