import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { schedulesOptions } from '../../../lib/reports/schedule-queries.ts';
import { Card } from '../../../ui/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card-states.tsx';
import classes from '../reports-page.module.css';
import { ScheduleLine } from './schedule-line.tsx';

const height = 140;

/** The reports that come by themselves. */
export function SchedulesCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(schedulesOptions);
  return (
    <Card title={t('Scheduled reports')} question={t('Which reports come by themselves, and when?')} refreshing={false}>
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? (
        <CardEmpty
          height={height}
          why={t('Choose Schedule beside one of your reports to have it made and mailed regularly.')}
        />
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <ul className={classes.list} aria-label={t('Scheduled reports')}>
          {data.map((schedule) => (
            <ScheduleLine key={schedule.id} schedule={schedule} />
          ))}
        </ul>
      )}
    </Card>
  );
}
