import { type DateRange, previousRange } from '@waybill/model';

/**
 * The period of equal length before; undefined if it would reach back before the client's engage date, so that a change
 * against a period without invoices is never shown.
 */
export function comparableRange(dates: DateRange, engageDate: string | null): DateRange | undefined {
  const before = previousRange(dates);
  return engageDate !== null && before.from < engageDate ? undefined : before;
}
