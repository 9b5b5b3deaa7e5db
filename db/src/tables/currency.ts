import type { ColumnType } from 'kysely';

/** A currency by its code (ISO 4217). */
export interface CurrencyTable {
  code: string;
  symbol: string;
  name: string;
}

/** US dollars for one unit of the currency on a day (`YYYY-MM-DD`); exact decimal, read as text. */
export interface ExchangeRateTable {
  currency_code: string;
  rate_date: string;
  usd_rate: ColumnType<string, string | number, string | number>;
  source: string;
}
