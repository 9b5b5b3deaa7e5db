import { Group, Text } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOwnSession, listOwnSessions, type UserSession } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDateTime } from '../../../lib/languages/formats.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';

const height = 60;

const ownSessionsOptions = queryOptions({
  queryKey: ['ownSessions'],
  queryFn: ({ signal }) => call(listOwnSessions, {}, signal),
  staleTime: 0,
});

/** Where the user is signed in; every session but this one can be ended. */
export function SessionsCard() {
  const { t } = useTranslation();
  const { data: sessions, error, isFetching, refetch } = useQuery(ownSessionsOptions);
  return (
    <Card
      title={t('Open sessions')}
      question={t('Devices and browsers where you are signed in.')}
      refreshing={sessions !== undefined && isFetching}
    >
      {error === null ? null : <CardFailure error={error} height={height} onRetry={() => void refetch()} />}
      {sessions === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {sessions?.map((session) => (
        <SessionLine key={session.id} session={session} />
      ))}
    </Card>
  );
}

const momentText = (moment: string): string => displayDateTime(moment.replace('T', ' '));

function SessionLine({ session: { id, createdAt, expiresAt, current } }: { session: UserSession }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const end = async () => {
    await call(endOwnSession, { params: { sessionId: id } });
    await queryClient.invalidateQueries(ownSessionsOptions);
    return t('The session has ended.');
  };
  return (
    <Group justify="space-between" wrap="nowrap" py={6}>
      <Text size="sm" className="numeric">
        {current
          ? t('Since {{moment}} (this one)', { moment: momentText(createdAt) })
          : t('Since {{moment}}, until {{end}}', { moment: momentText(createdAt), end: momentText(expiresAt) })}
      </Text>
      {current ? null : (
        <ConfirmButton
          size="compact-sm"
          label={t('End session')}
          question={t('That session ends immediately.')}
          act={end}
        />
      )}
    </Group>
  );
}
