import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { currencies } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { carrierChoices, clientChoices, idOf, optionsOf } from '../administration/page/choices.ts';
import { DayFilter } from '../administration/table/day-filter.tsx';
import { TextFilter } from '../administration/table/text-filter.tsx';
import { useTableAddress } from '../administration/table/use-table-address.ts';

/** What narrows the list of carrier invoices; a parent stands for its sub-clients too. */
export function InvoiceFilters() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const { data: clients } = useQuery(clientChoices);
  const { data: carriers } = useQuery(carrierChoices);
  const { client, carrier, account, tracking, currency, from, to } = search;
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
        value={client === undefined ? null : String(client)}
        onChange={(value) => ask({ client: idOf(value) ?? undefined })}
      />
      <Select
        label={t('Carrier')}
        placeholder={t('All Carriers')}
        w={150}
        clearable
        searchable
        data={optionsOf(carriers)}
        value={carrier === undefined ? null : String(carrier)}
        onChange={(value) => ask({ carrier: idOf(value) ?? undefined })}
      />
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
        w={140}
        clearable
        searchable
        data={currencies.map(({ code }) => code)}
        value={currency ?? null}
        onChange={(value) => ask({ currency: value ?? undefined })}
      />
    </>
  );
}
