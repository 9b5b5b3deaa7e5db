import { useQuery } from '@tanstack/react-query';
import { mayBeToldOfDeadlines } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { deadlinesOptions } from './deadline-queries.ts';
import { DeadlinesForm } from './deadlines-form.tsx';

const height = 420;

/** When and how the user is told that claims expire; not shown to those who may not see findings. */
export function ClaimDeadlinesCard() {
  const isOfAudience = useBelongs();
  return isOfAudience({ access: mayBeToldOfDeadlines }) ? <OwnDeadlines /> : null;
}

function OwnDeadlines() {
  const { t } = useTranslation();
  const { data: settings, error, isFetching, refetch } = useQuery(deadlinesOptions);
  return (
    <Card
      title={t('Claim deadlines')}
      question={t('Once a week, what must be claimed within seven days, and what has expired unclaimed.')}
      refreshing={settings !== undefined && isFetching}
    >
      {settings === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {settings === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {settings === undefined ? null : <DeadlinesForm settings={settings} />}
    </Card>
  );
}
