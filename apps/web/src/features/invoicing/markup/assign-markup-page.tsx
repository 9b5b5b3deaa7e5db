import { getMarkupAssignment, listMarkupAssignments, type MarkupAssignment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { LoadedRow } from '../../../ui/table-page/page/loaded-row.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { AssignmentForm } from './assignment-form.tsx';

type Sort = 'clientName' | 'markupName' | 'from' | 'to';

const key = ['markup-assignments'];

/** Which clients are billed with which markup, and on which invoice dates (S3 section 2.2). */
export function AssignMarkupPage() {
  const { t } = useTranslation();
  return (
    <AdministrationPage<MarkupAssignment, Sort>
      table={{
        caption: t('Assigned markups'),
        searchLabel: t('Search client, markup'),
        columns: useColumns(),
        order: { sort: 'clientName', descending: false },
        queryKey: [...key, 'page'],
        ask: (question, signal) =>
          call(listMarkupAssignments, { query: { ...question, descending: String(question.descending) } }, signal),
      }}
      newLabel={t('Assign markup')}
      rowTitle={t('Assigned markup')}
      form={(open, close) =>
        open === 'new' ? (
          <AssignmentForm onClose={close} />
        ) : (
          <LoadedRow
            key={open}
            queryKey={[...key, open]}
            read={(signal) => call(getMarkupAssignment, { params: { id: open } }, signal)}
          >
            {(assignment) => <AssignmentForm assignment={assignment} onClose={close} />}
          </LoadedRow>
        )
      }
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
