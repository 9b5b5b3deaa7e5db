import { getMarkup, listMarkups, type Markup, type MarkupLine } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { percentText } from '../../../lib/languages/formats.ts';
import { usePermissions } from '../../../lib/session/use-permissions.ts';
import { conditionsText } from '../../../ui/charge-conditions/conditions-text.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { MarkupForm } from './markup-form.tsx';

type Sort = 'name' | 'clientName';

/** What is added to charges when they are billed on (S3 section 2.2). */
export function MarkupPage() {
  const { t } = useTranslation();
  const may = usePermissions();
  return (
    <AdministrationPage<Markup, Sort>
      table={{
        caption: t('Markups'),
        searchLabel: t('Search name, client'),
        purpose: t('A markup is added to each carrier charge when you bill it on to a client, rounded to the cent.'),
        columns: useColumns(),
        order: { sort: 'name', descending: false },
        queryKey: ['markups'],
        ask: (query, signal) => call(listMarkups, { query }, signal),
      }}
      newLabel={may('ASSIGN_MARKUP') ? t('New markup') : undefined}
      rowTitle={t('Markup')}
      read={(id, signal) => call(getMarkup, { params: { id } }, signal)}
      form={(markup, close) => (
        <MarkupForm markup={markup} onClose={close} readOnly={markup !== undefined && !may('ASSIGN_MARKUP')} />
      )}
    />
  );
}

function useColumns(): readonly TableColumn<Markup, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name },
    { header: t('What is added'), cell: ({ lines }) => markupLinesText(lines), wide: true },
  ];
}

/** The lines of a markup in one line of text: `5.00% Fuel Surcharge; 8.50% All charges`. */
function markupLinesText(lines: readonly MarkupLine[]): string {
  return lines.map(({ percent, conditions }) => `${percentText(percent)} ${conditionsText(conditions)}`).join('; ');
}
