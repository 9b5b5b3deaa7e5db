import { audiences } from '../../foundation/audience.ts';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { exchangeRateRow } from './exchange-rate.ts';

export const listExchangeRates = endpoint({
  name: 'listExchangeRates',
  method: 'GET',
  path: '/aiparcelweb/api/exchangeRates',
  ...audiences.exchangeRates,
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the daily exchange rates.',
  query: tableQuery(['rateDate', 'currencyCode', 'usdRate', 'source']).extend({
    from: calendarDay().optional(),
    to: calendarDay().optional(),
  }),
  answer: tableAnswer(exchangeRateRow),
});
