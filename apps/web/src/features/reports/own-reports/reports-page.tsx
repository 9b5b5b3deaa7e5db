import { Alert, Button } from '@mantine/core';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import {
  getReportsAccessableByUser,
  mayScheduleReports,
  ownReportLimits,
  type Report,
  scheduleReport,
} from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useDraftState } from '../../../lib/drafts/use-draft-state.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { reportsOptions } from '../../../lib/reports/report-queries.ts';
import { reportSearch } from '../../../lib/reports/report-search.ts';
import { mayOpen } from '../../../lib/session/may-open.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { ReportLine } from '../../../ui/report-list/report-line.tsx';
import classes from '../../../ui/report-list/reports-page.module.css';
import { OrderReport } from './order-report/order-report.tsx';
import { bodyOf, newChoices } from './schedules/schedule-choices.ts';
import { ScheduleDialog } from './schedules/schedule-dialog.tsx';
import { ScheduleFields } from './schedules/schedule-fields.tsx';
import { SchedulesCard } from './schedules/schedules-card.tsx';
import { useSavedSchedule } from './schedules/use-saved-schedule.ts';

/** The limits under which the user's reports are made. */
const reportLimitsOptions = queryOptions({
  queryKey: ['reports', 'limits'],
  queryFn: ({ signal }) => call(ownReportLimits, {}, signal),
});

const height = 320;
const mayOrderReports = ['RUN_REPORTS'];

/** The user's reports: how far they are, their files, and what can be done with them. */
export function ReportsPage() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { data, error, refetch } = useQuery(reportsOptions);
  const { data: limits } = useQuery(reportLimitsOptions);
  const { report: meant } = useSearch({ strict: false, select: (search) => reportSearch(search) });
  const [scheduled, schedule] = useState<Report>();
  const maySchedule = mayOpen(mayScheduleReports, user.permissions);
  return (
    <div className={classes.page}>
      <Card
        title={t('Your reports')}
        question={
          limits === undefined
            ? t('Every row behind a page, as a file.')
            : t('Every row behind a page, as a file: up to {{rows}} rows, kept for {{days}} days.', {
                rows: countText(limits.rowLimit),
                days: countText(limits.daysKept),
              })
        }
        actions={mayOpen(mayOrderReports, user.permissions) ? <OrderReportButton /> : undefined}
        refreshing={false}
      >
        {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
        {data === undefined && error !== null ? (
          <CardFailure error={error} height={height} onRetry={() => void refetch()} />
        ) : null}
        {data?.length === 0 ? (
          <CardEmpty
            height={height}
            why={t('Open the rows behind a chart and choose Download Data, or request a report. It will appear here.')}
          />
        ) : null}
        {data === undefined || meant === undefined || data.some(({ id }) => id === meant) ? null : (
          <Alert color="gray" variant="light" role="status" mb="sm">
            {t('This report was deleted or has expired.')}
          </Alert>
        )}
        {data === undefined || data.length === 0 ? null : (
          <ul className={classes.list} aria-label={t('Your reports')}>
            {data.map((report) => (
              <ReportLine
                key={report.id}
                report={report}
                isMeant={report.id === meant}
                onSchedule={maySchedule ? schedule : undefined}
              />
            ))}
          </ul>
        )}
      </Card>
      {maySchedule ? <SchedulesCard /> : null}
      {scheduled === undefined ? null : <ScheduleReport report={scheduled} onClose={() => schedule(undefined)} />}
    </div>
  );
}

/** Opens the form for reports that have a name; nothing for users who may order none. */
function OrderReportButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data: offered = [] } = useQuery({
    queryKey: ['named reports'],
    queryFn: ({ signal }) => call(getReportsAccessableByUser, { query: {} }, signal),
  });
  if (offered.length === 0) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('Request a report')}
      </Button>
      {isOpen ? <OrderReport offered={offered} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Schedules a report, each time for a rolling period. */
function ScheduleReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation();
  const {
    values: choices,
    setValues: setChoices,
    forget,
  } = useDraftState(newChoices(t(report.pageDisplayName), 'csv'), `report ${report.id}`);
  const { format: _, ...body } = bodyOf(choices);
  const saving = useSavedSchedule(
    () => call(scheduleReport, { body: { ...body, reportId: report.id } }),
    () => {
      forget();
      onClose();
    },
  );
  return (
    <ScheduleDialog
      title={t('Schedule this report')}
      submitLabel={t('Schedule')}
      choices={choices}
      saving={saving}
      onClose={onClose}
    >
      <ScheduleFields value={choices} onChange={setChoices} rows={{ reportId: report.id }} hasFormat={false} />
    </ScheduleDialog>
  );
}
