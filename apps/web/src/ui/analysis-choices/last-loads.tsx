import type { DataAsOf } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { displayDate, displayDateTime } from '../../lib/languages/formats.ts';
import { DataTable } from '../tables/data-table.tsx';

interface Props {
  readonly loads: DataAsOf['clients'];
  readonly clients: readonly { readonly id: number; readonly name: string }[];
}

/** When each client's invoices were last loaded, and how far they reach. */
export function LastLoads({ loads, clients }: Props) {
  const { t } = useTranslation();
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return (
    <DataTable
      caption={t('Last load of each client')}
      height={300}
      rows={loads}
      keyOf={({ clientId }) => String(clientId)}
      columns={[
        { header: t('Client'), cell: ({ clientId }) => names.get(clientId) ?? String(clientId) },
        { header: t('Loaded (UTC)'), cell: ({ loadedAt }) => displayDateTime(loadedAt) },
        { header: t('Newest invoice'), cell: ({ newestBillDate }) => displayDate(newestBillDate) },
      ]}
    />
  );
}
