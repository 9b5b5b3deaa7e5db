import { type ChartScale, currencySymbol, defaultCurrency, type PageState, type Reading } from '@waybill/model';

/** The currency that figures are shown in: the one that filters leave, else US dollars (S1 section 9). */
export function readingOf({ filters }: PageState): Reading {
  const [only, ...more] = filters.currency_code ?? [];
  return { symbol: only !== undefined && more.length === 0 ? currencySymbol(only) : defaultCurrency.symbol };
}

/** A semilog scale has no place for zero and below; the chart says how many values it leaves out. */
export function isDrawable(value: number, scale: ChartScale): boolean {
  return scale === 'linear' || value > 0;
}
