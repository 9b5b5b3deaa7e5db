/** What the reader asks about the world outside of the file. */
export interface Surroundings {
  /** US dollars for one unit of the currency on the day (`YYYY-MM-DD`), exact decimal text. */
  usdRate(billed: { readonly currencyCode: string; readonly billDate: string }): string;
  /** Where packages go whose state is not known, by ISO code of the country; empty when the country has none. */
  defaultState(countryCode: string): string;
  /** Five-digit FIPS code of the county around a US ZIP code; null where unknown. */
  county(zip: string): string | null;
}
