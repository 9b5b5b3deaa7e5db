import { type CsvAmount, type Figure, type Reading, rounded } from '@waybill/model';
import { displayDate, factText } from '../../lib/languages/formats.ts';
import { texts } from '../../lib/languages/texts.ts';

export type Value = string | number | boolean | null | undefined;

/** A figure as it is shown; 'No data' where there is none. */
export function figureText({ unit }: Figure, value: Value, reading: Reading): string {
  if (value === null || value === undefined) return texts.t('No data');
  return unit === 'date' ? displayDate(String(value).slice(0, 10)) : factText(Number(value), unit, reading);
}

/** A figure as a file takes it. */
export function exportedFigure({ unit }: Figure, value: Value): string | number | CsvAmount | null {
  if (value === null || value === undefined) return null;
  if (unit === 'date') return String(value).slice(0, 10);
  const figure = rounded(Number(value));
  return unit === 'currency' || unit === 'lbs' || unit === 'kgs' ? { amount: figure } : figure;
}

/** The header of a figure's values in a file, with their unit or currency. */
export function figureHeader({ text, unit }: Figure, currencyCode: string | undefined): string {
  const name = texts.t(text);
  if (unit === 'currency') return `${name} (${currencyCode ?? 'USD'})`;
  if (unit === 'percent') return `${name} (%)`;
  if (unit === 'days') return `${name} (${texts.t('days')})`;
  return unit === 'lbs' ? `${name} (${texts.t('lbs')})` : name;
}
