import { Select } from '@mantine/core';
import {
  getInvoiceFile,
  type InvoiceFileDetail,
  type InvoiceFileRow,
  invoiceFileStatuses,
  listInvoiceFiles,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { invoiceFilesKey } from '../../../lib/live/invoice-files-key.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { OutcomeBadge } from '../../../ui/tables/outcome-badge.tsx';
import { InvoiceFilePanel } from './invoice-file-panel.tsx';
import { statusTexts } from './status-text.ts';
import { UploadFiles } from './upload-files.tsx';

type Sort = 'receivedAt' | 'name' | 'layout' | 'status' | 'rows' | 'badLines';

/** The carriers' files that were uploaded, and the outcome. */
export function InvoiceFilesPage() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const status = invoiceFileStatuses.find((each) => each === search.status) ?? 'all';
  return (
    <AdministrationPage<InvoiceFileRow, Sort, InvoiceFileDetail>
      table={{
        caption: t('Invoice files'),
        searchLabel: t('Search name or reason'),
        purpose: t(
          'Uploaded files: loaded, waiting for their other parts, or refused, with the reason and the lines that could not be read.',
        ),
        columns: useColumns(),
        order: { sort: 'receivedAt', descending: true },
        queryKey: [...invoiceFilesKey, 'page', status],
        ask: (question, signal) => call(listInvoiceFiles, { query: { ...question, status } }, signal),
        filters: (
          <Select
            aria-label={t('Status')}
            w={220}
            allowDeselect={false}
            data={[
              { value: 'all', label: t('All files') },
              ...invoiceFileStatuses.map((value) => ({ value, label: t(statusTexts[value]) })),
            ]}
            value={status}
            onChange={(value) => ask({ status: value === 'all' || value === null ? undefined : value })}
          />
        ),
      }}
      newLabel={t('Upload files')}
      rowTitle={t('Invoice file')}
      isNewWide
      read={(id, signal) => call(getInvoiceFile, { params: { id } }, signal)}
      form={(file, close) => (file === undefined ? <UploadFiles /> : <InvoiceFilePanel file={file} onClose={close} />)}
    />
  );
}

function useColumns(): readonly TableColumn<InvoiceFileRow, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('File'), sort: 'name', cell: ({ name }) => name },
    { header: t('Received (UTC)'), sort: 'receivedAt', cell: ({ receivedAt }) => momentText(receivedAt) },
    { header: t('Layout'), sort: 'layout', cell: ({ layout }) => layout ?? t('Not recognised'), wide: true },
    { header: t('Rows'), sort: 'rows', cell: ({ rows }) => countText(rows), numeric: true, wide: true },
    { header: t('Packages'), cell: ({ packages }) => countText(packages), numeric: true, wide: true },
    {
      header: t('Bad lines'),
      sort: 'badLines',
      cell: ({ badLines }) => countText(badLines),
      numeric: true,
      wide: true,
    },
    { header: t('Status'), sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  ];
}

function StatusBadge({ status }: Pick<InvoiceFileRow, 'status'>) {
  const { t } = useTranslation();
  return <OutcomeBadge isFailure={status === 'refused'}>{t(statusTexts[status])}</OutcomeBadge>;
}
