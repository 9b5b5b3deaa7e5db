import { type AdministeredCarrier, audiences, getCarrier, listCarriers } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { CarrierForm } from './carrier-form.tsx';

type Sort = 'id' | 'name' | 'accounts';

/** The carriers: parcel carriers are built in, freight carriers can be added (S1 section 3). */
export function CarriersPage() {
  const { t } = useTranslation();
  const belongs = useBelongs();
  return (
    <AdministrationPage<AdministeredCarrier, Sort>
      table={{
        caption: t('Carriers'),
        searchLabel: t('Search name'),
        columns: useColumns(),
        order: { sort: 'name', descending: false },
        queryKey: ['administration', 'carriers'],
        ask: (query, signal) => call(listCarriers, { query }, signal),
      }}
      newLabel={belongs(audiences.newCarriers) ? t('New carrier') : undefined}
      rowTitle={t('Carrier')}
      read={(id, signal) => call(getCarrier, { params: { id } }, signal)}
      form={(carrier, close) => (
        <CarrierForm
          carrier={carrier}
          onClose={close}
          readOnly={carrier !== undefined && (carrier.fixed || !belongs(audiences.changedCarriers))}
        />
      )}
    />
  );
}

function useColumns(): readonly TableColumn<AdministeredCarrier, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Number'), sort: 'id', cell: ({ id }) => id, numeric: true },
    { header: t('Accounts'), sort: 'accounts', cell: ({ accounts }) => countText(accounts), numeric: true },
  ];
}
