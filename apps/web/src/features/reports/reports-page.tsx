import { useQuery } from '@tanstack/react-query';
import { mostReportRows, reportDaysKept } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText } from '../../lib/languages/formats.ts';
import { reportsOptions } from '../../lib/reports/report-queries.ts';
import { Card } from '../../ui/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../ui/card-states.tsx';
import { ReportLine } from './report-line.tsx';
import classes from './reports-page.module.css';

const height = 320;

/** The user's reports: how far they are, their files, and what can be done with them. */
export function ReportsPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(reportsOptions);
  return (
    <div className={classes.page}>
      <Card
        title={t('Your reports')}
        question={t('All rows behind a page as a file: up to {{rows}} rows, kept for {{days}} days.', {
          rows: countText(mostReportRows),
          days: countText(reportDaysKept),
        })}
        refreshing={false}
      >
        {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
        {data === undefined && error !== null ? (
          <CardFailure error={error} height={height} onRetry={() => void refetch()} />
        ) : null}
        {data?.length === 0 ? (
          <CardEmpty
            height={height}
            why={t('Open the rows behind a chart and choose Download Data: the report appears here.')}
          />
        ) : null}
        {data === undefined || data.length === 0 ? null : (
          <ul className={classes.list} aria-label={t('Your reports')}>
            {data.map((report) => (
              <ReportLine key={report.id} report={report} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
