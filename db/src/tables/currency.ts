import type { ColumnType, Generated } from 'kysely';

/** A currency by its code (ISO 4217). */
export interface CurrencyTable {
  code: string;
  symbol: string;
  name: string;
}

/**
 * US dollars for one unit of the currency on a date (`YYYY-MM-DD`); exact decimal, read as text. For all tenants (null)
 * or for one; a tenant's own rates take precedence.
 */
export interface ExchangeRateTable {
  tenant_id: Generated<number | null>;
  currency_code: string;
  rate_date: string;
  usd_rate: ColumnType<string, string | number, string | number>;
  source: string;
}
