/** The currencies in which carriers bill the accounts of a country, by ISO codes. */
const countriesOf: Readonly<Record<string, string>> = {
  USD: 'US PR GU VI AS MP FM MH PW EC SV PA',
  CAD: 'CA',
  MXN: 'MX',
  GBP: 'GB IM JE GG',
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK MC SM VA',
  CHF: 'CH LI',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK GL FO',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  TRY: 'TR',
  AUD: 'AU',
  NZD: 'NZ',
  JPY: 'JP',
  CNY: 'CN',
  HKD: 'HK',
  TWD: 'TW',
  KRW: 'KR',
  SGD: 'SG',
  INR: 'IN',
  THB: 'TH',
  MYR: 'MY',
  PHP: 'PH',
  IDR: 'ID',
  VND: 'VN',
  BRL: 'BR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
  ZAR: 'ZA',
  AED: 'AE',
  SAR: 'SA',
  ILS: 'IL',
};

const currencies = new Map(
  Object.entries(countriesOf).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
);

/** The currency of a country; undefined if it is not listed. */
export const currencyOfCountry = (country: string): string | undefined => currencies.get(country);
