import type { FactUnit } from '../facts/fact.ts';
import type { WeightUnit } from '../pages/page.ts';
import { countText, moneyText, weightText } from './full-number.ts';
import { chartLabel, shortAmount } from './short-amount.ts';
import { kilograms } from './weight.ts';

/** How the reader wants figures: symbol of the currency in force, unit of weight, language. */
export interface Reading {
  readonly symbol?: string;
  readonly weightUnit?: WeightUnit;
  readonly language?: string;
}

/** A fact's figure in full: `$1,234.50`, `1,234`, `1,234.50 lbs`. */
export function factText(value: number, unit: FactUnit, reading: Reading = {}): string {
  const { symbol = '$', weightUnit = 'lbs', language = 'en-US' } = reading;
  if (unit === 'currency') return moneyText(value, symbol, language);
  if (unit === 'lbs') return `${weightText(inUnit(value, weightUnit), language)} ${weightUnit}`;
  return countText(value, language);
}

/** A fact's figure in short: `$1.25M`, `1.25M`, `1.25M lbs`. */
export function shortFactText(value: number, unit: FactUnit, reading: Reading = {}): string {
  const { symbol = '$', weightUnit = 'lbs' } = reading;
  if (unit === 'currency') return shortAmount(value, symbol);
  if (unit === 'lbs') return `${shortAmount(inUnit(value, weightUnit))} ${weightUnit}`;
  return Math.abs(value) < 1_000 ? countText(value) : shortAmount(value);
}

/** A fact's figure on the axis of a chart: `$1.25M`, `500K`; weights in the reader's unit, which the title names. */
export function axisText(value: number, unit: FactUnit, reading: Reading = {}): string {
  const { symbol = '$', weightUnit = 'lbs' } = reading;
  if (unit === 'currency') return chartLabel(value, symbol);
  return chartLabel(unit === 'lbs' ? inUnit(value, weightUnit) : value);
}

/** Pounds in the unit that the reader wants. */
export function inUnit(pounds: number, unit: WeightUnit): number {
  return unit === 'kgs' ? kilograms(pounds) : pounds;
}
