import { type FileLayout, type FileLayoutDetail, getFileLayout, listFileLayouts } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { FileLayoutPanel } from './file-layout-panel.tsx';
import { ImportLayout } from './import-layout.tsx';

type Sort = 'name' | 'carrier' | 'changedAt';

/** The layouts that were mapped, by which carriers' files are recognised. */
export function FileLayoutsPage() {
  const { t } = useTranslation();
  return (
    <AdministrationPage<FileLayout, Sort, FileLayoutDetail>
      table={{
        caption: t('File layouts'),
        searchLabel: t('Search name or carrier'),
        purpose: t(
          'Layouts of carriers’ files that were mapped here. Files with these columns are recognised however they arrive. A layout can be exported and imported elsewhere.',
        ),
        columns: useColumns(),
        order: { sort: 'name', descending: false },
        queryKey: ['administration', 'file layouts'],
        ask: (query, signal) => call(listFileLayouts, { query }, signal),
      }}
      newLabel={t('Import layout')}
      rowTitle={t('File layout')}
      read={(id, signal) => call(getFileLayout, { params: { id } }, signal)}
      form={(layout, close) =>
        layout === undefined ? (
          <ImportLayout />
        ) : (
          <FileLayoutPanel key={layout.changedAt} layout={layout} onClose={close} />
        )
      }
    />
  );
}

function useColumns(): readonly TableColumn<FileLayout, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Carrier'), sort: 'carrier', cell: ({ carrier }) => carrier ?? '–' },
    { header: t('Changed (UTC)'), sort: 'changedAt', cell: ({ changedAt }) => momentText(changedAt), wide: true },
  ];
}
