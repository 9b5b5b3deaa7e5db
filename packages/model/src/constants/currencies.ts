import type { Currency } from '@waybill/contract';

/** All currencies; figures are then in US dollars (S1 section 9). */
export const allCurrencies: Currency = { code: 'All Currencies', symbol: '$' };
/** What amounts are converted to unless one other currency is chosen (S1 section 9). */
export const defaultCurrency: Currency = { code: 'USD', symbol: '$' };

/** What the dashboards say about conversion (S1 section 9). */
export const currencyNotes = {
  converted: 'By default all currencies are converted to USD using open exchange rates.',
  original: 'no conversion made',
} as const;

const symbols: Readonly<Record<string, string>> = {
  USD: '$',
  AED: 'د.إ',
  ARS: 'AR$',
  AUD: 'A$',
  BGN: 'лв',
  BHD: 'BD',
  BRL: 'R$',
  CAD: 'CA$',
  CHF: 'CHF',
  CLP: 'CLP$',
  CNY: '¥',
  COP: 'COL$',
  CRC: '₡',
  CZK: 'Kč',
  DKK: 'kr',
  DOP: 'RD$',
  EGP: 'E£',
  EUR: '€',
  GBP: '£',
  GTQ: 'Q',
  HKD: 'HK$',
  HUF: 'Ft',
  IDR: 'Rp',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  KWD: 'KD',
  MAD: 'DH',
  MXN: 'MX$',
  MYR: 'RM',
  NOK: 'kr',
  NZD: 'NZ$',
  PEN: 'S/',
  PHP: '₱',
  PKR: '₨',
  PLN: 'zł',
  QAR: 'QR',
  RON: 'lei',
  RSD: 'din.',
  SAR: 'SR',
  SEK: 'kr',
  SGD: 'S$',
  THB: '฿',
  TRY: '₺',
  TWD: 'NT$',
  UAH: '₴',
  UYU: '$U',
  VND: '₫',
  ZAR: 'R',
};

/** The currencies in which invoices occur. */
export const currencies: readonly Currency[] = Object.entries(symbols).map(([code, symbol]) => ({ code, symbol }));

const byCode: ReadonlyMap<string, Currency> = new Map(currencies.map((currency) => [currency.code, currency]));

/** The symbol of a currency; an unknown one is written as its code. */
export function currencySymbol(code: string): string {
  return code === allCurrencies.code ? allCurrencies.symbol : (byCode.get(code)?.symbol ?? code);
}
