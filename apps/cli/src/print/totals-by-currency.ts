import type { InvoiceReport } from '@waybill/server';

/** What the invoices add up to, for each currency on its own. */
export function totalsByCurrency(invoices: readonly InvoiceReport[]): [currency: string, amount: string][] {
  const cents = new Map<string, bigint>();
  for (const { currencyCode, amount } of invoices) {
    cents.set(currencyCode, (cents.get(currencyCode) ?? 0n) + BigInt(amount.replace('.', '')));
  }
  return [...cents].map(([currency, total]) => [currency, amountOf(total)]);
}

function amountOf(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
