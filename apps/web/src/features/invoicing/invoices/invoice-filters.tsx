import { Select } from '@mantine/core';
import { currencies } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { CarrierFilter } from '../../../ui/table-page/table/carrier-filter.tsx';
import { ClientFilter } from '../../../ui/table-page/table/client-filter.tsx';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import { TextFilter } from '../../../ui/table-page/table/text-filter.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';

/** The filters of the list of carrier invoices; a parent includes its sub-clients. */
export function InvoiceFilters() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const { client, carrier, account, tracking, currency, from, to } = search;
  return (
    <>
      <ClientFilter value={client} onClient={(id) => ask({ client: id })} />
      <CarrierFilter value={carrier} onCarrier={(id) => ask({ carrier: id })} />
      <TextFilter label={t('Account number')} value={account} onText={(text) => ask({ account: text })} width={130} />
      <TextFilter
        label={t('Tracking number')}
        value={tracking}
        onText={(text) => ask({ tracking: text })}
        width={180}
      />
      <DayFilter label={t('Bill date from')} value={from} onDay={(day) => ask({ from: day })} />
      <DayFilter label={t('Bill date to')} value={to} onDay={(day) => ask({ to: day })} />
      <Select
        label={t('Currency')}
        placeholder={t('All Currencies')}
        w={170}
        clearable
        searchable
        data={currencies.map(({ code }) => code)}
        value={currency ?? null}
        onChange={(value) => ask({ currency: value ?? undefined })}
      />
    </>
  );
}
