import { currencySymbol } from '@waybill/model';
import { moneyText } from './formats.ts';

/** An amount with the symbol of its currency. */
export const currencyAmount = (amount: number, currencyCode: string): string =>
  moneyText(amount, currencySymbol(currencyCode));
