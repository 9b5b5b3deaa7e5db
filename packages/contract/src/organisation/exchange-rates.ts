import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';

/** The value of one unit of a currency on a date (`YYYY-MM-DD`), in US dollars as exact decimal text. */
export const exchangeRateRow = z.object({
  id: z.string(),
  currencyCode: z.string(),
  rateDate: z.string(),
  usdRate: z.string(),
  source: z.string(),
});

export type ExchangeRateRow = z.infer<typeof exchangeRateRow>;

/** Characters that an uploaded file of rates may have. */
export const longestRateFile = 4_000_000;

/** A CSV file with the columns date, currency, usd_rate. */
export const rateFile = z.object({ fileName: text(200).trim().min(1), content: z.string().max(longestRateFile) });

export const storedRates = z.object({ stored: z.number().int() });

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

export const uploadExchangeRates = endpoint({
  name: 'uploadExchangeRates',
  method: 'POST',
  path: '/aiparcelweb/api/exchangeRates',
  ...audiences.exchangeRates,
  source: 'S3 sections 2.2 and 6',
  summary: 'Stores the rates of a file, all or none.',
  body: rateFile,
  answer: storedRates,
});
