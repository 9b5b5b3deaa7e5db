import {
  audiences,
  type FtpLocation,
  type FtpLocationDetail,
  getFtpLocation,
  listFtpLocations,
  withoutTrailingSlashes,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { ActiveBadge } from '../../../ui/table-page/table/active-badge.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { FetchOutcome } from './fetch-outcome.tsx';
import { FtpLocationForm } from './ftp-location-form.tsx';
import { FtpLocationPanel } from './ftp-location-panel.tsx';

type Sort = 'name' | 'clientName' | 'host' | 'protocol' | 'lastFetchAt' | 'lastOutcome';

const whileFetching = 1_500;

/** Where carrier invoices are fetched from (S3 section 2.3). */
export function FtpLocationsPage() {
  const { t } = useTranslation();
  const belongs = useBelongs();
  return (
    <AdministrationPage<FtpLocation, Sort, FtpLocationDetail>
      table={{
        caption: t('FTP locations'),
        searchLabel: t('Search name, client, host or folder'),
        purpose: t('Servers that carrier invoices are fetched from, by SFTP, FTPS or FTP. Each belongs to one client.'),
        columns: useColumns(),
        order: { sort: 'name', descending: false },
        queryKey: ['administration', 'ftp-locations'],
        ask: (query, signal) => call(listFtpLocations, { query }, signal),
      }}
      newLabel={belongs(audiences.newFtpLocations) ? t('New FTP location') : undefined}
      rowTitle={t('FTP location')}
      read={(id, signal) => call(getFtpLocation, { params: { id } }, signal)}
      again={({ lastOutcome }) => (lastOutcome === 'running' ? whileFetching : false)}
      form={(location, close) =>
        location === undefined ? (
          <FtpLocationForm location={undefined} onClose={close} readOnly={false} />
        ) : (
          <FtpLocationPanel location={location} onClose={close} mayChange={belongs(audiences.changedFtpLocations)} />
        )
      }
    />
  );
}

function useColumns(): readonly TableColumn<FtpLocation, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name },
    {
      header: t('Protocol'),
      sort: 'protocol',
      cell: ({ protocol }) => (protocol === 'folder' ? t('Folder') : protocol.toUpperCase()),
      wide: true,
    },
    {
      header: t('Host'),
      sort: 'host',
      cell: ({ host, port }) => (host === '' ? t('This server') : `${host}:${port}`),
      wide: true,
    },
    { header: t('Folder'), cell: ({ path, pattern }) => `${withoutTrailingSlashes(path)}/${pattern}`, wide: true },
    {
      header: t('Last fetch (UTC)'),
      sort: 'lastFetchAt',
      cell: ({ lastFetchAt }) => (lastFetchAt === null ? t('Never') : momentText(lastFetchAt)),
      wide: true,
    },
    { header: t('Outcome'), sort: 'lastOutcome', cell: ({ lastOutcome }) => <FetchOutcome outcome={lastOutcome} /> },
    { header: t('Status'), cell: ({ active }) => <ActiveBadge active={active} />, wide: true },
  ];
}
