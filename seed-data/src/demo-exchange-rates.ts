import { addDays, daysBetween } from '@waybill/model';
/** US dollars for one unit of a currency on a day, as exact decimal text. */
export interface DemoExchangeRate {
  readonly currencyCode: string;
  /** `YYYY-MM-DD` */
  readonly rateDate: string;
  readonly usdRate: string;
}

/** Middle and reach of each currency's slow swing, near the rates of 2023 to 2026. */
const swings: Readonly<Record<string, { readonly middle: number; readonly reach: number; readonly days: number }>> = {
  CAD: { middle: 0.727, reach: 0.022, days: 640 },
  EUR: { middle: 1.105, reach: 0.052, days: 900 },
  GBP: { middle: 1.288, reach: 0.058, days: 820 },
  MXN: { middle: 0.0545, reach: 0.0042, days: 740 },
};

const decimals = 6;

/**
 * Synthetic but steady rates for every day of the range, both ends included: the same day always has the same rate,
 * whatever range is asked for. US dollars have none: their rate is 1.
 */
export function demoExchangeRates(firstDay: string, lastDay: string): DemoExchangeRate[] {
  const rates: DemoExchangeRate[] = [];
  for (let rateDate = firstDay; rateDate <= lastDay; rateDate = addDays(rateDate, 1)) {
    const dayNumber = daysBetween('1970-01-01', rateDate);
    for (const [currencyCode, { middle, reach, days }] of Object.entries(swings)) {
      const slow = Math.sin((2 * Math.PI * dayNumber) / days);
      const fast = Math.sin((2 * Math.PI * dayNumber) / 23) / 6 + Math.sin((2 * Math.PI * dayNumber) / 7.3) / 12;
      rates.push({ currencyCode, rateDate, usdRate: (middle + reach * (slow + fast)).toFixed(decimals) });
    }
  }
  return rates;
}
