import { type AdministeredCarrier, audiences, getCarrier, listCarriers } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { LoadedRow } from '../../../ui/table-page/page/loaded-row.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { CarrierForm } from './carrier-form.tsx';

type Sort = 'id' | 'name' | 'accounts';

const key = ['administration', 'carriers'];

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
        queryKey: [...key, 'page'],
        ask: (question, signal) =>
          call(listCarriers, { query: { ...question, descending: String(question.descending) } }, signal),
      }}
      newLabel={belongs(audiences.newCarriers) ? t('New carrier') : undefined}
      rowTitle={t('Carrier')}
      form={(open, close) =>
        open === 'new' ? (
          <CarrierForm onClose={close} readOnly={false} />
        ) : (
          <LoadedRow
            key={open}
            queryKey={[...key, open]}
            read={(signal) => call(getCarrier, { params: { id: open } }, signal)}
          >
            {(carrier) => (
              <CarrierForm
                carrier={carrier}
                onClose={close}
                readOnly={carrier.fixed || !belongs(audiences.changedCarriers)}
              />
            )}
          </LoadedRow>
        )
      }
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
