import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
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
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  answer: tableAnswer(exchangeRateRow),
});
