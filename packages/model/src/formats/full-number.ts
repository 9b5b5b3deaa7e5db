import { languageOf } from '../languages/languages.ts';
import { rounded } from './rounded.ts';

/** `$1,234.50`: money with its symbol where the language puts it, its separators, and two decimals. */
export function moneyText(value: number, symbol = '$', language = 'en-US'): string {
  const text = withSymbol(decimals(Math.abs(rounded(value)), 2, language), rounded(value) < 0, symbol, language);
  return languageOf(language).direction === 'rtl' ? `${leftToRight}${text}${endOfDirection}` : text;
}

/** In right-to-left text, an amount keeps its symbol and sign in place. */
const leftToRight = '\u2066';
const endOfDirection = '\u2069';

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
  if (value === null) return noData;
  const text = decimals(rounded(value, places), places, language);
  return languageOf(language).hasSpaceBeforePercent ? `${text}\u00a0%` : `${text}%`;
}

/** What an empty cell shows (S1 section 5). */
export const noData = 'No data';

/** The text of a cell: itself, or 'No data' if it is empty. */
export function cellText(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? noData : String(value);
}

/** A number with its currency's symbol on the side where the language has it. */
export function withSymbol(text: string, isNegative: boolean, symbol: string, language: string): string {
  const sign = isNegative ? '-' : '';
  return languageOf(language).hasSymbolLast && symbol !== ''
    ? `${sign}${text}\u00a0${symbol}`
    : `${sign}${symbol}${text}`;
}

/** Creating a number formatter takes as long as formatting fifty numbers. */
const formats = new Map<string, Intl.NumberFormat>();

function decimals(value: number, places: number, language: string): string {
  const key = `${language} ${places}`;
  const known = formats.get(key);
  const format =
    known ??
    new Intl.NumberFormat(language, {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      useGrouping: 'always',
    });
  if (known === undefined) formats.set(key, format);
  return format.format(value);
}
