import type { Settings } from '@waybill/db';
import { type BilledIn, usdRatesOn } from '../../../organisation/exchange-rates/usd-rates-on.ts';
import { Refused } from '../../received-files/not-loaded.ts';

/** Finds the rate of a bill's currency on its day: US dollars for one unit, exact decimal text. */
export type UsdRates = (billed: BilledIn) => string;

/** @throws Refused naming every currency and day without a rate. */
export async function findUsdRates(
  settings: Settings,
  tenantId: number,
  bills: readonly BilledIn[],
): Promise<UsdRates> {
  const billed = [...new Map(bills.map((bill) => [currencyAndDay(bill), bill])).values()];
  const found = await usdRatesOn(settings, tenantId, billed);
  const missing = billed.filter((_, place) => found[place] === undefined);
  if (missing.length > 0) {
    throw new Refused(
      missing
        .map(
          ({ currencyCode, billDate }) =>
            `There is no exchange rate for ${currencyCode} on ${billDate}. An administrator can upload one under Exchange rates; then load the file again.`,
        )
        .sort(),
    );
  }
  const rates = new Map(billed.map((bill, place) => [currencyAndDay(bill), found[place]]));
  return (bill) => {
    const rate = rates.get(currencyAndDay(bill));
    if (rate === undefined) throw new RangeError(`No rate was looked up for ${currencyAndDay(bill)}.`);
    return rate;
  };
}

const currencyAndDay = ({ currencyCode, billDate }: BilledIn): string => `${currencyCode} ${billDate}`;
