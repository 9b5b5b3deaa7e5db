import { getMarkupAssignment, listMarkupAssignments, type MarkupAssignment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { AssignmentForm } from './assignment-form.tsx';

type Sort = 'clientName' | 'markupName' | 'from' | 'to';

/** Which clients are billed with which markup, and on which invoice dates (S3 section 2.2). */
export function AssignMarkupPage() {
  const { t } = useTranslation();
  return (
    <AdministrationPage<MarkupAssignment, Sort>
      table={{
        caption: t('Assigned markups'),
        searchLabel: t('Search client, markup'),
        purpose: t('A client has one markup at a time, its own or its parent’s, for a range of invoice dates.'),
        columns: useColumns(),
        order: { sort: 'clientName', descending: false },
        queryKey: ['markup-assignments'],
        ask: (query, signal) => call(listMarkupAssignments, { query }, signal),
      }}
      newLabel={t('Assign markup')}
      rowTitle={t('Assigned markup')}
      read={(id, signal) => call(getMarkupAssignment, { params: { id } }, signal)}
      form={(assignment, close) => <AssignmentForm assignment={assignment} onClose={close} />}
    />
  );
}

function useColumns(): readonly TableColumn<MarkupAssignment, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name },
    { header: t('Markup'), sort: 'markupName', cell: ({ markup }) => markup.name },
    { header: t('From'), sort: 'from', cell: ({ from }) => displayDate(from), wide: true },
    {
      header: t('To'),
      sort: 'to',
      cell: ({ to }) => (to === null ? t('until further notice') : displayDate(to)),
      wide: true,
    },
  ];
}
