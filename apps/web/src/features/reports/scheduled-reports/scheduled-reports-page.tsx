import { Select } from '@mantine/core';
import {
  getScheduledReport,
  listScheduledReports,
  type ScheduledReport,
  type ScheduledReportDetail,
  scheduledReportStates,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { text } from '../../../lib/languages/text.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { RunOutcome } from './run-outcome.tsx';
import { ScheduledReportPanel } from './scheduled-report-panel.tsx';

type Sort = 'name' | 'ownerLogin' | 'clientName' | 'pageDisplayName' | 'nextRunAt' | 'lastRunAt' | 'lastOutcome';

const key = ['administration', 'scheduled-reports'];

const stateTexts = {
  all: text('All schedules'),
  active: text('Active'),
  paused: text('Paused'),
  failed: text('Last run failed'),
} as const;

const whileUnderWay = 2_000;

const isUnderWay = ({ outcome }: ScheduledReportDetail['runs'][number]): boolean =>
  outcome === 'queued' || outcome === 'running';

/** The scheduled reports of everybody in the tenant (S3 section 2.3). */
export function ScheduledReportsPage() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const state = scheduledReportStates.find((each) => each === search.status) ?? 'all';
  return (
    <AdministrationPage<ScheduledReport, Sort, ScheduledReportDetail>
      table={{
        caption: t('Scheduled reports'),
        searchLabel: t('Search name, owner, client or page'),
        purpose: t('Everybody’s scheduled reports in this tenant: owner, page, period and next run.'),
        columns: useColumns(),
        order: { sort: 'nextRunAt', descending: false },
        queryKey: [...key, state],
        ask: (question, signal) => call(listScheduledReports, { query: { ...question, state } }, signal),
        filters: (
          <Select
            aria-label={t('Status')}
            w={210}
            allowDeselect={false}
            data={scheduledReportStates.map((value) => ({ value, label: t(stateTexts[value]) }))}
            value={state}
            onChange={(value) => ask({ status: value === 'all' || value === null ? undefined : value })}
          />
        ),
      }}
      rowTitle={t('Scheduled report')}
      read={(id, signal) => call(getScheduledReport, { params: { id } }, signal)}
      again={({ runs }) => (runs.some(isUnderWay) ? whileUnderWay : false)}
      form={(schedule, close) =>
        schedule === undefined ? null : <ScheduledReportPanel schedule={schedule} onClose={close} />
      }
    />
  );
}

function useColumns(): readonly TableColumn<ScheduledReport, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Owner'), sort: 'ownerLogin', cell: ({ ownerLogin }) => ownerLogin },
    { header: t('Client'), sort: 'clientName', cell: ({ clientName }) => clientName, wide: true },
    { header: t('Page'), sort: 'pageDisplayName', cell: ({ pageDisplayName }) => t(pageDisplayName), wide: true },
    { header: t('Period'), cell: ({ period }) => t(period), wide: true },
    {
      header: t('Next run (UTC)'),
      sort: 'nextRunAt',
      cell: ({ nextRunAt }) => (nextRunAt === null ? t('Paused') : momentText(nextRunAt)),
    },
    {
      header: t('Last run (UTC)'),
      sort: 'lastRunAt',
      cell: ({ lastRunAt }) => (lastRunAt === null ? t('Never') : momentText(lastRunAt)),
      wide: true,
    },
    {
      header: t('Outcome'),
      sort: 'lastOutcome',
      cell: ({ lastOutcome }) => <RunOutcome outcome={lastOutcome} />,
      wide: true,
    },
    {
      header: t('Mail to'),
      cell: ({ recipients }) => (recipients.length === 0 ? t('Nobody') : recipients.join(', ')),
      wide: true,
    },
  ];
}
