import type { Settings } from '@waybill/db';
import { lastBusinessDay } from '@waybill/model';
import { sql } from 'kysely';

/** What is billed in a currency on a day (`YYYY-MM-DD`). */
export interface BilledIn {
  readonly currencyCode: string;
  readonly billDate: string;
}

/**
 * US dollars for one unit of each bill's currency on its day, as exact decimal text, in the order of the bills; undefined
 * if unknown. Markets are closed at weekends: a Saturday or Sunday without a rate uses Friday's. The tenant's rates take
 * precedence over those of all tenants.
 */
export async function usdRatesOn(
  settings: Settings,
  tenantId: number,
  bills: readonly BilledIn[],
): Promise<(string | undefined)[]> {
  const rates = bills.map(({ currencyCode }): string | undefined => (currencyCode === 'USD' ? '1' : undefined));
  if (rates.every((rate) => rate !== undefined)) return rates;
  const { rows } = await sql<{ place: string; usd_rate: string }>`
    select bill.place, rate.usd_rate
    from unnest(
      ${bills.map(({ currencyCode }) => currencyCode)}::text[],
      ${bills.map(({ billDate }) => billDate)}::date[],
      ${bills.map(({ billDate }) => lastBusinessDay(billDate))}::date[]
    ) with ordinality as bill (currency_code, bill_date, business_day, place)
    cross join lateral (
      select usd_rate
      from exchange_rate
      where currency_code = bill.currency_code
        and rate_date in (bill.bill_date, bill.business_day)
        and (tenant_id = ${tenantId} or tenant_id is null)
      order by tenant_id nulls last, rate_date desc
      limit 1
    ) as rate
    where bill.currency_code <> 'USD'`.execute(settings);
  for (const { place, usd_rate } of rows) rates[Number(place) - 1] = usd_rate;
  return rates;
}
