import { Select } from '@mantine/core';
import { paymentStatuses } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { CarrierFilter } from '../../../ui/table-page/table/carrier-filter.tsx';
import { ClientFilter } from '../../../ui/table-page/table/client-filter.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { statusTexts } from './status-texts.ts';

/** The filters of the address, as the calls take them. */
export function usePaymentFilters() {
  const { client, carrier, status } = useTableAddress().search;
  return {
    clientId: client,
    carrierId: carrier,
    status: paymentStatuses.find((each) => each === status) ?? ('all' as const),
  };
}

export function PaymentFilters() {
  const { t } = useTranslation();
  const { ask } = useTableAddress();
  const { clientId, carrierId, status } = usePaymentFilters();
  return (
    <>
      <ClientFilter value={clientId} onClient={(id) => ask({ client: id })} />
      <CarrierFilter value={carrierId} onCarrier={(id) => ask({ carrier: id })} />
      <Select
        label={t('Status')}
        w={130}
        allowDeselect={false}
        data={[
          { value: 'all', label: t('All') },
          ...paymentStatuses.map((value) => ({ value, label: t(statusTexts[value]) })),
        ]}
        value={status}
        onChange={(value) => ask({ status: value === 'all' || value === null ? undefined : value })}
      />
    </>
  );
}
