import { Group, Progress, Select, Text } from '@mantine/core';
import { type Job, type jobKinds, jobStates, listJobs } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { text } from '../../../lib/languages/text.ts';
import { AdministrationTable } from '../../../ui/table-page/table/administration-table.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { OutcomeBadge } from '../../../ui/tables/outcome-badge.tsx';

type Sort = 'startedAt' | 'kind' | 'name' | 'owner' | 'state' | 'finishedAt';

const lookMilliseconds = 5_000;

const kindTexts: Readonly<Record<(typeof jobKinds)[number], string>> = {
  report: text('Report'),
  invoice_file: text('Invoice file'),
  fetch: text('FTP transfer'),
};

const stateTexts: Readonly<Record<Job['state'], string>> = {
  queued: text('Waiting'),
  running: text('Running'),
  done: text('Done'),
  failed: text('Failed'),
  cancelled: text('Cancelled'),
};

/** The tenant's background jobs and their results (S3 section 2.2). */
export function JobsPage() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const state = jobStates.find((each) => each === search.status);
  return (
    <AdministrationTable<Job, Sort>
      caption={t('Background jobs')}
      searchLabel={t('Search name or owner')}
      columns={useColumns()}
      order={{ sort: 'startedAt', descending: true }}
      queryKey={['jobs', state]}
      ask={(question, signal) => call(listJobs, { query: { ...question, state } }, signal)}
      again={lookMilliseconds}
      opens={false}
      emptyText={t('No background jobs yet. Reports, invoice files and FTP transfers appear here.')}
      filters={
        <Select
          label={t('Status')}
          placeholder={t('All')}
          clearable
          data={jobStates.map((each) => ({ value: each, label: t(stateTexts[each]) }))}
          value={state ?? null}
          onChange={(chosen) => ask({ status: chosen ?? undefined })}
        />
      }
    />
  );
}

function useColumns(): readonly TableColumn<Job, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Kind'), sort: 'kind', cell: ({ kind }) => t(kindTexts[kind]) },
    { header: t('Status'), sort: 'state', cell: (job) => <State job={job} /> },
    { header: t('Owner'), sort: 'owner', cell: ({ owner }) => owner ?? '', wide: true },
    { header: t('Began (UTC)'), sort: 'startedAt', cell: ({ startedAt }) => momentText(startedAt), wide: true },
    {
      header: t('Ended (UTC)'),
      sort: 'finishedAt',
      cell: ({ finishedAt }) => (finishedAt === null ? '' : momentText(finishedAt)),
      wide: true,
    },
  ];
}

function State({ job: { state, progress, reason } }: { readonly job: Job }) {
  const { t } = useTranslation();
  if (state === 'running' && progress !== null) {
    return (
      <Group gap="xs" wrap="nowrap">
        <Progress value={progress} w={90} aria-label={t('Progress')} />
        <Text size="sm" className="numeric">
          {progress}%
        </Text>
      </Group>
    );
  }
  return (
    <>
      <OutcomeBadge isFailure={state === 'failed'}>{t(stateTexts[state])}</OutcomeBadge>
      {reason === null ? null : (
        <Text size="xs" c="dimmed" mt={2}>
          {serverText(reason)}
        </Text>
      )}
    </>
  );
}
