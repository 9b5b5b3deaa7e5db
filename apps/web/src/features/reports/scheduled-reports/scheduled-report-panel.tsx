import { ActionIcon, Alert, Button, Group, Stack, Text, Title, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconPlayerPause, IconPlayerPlay, IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteScheduledReport,
  downloadScheduledReport,
  pauseScheduledReport,
  runScheduledReport,
  type ScheduledReportDetail,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call, callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { bytesText } from '../../../lib/reports/bytes-text.ts';
import { timesText } from '../../../lib/reports/times-text.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { filterText } from '../../../ui/report-list/filter-text.ts';
import { useDeletion } from '../../../ui/table-page/page/delete-button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { RunOutcome } from './run-outcome.tsx';

interface Props {
  readonly schedule: ScheduledReportDetail;
  readonly onClose: () => void;
}

/** A schedule in full, what it made, and what an operator can do with it. */
export function ScheduledReportPanel({ schedule, onClose }: Props) {
  const { t } = useTranslation();
  const { name, ownerName, ownerLogin, recipients, clientName, pageDisplayName, fact, period, active } = schedule;
  const { nextRunAt, lastOutcome, lastReason, format, filters, runs } = schedule;
  const isFailure = lastOutcome === 'failed' || lastOutcome === 'not_made';
  return (
    <Stack gap="md">
      {isFailure && lastReason !== null ? (
        <Alert color="red" variant="light" title={t('The last run failed')}>
          {serverText(lastReason)}
        </Alert>
      ) : null}
      <FactsTable
        facts={[
          [t('Name'), name],
          [t('Owner'), `${ownerName} (${ownerLogin})`],
          [t('Mail to'), recipients.length === 0 ? t('Nobody: the owner is not active') : recipients.join(', ')],
          [t('Client'), clientName],
          [
            t('Page'),
            [pageDisplayName, fact]
              .filter((each) => each !== '')
              .map((each) => t(each))
              .join(' · '),
          ],
          [t('Period'), t(period)],
          [t('Filters'), filters.length === 0 ? t('None') : filters.map(filterText).join(' · ')],
          [t('File'), format === 'csv' ? 'CSV' : 'Excel'],
          [t('How often'), timesText(schedule)],
          [t('Next run (UTC)'), active && nextRunAt !== null ? momentText(nextRunAt) : t('Paused')],
        ]}
      />
      <ScheduleActs schedule={schedule} onClose={onClose} />
      <Title order={3}>{t('Last runs')}</Title>
      <ScheduledRuns runs={runs} />
    </Stack>
  );
}

function ScheduleActs({ schedule: { id, name, active }, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const params = { id };
  const done = (message: string) => {
    notifications.show({ color: 'green', message });
    void queryClient.invalidateQueries();
  };
  const run = useMutation({
    mutationFn: () => call(runScheduledReport, { params }),
    onSuccess: () => done(t('{{name}} is being created for its owner.', { name })),
    onError: (error) => {
      notifyFailure(t('The report could not be created.'), error);
      void queryClient.invalidateQueries();
    },
  });
  const switching = useMutation({
    mutationFn: () => call(pauseScheduledReport, { params, body: { active: !active } }),
    onSuccess: () => done(active ? t('{{name}} is paused.', { name }) : t('{{name}} is resumed.', { name })),
    onError: (error) => notifyFailure(t('This could not be changed.'), error),
  });
  const remove = useDeletion(
    () => call(deleteScheduledReport, { params }),
    t('{{name}} is deleted.', { name }),
    onClose,
  );
  return (
    <Group gap="sm">
      <Button leftSection={<IconSend size={16} />} loading={run.isPending} onClick={() => run.mutate()}>
        {t('Run now')}
      </Button>
      <Button
        variant="default"
        leftSection={active ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
        loading={switching.isPending}
        onClick={() => switching.mutate()}
      >
        {active ? t('Pause') : t('Resume')}
      </Button>
      <ConfirmButton
        label={t('Delete')}
        question={t('{{name}} will not run again. Reports it has already created stay with their owner.', { name })}
        act={remove}
      />
    </Group>
  );
}

type Run = ScheduledReportDetail['runs'][number];

/** The reports of a schedule; a file can be opened by users who may read all of its clients. */
function ScheduledRuns({ runs }: { runs: readonly Run[] }) {
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
