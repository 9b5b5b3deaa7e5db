import { type CreditType, isClientCredit } from '@waybill/model';
import { namedOn } from '../charge-names/dated-names.ts';
import type { ChargeInCents } from './amounts.ts';
import { readCreditTypes } from './read-credit-types.ts';

/** Words of a carrier's text and the credit that they mean. */
const creditTexts = readCreditTypes(new URL('./credit-types.csv', import.meta.url));

/** The credit that texts of an invoice of a day mean; 'Miscellaneous / Other' when no rule knows them. */
export function creditTypeOf(texts: readonly string[], billDate: string): CreditType {
  return namedOn(creditTexts, texts.join(' '), billDate)?.credit ?? 'Miscellaneous / Other';
}

export const creditOf = (type: CreditType): NonNullable<ChargeInCents['credit']> => ({
  type,
  isClients: isClientCredit(type),
});
