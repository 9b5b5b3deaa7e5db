import { Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AdministeredUser, revokeUserSession } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { userSessionsOptions, usersKey } from './user-queries.ts';

const height = 60;

/** Where the user is signed in; each session can be ended. */
export function UserSessions({ user, mayEnd }: { user: AdministeredUser; mayEnd: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(userSessionsOptions(user.id));
  const end = async (sessionId: string) => {
    await call(revokeUserSession, { params: { id: user.id, sessionId } });
    await queryClient.invalidateQueries({ queryKey: usersKey });
    return t('The session has ended.');
  };
  return (
    <Stack gap="xs">
      <Title order={3}>{t('Open sessions')}</Title>
      {error === null ? null : <CardFailure error={error} height={height} onRetry={() => void refetch()} />}
      {sessions === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {sessions?.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('None')}
        </Text>
      ) : null}
      {sessions?.map(({ id, createdAt, expiresAt, current }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <Text size="sm" className="numeric">
            {current
              ? t('Since {{moment}} (this one)', { moment: momentText(createdAt) })
              : t('Since {{moment}}, until {{end}}', { moment: momentText(createdAt), end: momentText(expiresAt) })}
          </Text>
          {mayEnd && !current ? (
            <ConfirmButton
              size="compact-sm"
              label={t('End session')}
              question={t('That session of {{login}} ends immediately.', { login: user.login })}
              act={() => end(id)}
            />
          ) : null}
        </Group>
      ))}
    </Stack>
  );
}
