import { type ExchangeRateRow, listExchangeRates } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { AdministrationTable } from '../../../ui/table-page/table/administration-table.tsx';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { UploadRates } from './upload-rates.tsx';

type Sort = 'rateDate' | 'currencyCode' | 'usdRate' | 'source';

/** What currencies were worth on each day; rows that are loaded keep the rate with which they were loaded. */
export function ExchangeRatesPage() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const { from, to } = search;
  return (
    <AdministrationTable<ExchangeRateRow, Sort>
      caption={t('Exchange rates')}
      searchLabel={t('Search currency or source')}
      purpose={t('The daily rates used to convert other currencies to US dollars.')}
      columns={useColumns()}
      order={{ sort: 'rateDate', descending: true }}
      queryKey={['administration', 'exchange-rates', from, to]}
      ask={(question, signal) => call(listExchangeRates, { query: { ...question, from, to } }, signal)}
      opens={false}
      filters={
        <>
          <DayFilter label={t('From')} value={from} onDay={(day) => ask({ from: day })} />
          <DayFilter label={t('To')} value={to} onDay={(day) => ask({ to: day })} />
        </>
      }
      actions={<UploadRates />}
    />
  );
}

function useColumns(): readonly TableColumn<ExchangeRateRow, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Day'), sort: 'rateDate', cell: ({ rateDate }) => displayDate(rateDate) },
    { header: t('Currency'), sort: 'currencyCode', cell: ({ currencyCode }) => currencyCode },
    { header: t('US dollars per unit'), sort: 'usdRate', cell: ({ usdRate }) => usdRate, numeric: true },
    { header: t('Source'), sort: 'source', cell: ({ source }) => source, wide: true },
  ];
}
