import { english, languageOf } from '../languages/languages.ts';
import { withSymbol } from './full-number.ts';
import { rounded } from './rounded.ts';

const thousand = 1_000;
const amountUnits = ['', 'K', 'M', 'B'];
const labelUnits = ['', 'K', 'M', 'B', 'T'];

/** `1.25M`: thousands, millions or billions with two decimals, for tiles and tooltips (S1 section 9). */
export function shortAmount(value: number, symbol = '', language = 'en-US'): string {
  if (languageOf(language) !== english) return compact(value, symbol, language, 2);
  const { digits, unit } = scaled(value, amountUnits);
  return withSymbol(`${Math.abs(digits).toFixed(2)}${unit}`, digits < 0, symbol, language);
}

/** `1.25M`, `500K`, `2T`: a label on a chart's axis, with two decimals at most (S1 section 9). */
export function chartLabel(value: number, symbol = '', language = 'en-US'): string {
  if (languageOf(language) !== english) return compact(value, symbol, language, 0);
  const { digits, unit } = scaled(value, labelUnits);
  return withSymbol(`${Math.abs(digits)}${unit}`, digits < 0, symbol, language);
}

function scaled(value: number, units: readonly string[]): { digits: number; unit: string } {
  let digits = rounded(value);
  let step = 0;
  while (Math.abs(digits) >= thousand && step < units.length - 1) {
    step += 1;
    digits = rounded(value / thousand ** step);
  }
  return { digits, unit: units[step] ?? '' };
}

/** Other languages use other units: `125万`, `1,25 Mln`. */
function compact(value: number, symbol: string, language: string, leastDecimals: 0 | 2): string {
  const format = new Intl.NumberFormat(language, {
    notation: 'compact',
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: 2,
  });
  return withSymbol(format.format(Math.abs(rounded(value))), rounded(value) < 0, symbol, language);
}
