import type { ClientInvoice } from '@waybill/contract';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';

/** Sums of several currencies, one beside the other. */
export const amountsText = (amounts: ClientInvoice['amounts']): string =>
  amounts.map(({ amount, currencyCode }) => currencyAmount(amount, currencyCode)).join(' + ');
