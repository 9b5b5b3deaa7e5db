import { z } from 'zod';
import { text } from '../../foundation/text.ts';

/** What one unit of a currency was worth on a day (`YYYY-MM-DD`), in US dollars as exact decimal text. */
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
export const rateFile = z.object({ fileName: text(200).trim().min(1), content: text(longestRateFile) });

export const storedRates = z.object({ stored: z.number().int() });
