import { type ClientStatistics, exportStatistics, getClientStatistics, listStatistics } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call, callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { LoadedRow } from '../../../ui/table-page/page/loaded-row.tsx';
import { ExportMenu } from '../../../ui/table-page/table/export-menu.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { ClientStatisticsPanel } from './client-statistics-panel.tsx';
import { type StatisticsSort, useStatisticsColumns } from './use-statistics-columns.tsx';
import { WarehouseFacts } from './warehouse-facts.tsx';

/** What the warehouse holds for the tenant's clients (S3 section 2.3). */
export function StatisticsPage() {
  const { t } = useTranslation();
  const { search } = useTableAddress();
  const save = async (format: 'csv' | 'xlsx') => {
    const query = { search: search.search ?? '', format };
    saveFile(await callFile(exportStatistics, { query }), `${t('Statistics')}.${format}`);
  };
  return (
    <>
      <WarehouseFacts />
      <AdministrationPage<ClientStatistics, StatisticsSort>
        table={{
          caption: t('What the warehouse holds'),
          searchLabel: t('Search client'),
          columns: useStatisticsColumns(),
          order: { sort: 'name', descending: false },
          queryKey: ['statistics'],
          ask: (question, signal) =>
            call(listStatistics, { query: { ...question, descending: String(question.descending) } }, signal),
          actions: <ExportMenu label={t('Export')} save={save} />,
        }}
        rowTitle={t('What the warehouse holds')}
        form={(open) =>
          open === 'new' ? null : (
            <LoadedRow
              key={open}
              queryKey={['statistics', 'client', open]}
              read={(signal) => call(getClientStatistics, { params: { id: open } }, signal)}
            >
              {(statistics) => <ClientStatisticsPanel statistics={statistics} />}
            </LoadedRow>
          )
        }
      />
    </>
  );
}
