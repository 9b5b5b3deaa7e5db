import {
  type ChartScale,
  currencySymbol,
  defaultCurrency,
  onlyCurrency,
  type PageState,
  type Reading,
} from '@waybill/model';

/** The currency that figures are shown in: the one that filters leave, else US dollars (S1 section 9). */
export function readingOf(state: PageState): Reading {
  const only = onlyCurrency(state);
  return { symbol: only === undefined ? defaultCurrency.symbol : currencySymbol(only) };
}

/** A semilog scale has no place for zero and below; the chart says how many values it leaves out. */
export function isDrawable(value: number, scale: ChartScale): boolean {
  return scale === 'linear' || value > 0;
}
