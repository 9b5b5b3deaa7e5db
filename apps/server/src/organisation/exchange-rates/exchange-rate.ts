/** What one unit of a currency was worth on a day. */
export interface ExchangeRate {
  /** ISO 4217, such as `CAD`. */
  readonly currencyCode: string;
  /** `YYYY-MM-DD` */
  readonly rateDate: string;
  /** US dollars for one unit; exact decimal text with at most eight decimals. */
  readonly usdRate: string;
}
