import type { Settings } from '@waybill/db';

const millisecondsOfDay = 86_400_000;
const saturday = 6;
const daysSinceFriday: Readonly<Record<number, number>> = { 0: 2, [saturday]: 1 };

/**
 * US dollars for one unit of the currency on a day (`YYYY-MM-DD`), as exact decimal text; undefined when it is not
 * known. Markets are closed at weekends: a Saturday or Sunday without a rate of its own has Friday's. Rates of the tenant
 * go before those of all tenants.
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
    .where('rate_date', 'in', [day, marketDayOf(day)])
    .orderBy('tenant_id', (order) => order.asc().nullsLast())
    .orderBy('rate_date', 'desc')
    .limit(1)
    .execute();
  return rates[0]?.usd_rate;
}

function marketDayOf(day: string): string {
  const moment = Date.parse(day);
  const back = daysSinceFriday[new Date(moment).getUTCDay()] ?? 0;
  return new Date(moment - back * millisecondsOfDay).toISOString().slice(0, 10);
}
