import type { FactUnit } from '../facts/fact.ts';
import { countText, moneyText, weightText } from './full-number.ts';
import { chartLabel, shortAmount } from './short-amount.ts';

/** How the reader wants figures: symbol of the currency in force, language. */
export interface Reading {
  readonly symbol?: string;
  readonly language?: string;
}

/** A fact's figure in full: `$1,234.50`, `1,234`, `1,234.50 lbs`. */
export function factText(value: number, unit: FactUnit, reading: Reading = {}): string {
  const { symbol = '$', language = 'en-US' } = reading;
  if (unit === 'currency') return moneyText(value, symbol, language);
  if (isWeight(unit)) return `${weightText(value, language)} ${unit}`;
  return countText(value, language);
}

/** A fact's figure in short: `$1.25M`, `1.25M`, `1.25M lbs`. */
export function shortFactText(value: number, unit: FactUnit, reading: Reading = {}): string {
  if (unit === 'currency') return shortAmount(value, reading.symbol ?? '$');
  if (isWeight(unit)) return `${shortAmount(value)} ${unit}`;
  return Math.abs(value) < 1_000 ? countText(value) : shortAmount(value);
}

/** A fact's figure on the axis of a chart: `$1.25M`, `500K`; the fact's name and unit stand beside it. */
export function axisText(value: number, unit: FactUnit, reading: Reading = {}): string {
  return unit === 'currency' ? chartLabel(value, reading.symbol ?? '$') : chartLabel(value);
}

function isWeight(unit: FactUnit): boolean {
  return unit === 'lbs' || unit === 'kgs';
}
