import { countText, moneyText, percentText, weightText } from '../formats/full-number.ts';
import { chartLabel, shortAmount } from '../formats/short-amount.ts';
import type { WeightUnit } from '../formats/weight.ts';
import { english, languageOf } from '../languages/languages.ts';
import type { FactUnit } from './fact.ts';

/** How figures are shown: the currency symbol and the language. */
export interface Reading {
  readonly symbol?: string;
  readonly language?: string;
  /** How the language writes the units of weight. */
  readonly unitNames?: Readonly<Record<WeightUnit, string>>;
}

const englishUnits = { lbs: 'lbs', kgs: 'kgs' } as const;

/** A fact's figure in full: `$1,234.50`, `1,234`, `1,234.50 lbs`. */
export function factText(value: number, unit: FactUnit, reading: Reading = {}): string {
  const { symbol = '$', language, unitNames = englishUnits } = reading;
  if (unit === 'currency') return moneyText(value, symbol, language);
  if (isWeight(unit)) return `${weightText(value, language)} ${unitNames[unit]}`;
  if (unit === 'percent') return percentText(value, 2, language);
  if (unit === 'days' || unit === 'number') return weightText(value, language);
  return countText(value, language);
}

/** A fact's figure in short: `$1.25M`, `1.25M`, `1.25M lbs`. */
export function shortFactText(value: number, unit: FactUnit, reading: Reading = {}): string {
  const { symbol = '$', language, unitNames = englishUnits } = reading;
  if (unit === 'currency') return shortAmount(value, symbol, language);
  if (isWeight(unit)) return `${shortAmount(value, '', language)} ${unitNames[unit]}`;
  if (unit === 'percent' || unit === 'days' || unit === 'number') return factText(value, unit, reading);
  return Math.abs(value) < 1_000 ? countText(value, language) : shortAmount(value, '', language);
}

/** A fact's figure on the axis or in the legend of a chart: `$1.25M`, `500K`, `500K lbs`. */
export function axisText(value: number, unit: FactUnit, reading: Reading = {}): string {
  const { symbol = '$', language, unitNames = englishUnits } = reading;
  if (unit === 'percent') return percentText(value, 0, language);
  if (isWeight(unit)) return `${weightLabel(value, language)} ${unitNames[unit]}`;
  return chartLabel(value, unit === 'currency' ? symbol : '', language);
}

/** Other languages write thousands of a weight in full: `20 k kg` cannot be read. */
function weightLabel(value: number, language: string | undefined): string {
  const isEnglish = language === undefined || languageOf(language) === english;
  return isEnglish || Math.abs(value) >= 1_000_000 ? chartLabel(value, '', language) : countText(value, language);
}

function isWeight(unit: FactUnit): unit is WeightUnit {
  return unit === 'lbs' || unit === 'kgs';
}
