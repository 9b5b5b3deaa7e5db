import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadScheduledReport, type ScheduledReportDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { bytesText } from '../../../lib/reports/bytes-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { RunOutcome } from './run-outcome.tsx';

type Run = ScheduledReportDetail['runs'][number];

/** The reports of a schedule; a file can be opened by users who may read all of its clients. */
export function ScheduledRuns({ runs }: { runs: readonly Run[] }) {
  const { t } = useTranslation();
  if (runs.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('No reports yet.')}
      </Text>
    );
  }
  return (
    <DataTable
      caption={t('Last runs')}
      columns={[
        { header: t('Time (UTC)'), cell: ({ submittedAt }) => momentText(submittedAt) },
        { header: t('Outcome'), cell: ({ outcome }) => <RunOutcome outcome={outcome} /> },
        { header: t('Rows'), cell: ({ rows }) => (rows === null ? '' : countText(rows)), numeric: true },
        { header: t('Size'), cell: ({ bytes }) => (bytes === null ? '' : bytesText(bytes, countText)), numeric: true },
        { header: t('File'), cell: (run) => (run.mayOpen ? <OpenFile run={run} /> : ''), acts: true },
      ]}
      rows={runs}
      keyOf={({ reportId }) => String(reportId)}
    />
  );
}

function OpenFile({ run: { reportId, fileName } }: { run: Run }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await callFile(downloadScheduledReport, { params: { id: reportId } }), fileName),
    onError: (error) => notifyFailure(t('The file could not be opened.'), error),
  });
  const label = t('Open {{name}}', { name: fileName });
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} variant="default" loading={isPending} onClick={() => mutate()}>
        <IconDownload size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
