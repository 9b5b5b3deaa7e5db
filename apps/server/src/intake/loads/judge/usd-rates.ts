import type { Settings } from '@waybill/db';
import { usdRateOn } from '../../../organisation/exchange-rates/rate-on.ts';
import { Refused } from '../../received-files/not-loaded.ts';

/** What is billed in a currency on a day (`YYYY-MM-DD`). */
export interface BilledIn {
  readonly currencyCode: string;
  readonly billDate: string;
}

/** Finds the rate of a bill's currency on its day: US dollars for one unit, exact decimal text. */
export type UsdRates = (billed: BilledIn) => string;

/** @throws Refused naming every currency and day without a rate. */
export async function findUsdRates(
  settings: Settings,
  tenantId: number,
  bills: readonly BilledIn[],
): Promise<UsdRates> {
  const rates = new Map<string, string>();
  const missing = new Set<string>();
  for (const bill of bills) {
    const rate = await usdRateOn(settings, tenantId, bill.currencyCode, bill.billDate);
    if (rate === undefined)
      missing.add(
        `There is no exchange rate for ${bill.currencyCode} on ${bill.billDate}. An administrator can upload one under Exchange rates; then load the file again.`,
      );
    else rates.set(currencyAndDay(bill), rate);
  }
  if (missing.size > 0) throw new Refused([...missing].sort());
  return (billed) => {
    const rate = rates.get(currencyAndDay(billed));
    if (rate === undefined) throw new RangeError(`No rate was looked up for ${currencyAndDay(billed)}.`);
    return rate;
  };
}

const currencyAndDay = ({ currencyCode, billDate }: BilledIn): string => `${currencyCode} ${billDate}`;
