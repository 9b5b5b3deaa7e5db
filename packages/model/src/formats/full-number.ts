import { rounded } from './rounded.ts';

/** `$1,234.50`: money with its symbol, separators of the language and two decimals. */
export function moneyText(value: number, symbol = '$', language = 'en-US'): string {
  const amount = rounded(value);
  return `${amount < 0 ? '-' : ''}${symbol}${decimals(Math.abs(amount), 2, language)}`;
}

/** `1,234`: a whole number with separators. */
export function countText(value: number, language = 'en-US'): string {
  return decimals(rounded(value, 0), 0, language);
}

/** `1,234.50`: pounds or kilograms with two decimals. */
export function weightText(value: number, language = 'en-US'): string {
  return decimals(rounded(value), 2, language);
}

/** `12.34%`, or with fewer decimals in some tooltips; an unknown percentage is 'No data'. */
export function percentText(value: number | null, places = 2, language = 'en-US'): string {
  return value === null ? noData : `${decimals(rounded(value, places), places, language)}%`;
}

/** What an empty cell shows (S1 section 5). */
export const noData = 'No data';

/** The text of a cell: itself, or 'No data' if it is empty. */
export function cellText(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? noData : String(value);
}

/** Making a number format takes as long as writing fifty numbers with it. */
const formats = new Map<string, Intl.NumberFormat>();

function decimals(value: number, places: number, language: string): string {
  const key = `${language} ${places}`;
  const known = formats.get(key);
  const format =
    known ?? new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places });
  if (known === undefined) formats.set(key, format);
  return format.format(value);
}
