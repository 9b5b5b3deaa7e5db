import type { Settings } from '@waybill/db';
import { lastBusinessDay } from '@waybill/model';

/**
 * US dollars for one unit of the currency on a day (`YYYY-MM-DD`), as exact decimal text; undefined if unknown. Markets
 * are closed at weekends: a Saturday or Sunday without a rate uses Friday's. The tenant's rates take precedence over
 * those of all tenants.
 */
export async function usdRateOn(
  settings: Settings,
  tenantId: number,
  currencyCode: string,
  day: string,
): Promise<string | undefined> {
  if (currencyCode === 'USD') return '1';
  const rates = await settings
    .selectFrom('exchange_rate')
    .select('usd_rate')
    .where(({ eb, or }) => or([eb('tenant_id', '=', tenantId), eb('tenant_id', 'is', null)]))
    .where('currency_code', '=', currencyCode)
    .where('rate_date', 'in', [day, lastBusinessDay(day)])
    .orderBy('tenant_id', (order) => order.asc().nullsLast())
    .orderBy('rate_date', 'desc')
    .limit(1)
    .execute();
  return rates[0]?.usd_rate;
}
