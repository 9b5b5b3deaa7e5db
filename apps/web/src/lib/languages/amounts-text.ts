import type { ClientInvoice } from '@waybill/contract';
import { currencyAmount } from './currency-amount.ts';

/** Sums in several currencies, side by side. */
export const amountsText = (amounts: ClientInvoice['amounts']): string =>
  amounts.map(({ amount, currencyCode }) => currencyAmount(amount, currencyCode)).join(' + ');
