import { type CsvAmount, type Fact, type PageState, rounded } from '@waybill/model';
import { texts } from '../../../lib/languages/texts.ts';

/** A fact's figure as a file takes it: to the cent, amounts and weights with both decimals. */
export function exportedValue(value: number, { unit }: Pick<Fact, 'unit'>): number | CsvAmount {
  const hasDecimals = unit === 'currency' || unit === 'lbs' || unit === 'kgs';
  return hasDecimals ? { amount: rounded(value) } : rounded(value);
}

/** The header of a fact's figures: the fact, and the unit or currency that they are in. */
export function valueHeader({ fact, filters }: Pick<PageState, 'fact' | 'filters'>): string {
  const name = texts.t(fact.text);
  if (fact.unit === 'lbs' || fact.unit === 'kgs') return `${name} (${texts.t(fact.unit)})`;
  if (fact.unit !== 'currency') return name;
  const [only, ...more] = filters.currency_code ?? [];
  return `${name} (${only !== undefined && more.length === 0 ? only : 'USD'})`;
}
