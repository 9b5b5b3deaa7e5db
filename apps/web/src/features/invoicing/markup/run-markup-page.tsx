import { getMarkupRun, listMarkupRuns, type MarkupRun, type WholeMarkupRun } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { RunForm } from './run-form.tsx';
import { RunPanel } from './run-panel.tsx';

type Sort = 'ranAt' | 'clientName' | 'from' | 'charged' | 'markup' | 'billed';

/** What clients were billed on, and the way to work it out for more invoices (S3 section 2.2). */
export function RunMarkupPage() {
  const { t } = useTranslation();
  const { open: openRow } = useTableAddress();
  return (
    <AdministrationPage<MarkupRun, Sort, WholeMarkupRun>
      table={{
        caption: t('Markup runs'),
        searchLabel: t('Search client, user'),
        purpose: t(
          'A run calculates what to bill a client for the invoices of a period. Its amounts do not change later, and it comes with a file of its packages.',
        ),
        columns: useColumns(),
        order: { sort: 'ranAt', descending: true },
        queryKey: ['markup-runs'],
        ask: (query, signal) => call(listMarkupRuns, { query }, signal),
      }}
      newLabel={t('Run markup')}
      rowTitle={t('Markup run')}
      read={(id, signal) => call(getMarkupRun, { params: { id } }, signal)}
      form={(run, close) =>
        run === undefined ? <RunForm onRan={openRow} onClose={close} /> : <RunPanel run={run} onClose={close} />
      }
    />
  );
}

function useColumns(): readonly TableColumn<MarkupRun, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name },
    { header: t('Invoice dates'), sort: 'from', cell: ({ from, to }) => `${displayDate(from)} – ${displayDate(to)}` },
    { header: t('Charged'), sort: 'charged', cell: ({ charged }) => moneyText(charged), numeric: true, wide: true },
    { header: t('Markup'), sort: 'markup', cell: ({ markup }) => moneyText(markup), numeric: true, wide: true },
    { header: t('Billed'), sort: 'billed', cell: ({ billed }) => moneyText(billed), numeric: true },
    {
      header: t('Run'),
      sort: 'ranAt',
      cell: ({ ranAt, ranBy }) => `${momentText(ranAt)} ${ranBy}`,
      wide: true,
    },
  ];
}
