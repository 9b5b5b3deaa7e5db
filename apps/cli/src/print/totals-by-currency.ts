import { centsOf, decimalOf, type InvoiceReport } from '@waybill/server';

/** What the invoices add up to, for each currency on its own. */
export function totalsByCurrency(invoices: readonly InvoiceReport[]): [currency: string, amount: string][] {
  const cents = new Map<string, number>();
  for (const { currencyCode, amount } of invoices) {
    cents.set(currencyCode, (cents.get(currencyCode) ?? 0) + centsOf(amount));
  }
  return [...cents].map(([currency, total]) => [currency, decimalOf(total)]);
}
