import { Alert, Divider, Stack, Title } from '@mantine/core';
import { type DataExport, getDataExport, listDataExports } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { ActiveBadge } from '../../../ui/table-page/table/active-badge.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { DataExportForm } from './data-export-form.tsx';
import { ExportActs } from './export-acts.tsx';
import { ExportLog } from './export-log.tsx';
import { ExportOutcome } from './export-outcome.tsx';

type Sort = 'name' | 'clientName' | 'lastRunAt' | 'nextRunAt' | 'lastOutcome';

const whileRunning = 1_500;

/** The directories and buckets that are kept up to date with the rows of clients. */
export function DataExportsPage() {
  const { t } = useTranslation();
  return (
    <AdministrationPage<DataExport, Sort>
      table={{
        caption: t('Data exports'),
        searchLabel: t('Search name, client, host or folder'),
        purpose: t(
          'Directories of SFTP servers and buckets (S3) that are kept up to date with all packages and charges of a client, as Parquet or CSV files for programs.',
        ),
        columns: useColumns(),
        order: { sort: 'name', descending: false },
        queryKey: ['administration', 'data-exports'],
        ask: (query, signal) => call(listDataExports, { query }, signal),
      }}
      newLabel={t('New data export')}
      rowTitle={t('Data export')}
      read={(id, signal) => call(getDataExport, { params: { id } }, signal)}
      again={({ lastOutcome }) => (lastOutcome === 'running' ? whileRunning : false)}
      form={(stored, close) =>
        stored === undefined ? (
          <DataExportForm stored={undefined} onClose={close} />
        ) : (
          <Panel stored={stored} onClose={close} />
        )
      }
    />
  );
}

/** An export: whether it works, what it delivered, and its settings. */
function Panel({ stored, onClose }: { readonly stored: DataExport; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { protocol, hostKey, lastOutcome, lastReason, owner, fromDate } = stored;
  const facts: [string, string][] = [[t('Delivers what may be read by'), owner ?? '–']];
  if (fromDate !== null) facts.push([t('First invoice date'), displayDate(fromDate)]);
  if (protocol === 'sftp') facts.push([t('Server key'), hostKey ?? t('Not known yet. Test the connection.')]);
  return (
    <Stack gap="md">
      {lastReason === null ? null : (
        <Alert color={lastOutcome === 'failed' ? 'red' : 'gray'} variant="light">
          {serverText(lastReason)}
        </Alert>
      )}
      <FactsTable facts={facts} />
      <ExportActs stored={stored} />
      <Title order={3}>{t('Last deliveries')}</Title>
      <ExportLog stored={stored} />
      <Divider />
      <Title order={3}>{t('Settings')}</Title>
      <DataExportForm
        key={`${stored.id} ${stored.hasPassword} ${stored.hasPrivateKey}`}
        stored={stored}
        onClose={onClose}
      />
    </Stack>
  );
}

function useColumns(): readonly TableColumn<DataExport, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name },
    { header: t('Goes to'), cell: placeOf, wide: true },
    {
      header: t('Last delivery'),
      sort: 'lastRunAt',
      cell: ({ lastRunAt }) => (lastRunAt === null ? t('Never') : momentText(lastRunAt)),
    },
    { header: t('Result'), sort: 'lastOutcome', cell: ({ lastOutcome }) => <ExportOutcome outcome={lastOutcome} /> },
    {
      header: t('Next run'),
      sort: 'nextRunAt',
      cell: ({ nextRunAt, active }) => {
        if (nextRunAt !== null) return momentText(nextRunAt);
        return active ? t('Not known yet. Test the connection.') : t('Paused');
      },
    },
    { header: t('Status'), cell: ({ active }) => <ActiveBadge active={active} /> },
  ];
}

const placeOf = ({ protocol, host, bucket, path }: DataExport): string =>
  protocol === 'sftp' ? `sftp://${host}${path.startsWith('/') ? '' : '/'}${path}` : `s3://${bucket}/${path}`;
