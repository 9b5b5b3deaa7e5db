import type { Settings, Transaction } from '@waybill/db';
import type { ExchangeRate } from '@waybill/invoices';

const rowsPerStatement = 1_000;

/**
 * Stores rates of a tenant, or of all tenants (null), all or none; an existing rate is replaced. Unknown currencies are
 * added; `record` writes who did it, in the same transaction. Rows that were loaded earlier keep the rate that they were loaded with.
 */
export async function storeRates(
  settings: Settings,
  tenantId: number | null,
  rates: readonly ExchangeRate[],
  source: string,
  record?: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await settings.transaction().execute(async (transaction) => {
    await record?.(transaction);
    const codes = [...new Set(rates.map(({ currencyCode }) => currencyCode))];
    if (codes.length === 0) return;
    await transaction
      .insertInto('currency')
      .values(codes.map((code) => ({ code, symbol: code, name: code })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (let first = 0; first < rates.length; first += rowsPerStatement) {
      await transaction
        .insertInto('exchange_rate')
        .values(
          rates.slice(first, first + rowsPerStatement).map(({ currencyCode, rateDate, usdRate }) => ({
            tenant_id: tenantId,
            currency_code: currencyCode,
            rate_date: rateDate,
            usd_rate: usdRate,
            source,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['currency_code', 'rate_date', 'tenant_id']).doUpdateSet((row) => ({
            usd_rate: row.ref('excluded.usd_rate'),
            source: row.ref('excluded.source'),
          })),
        )
        .execute();
    }
  });
}
