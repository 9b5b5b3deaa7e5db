import { Badge, Group, Progress, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  cancelReportUnderWay,
  listReportsUnderWay,
  type ReportExecution,
  type ReportUnderWay,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { AdministrationTable } from '../../../ui/table-page/table/administration-table.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { executionKey, lookMilliseconds } from './execution-queries.ts';

type Sort = 'submittedAt' | 'ownerLogin' | 'clientName' | 'pageDisplayName' | 'status' | 'progress';

/** The tenant's waiting and running reports, with their progress. */
export function ReportsUnderWay({ execution: { running, queued } }: { execution: ReportExecution }) {
  const { t } = useTranslation();
  return (
    <AdministrationTable<ReportUnderWay, Sort>
      caption={t('Reports under way')}
      searchLabel={t('Search owner, client or page')}
      columns={useColumns()}
      order={{ sort: 'submittedAt', descending: false }}
      queryKey={[...executionKey, 'under-way']}
      ask={(query, signal) => call(listReportsUnderWay, { query }, signal)}
      again={lookMilliseconds}
      opens={false}
      emptyText={t('No reports are waiting or running.')}
      actions={
        <Text size="sm" c="dimmed" className="numeric">
          {t('{{running}} running, {{queued}} waiting', { running: countText(running), queued: countText(queued) })}
        </Text>
      }
    />
  );
}

function useColumns(): readonly TableColumn<ReportUnderWay, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Page'), sort: 'pageDisplayName', cell: ({ pageDisplayName }) => t(pageDisplayName) },
    { header: t('Owner'), sort: 'ownerLogin', cell: ({ ownerLogin }) => ownerLogin },
    { header: t('Client'), sort: 'clientName', cell: ({ clientName }) => clientName, wide: true },
    {
      header: t('Rows'),
      cell: ({ rows }) => (rows === null ? '' : countText(rows)),
      numeric: true,
      wide: true,
    },
    {
      header: t('Submitted (UTC)'),
      sort: 'submittedAt',
      cell: ({ submittedAt }) => momentText(submittedAt),
      wide: true,
    },
    { header: t('Status'), sort: 'status', cell: (report) => <Status report={report} /> },
    { header: t('Cancel'), cell: (report) => <CancelReport report={report} /> },
  ];
}

function Status({ report: { status, progress } }: { report: ReportUnderWay }) {
  const { t } = useTranslation();
  if (status === 'queued') {
    return (
      <Badge variant="default" tt="none" fw={500} miw="max-content">
        {t('Queued')}
      </Badge>
    );
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Progress value={progress} w={90} aria-label={t('Progress of the report')} />
      <Text size="sm" className="numeric">
        {progress}%
      </Text>
    </Group>
  );
}

function CancelReport({ report: { id, ownerLogin } }: { report: ReportUnderWay }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const cancel = async () => {
    await call(cancelReportUnderWay, { params: { id } });
    await queryClient.invalidateQueries({ queryKey: executionKey });
    return t('The report is stopped.');
  };
  return (
    <ConfirmButton
      size="xs"
      label={t('Cancel report')}
      question={t('The report of {{login}} will stop and its unfinished file will be deleted. They can run it again.', {
        login: ownerLogin,
      })}
      act={cancel}
    />
  );
}
