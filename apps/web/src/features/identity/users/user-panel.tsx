import { Divider, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { usePermissions } from '../../../lib/session/use-permissions.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { EditUser } from './edit-user.tsx';
import { UserActs } from './user-acts.tsx';
import { userOptions } from './user-queries.ts';
import { UserSessions } from './user-sessions.tsx';

const height = 400;

/** One user: the form, what can be done with the user, the open sessions. */
export function UserPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const may = usePermissions();
  const { data: user, error, refetch } = useQuery(userOptions(id));
  if (error !== null) return <CardFailure error={error} height={height} onRetry={() => void refetch()} />;
  if (user === undefined) return <CardSkeleton height={height} />;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('Created on {{moment}}.', { moment: momentText(user.createdAt) })}
        {user.mustChangePassword ? ` ${t('Must choose a new password at the next sign-in.')}` : ''}
      </Text>
      <EditUser user={user} readOnly={!may('USER_EDIT')} onClose={onClose} />
      <Divider />
      <UserSessions user={user} mayEnd={may('USER_EDIT')} />
      {may('USER_EDIT') ? (
        <>
          <Divider />
          <Group gap="sm">
            <UserActs user={user} />
          </Group>
        </>
      ) : null}
    </Stack>
  );
}
