import type { AllocatedCredit, CreditLedger } from './allocate-credits.ts';
import type { Credit } from './filed-claim.ts';

const amounts = [
  'cents',
  'takenBackCents',
  'allocatedCents',
  'leftCents',
] as const satisfies readonly (keyof AllocatedCredit)[];

/**
 * The same ledger in the currency of some of its credits, which are given in that currency. Claims are kept in dollars,
 * so credits are allocated in dollars; here each part becomes the same share of the credit's own amount. Credits in
 * other currencies are left out.
 */
export function ledgerInCurrency(ledger: CreditLedger, own: readonly Credit[]): CreditLedger {
  const inDollars = new Map(ledger.credits.map(({ key, cents }) => [key, cents]));
  const ratios = new Map(own.map(({ key, cents }) => [key, cents / (inDollars.get(key) ?? cents)]));
  return {
    credits: ledger.credits.flatMap((credit) => {
      const ratio = ratios.get(credit.key);
      if (ratio === undefined) return [];
      const [cents = 0, takenBackCents = 0, allocatedCents = 0, leftCents = 0] = amounts.map((name) =>
        Math.round(credit[name] * ratio),
      );
      return [{ ...credit, cents, takenBackCents, allocatedCents, leftCents }];
    }),
    allocations: ledger.allocations.flatMap((allocation) => {
      const ratio = ratios.get(allocation.creditKey);
      return ratio === undefined ? [] : [{ ...allocation, cents: Math.round(allocation.cents * ratio) }];
    }),
  };
}
