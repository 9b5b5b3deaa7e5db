import { type GlCode, getGlCode, listGlCodes } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { conditionsText } from '../../../ui/charge-conditions/conditions-text.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { GlCodeForm } from './gl-code-form.tsx';

type Sort = 'position' | 'code' | 'name' | 'clientName';

/** The codes of every client and the charges that each is for. */
export function GlCodeRules() {
  const { t } = useTranslation();
  return (
    <AdministrationPage<GlCode, Sort>
      table={{
        caption: t('GL codes'),
        searchLabel: t('Search code, name, client'),
        purpose: t(
          'GL codes assign each charge to an account in your general ledger. They are checked in order, a sub-client’s codes before its parent’s, and the first match is used.',
        ),
        columns: useColumns(),
        order: { sort: 'position', descending: false },
        queryKey: ['gl-codes'],
        ask: (query, signal) => call(listGlCodes, { query }, signal),
      }}
      newLabel={t('New GL code')}
      rowTitle={t('GL code')}
      read={(id, signal) => call(getGlCode, { params: { id } }, signal)}
      form={(glCode, close) => <GlCodeForm glCode={glCode} onClose={close} />}
    />
  );
}

function useColumns(): readonly TableColumn<GlCode, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('GL code'), sort: 'code', cell: ({ code }) => code },
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name },
    { header: t('Order'), sort: 'position', cell: ({ position }) => countText(position), numeric: true, wide: true },
    { header: t('Charges'), cell: ({ conditions }) => conditionsText(conditions), wide: true },
  ];
}
