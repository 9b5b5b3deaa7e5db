/** Which part of a date such as 05/09/2026 comes first. */
export type DateOrder = 'month first' | 'day first';

/** What somebody said about a file that does not say it itself. */
export interface ReadingAnswers {
  readonly dateOrder?: DateOrder | undefined;
  /** ISO 4217 */
  readonly currencyCode?: string | undefined;
}

/** What a file leaves open, so that somebody must say it before the file counts. */
export type ReadingQuestion =
  | {
      readonly about: 'date order';
      /** A date of the file, and the days that it may be. */
      readonly text: string;
      readonly monthFirst: string;
      readonly dayFirst: string;
    }
  | { readonly about: 'currency' };
