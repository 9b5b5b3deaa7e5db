import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { paymentStatuses } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { carrierChoices, clientChoices, idOf, optionsOf } from '../administration/page/choices.ts';
import { useTableAddress } from '../administration/table/use-table-address.ts';
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
  const { data: clients } = useQuery(clientChoices);
  const { data: carriers } = useQuery(carrierChoices);
  return (
    <>
      <Select
        label={t('Client')}
        placeholder={t('All clients')}
        w={200}
        clearable
        searchable
        limit={100}
        data={optionsOf(clients)}
        value={clientId === undefined ? null : String(clientId)}
        onChange={(value) => ask({ client: idOf(value) ?? undefined })}
      />
      <Select
        label={t('Carrier')}
        placeholder={t('All Carriers')}
        w={150}
        clearable
        searchable
        data={optionsOf(carriers)}
        value={carrierId === undefined ? null : String(carrierId)}
        onChange={(value) => ask({ carrier: idOf(value) ?? undefined })}
      />
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
