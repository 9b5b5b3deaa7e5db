import type { Currency } from '@waybill/contract';
import symbols from './currency-symbols.json' with { type: 'json' };

/** All currencies; figures are then in US dollars (S1 section 9). */
export const allCurrencies: Currency = { code: 'All Currencies', symbol: '$' };
/** What amounts are converted to unless one other currency is chosen (S1 section 9). */
export const defaultCurrency: Currency = { code: 'USD', symbol: '$' };

/** What the dashboards say about conversion (S1 section 9). */
export const currencyNotes = {
  converted: 'By default all currencies are converted to USD using open exchange rates.',
  original: 'no conversion made',
} as const;

/** The currencies in which invoices occur. */
export const currencies: readonly Currency[] = Object.entries(symbols).map(([code, symbol]) => ({ code, symbol }));

const byCode: ReadonlyMap<string, Currency> = new Map(currencies.map((currency) => [currency.code, currency]));

/** The symbol of a currency; an unknown one is written as its code. */
export function currencySymbol(code: string): string {
  return code === allCurrencies.code ? allCurrencies.symbol : (byCode.get(code)?.symbol ?? code);
}
