import { type ChargeFamily, chargeFamilies } from '@waybill/model';
import { chargeKinds } from './charge-kinds.ts';

const termsOfSum = 6;

/** Adds amounts up in steps, so that no sum of small decimals outgrows 64 bits on the way. */
function total(terms: readonly string[]): string {
  if (terms.length === 0) return '0::decimal(9, 2)';
  const sum = `(${terms.slice(0, termsOfSum).join(' + ')})::decimal(9, 2)`;
  return terms.length <= termsOfSum ? sum : total([sum, ...terms.slice(termsOfSum)]);
}

/** The charges' amounts that a family adds up, zero where a package has no such charge. */
function amountsOf(family: ChargeFamily, amount: 'net' | 'incentive'): readonly string[] {
  return chargeKinds.flatMap((kind, place) =>
    kind.family === family && kind[amount] !== '0' ? [`if(m.kinds & ${2 ** place} <> 0, ${kind[amount]}, 0)`] : [],
  );
}

/** Gross and discount of each family and the net of all, over `made`: what a package's charges add up to. */
export const familyAmounts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    chargeFamilies.flatMap((family) => {
      const discounts = amountsOf(family, 'incentive');
      return [
        [`${family}_amount`, total([...amountsOf(family, 'net'), ...discounts])],
        [`${family}_discount`, total(discounts)],
      ];
    }),
  ),
  net_amount: total(chargeFamilies.flatMap((family) => amountsOf(family, 'net'))),
};
