import countriesOf from './countries-of-currency.json' with { type: 'json' };

/** The currencies in which carriers bill the accounts of a country, by ISO codes. */
const currencies = new Map(
  Object.entries(countriesOf).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
);

/** The currency of a country; undefined if it is not listed. */
export const currencyOfCountry = (country: string): string | undefined => currencies.get(country);
