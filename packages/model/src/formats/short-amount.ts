import { rounded } from './rounded.ts';

const thousand = 1_000;
const amountUnits = ['', 'K', 'M', 'B'];
const labelUnits = ['', 'K', 'M', 'B', 'T'];

/** `1.25M`: thousands, millions or billions with two decimals, for tiles and tooltips (S1 section 9). */
export function shortAmount(value: number, symbol = ''): string {
  const { digits, unit } = scaled(value, amountUnits);
  return `${signOf(digits)}${symbol}${Math.abs(digits).toFixed(2)}${unit}`;
}

/** `1.25M`, `500K`, `2T`: a label on a chart's axis, with two decimals at most (S1 section 9). */
export function chartLabel(value: number, symbol = ''): string {
  const { digits, unit } = scaled(value, labelUnits);
  return `${signOf(digits)}${symbol}${Math.abs(digits)}${unit}`;
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

function signOf(value: number): string {
  return value < 0 ? '-' : '';
}
