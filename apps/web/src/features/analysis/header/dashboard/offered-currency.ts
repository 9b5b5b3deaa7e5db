import type { Currency } from '@waybill/contract';
import { allCurrencies } from '@waybill/model';

/** The chosen currency as long as it is offered, else all; before the list is known, the chosen one. */
export function offeredCurrency(code: string, currencies: readonly Currency[] | undefined): string {
  const isOffered = currencies === undefined || currencies.some((currency) => currency.code === code);
  return isOffered ? code : allCurrencies.code;
}
