import { type DateRange, dateTypeLabels, type PageState } from '@waybill/model';
import { displayDate } from '../../../lib/languages/formats.ts';
import { texts } from '../../../lib/languages/texts.ts';

export const rangeText = ({ from, to }: DateRange): string => `${displayDate(from)} – ${displayDate(to)}`;

/** `Invoice Date · 01/01/2026 – 11/21/2026`. */
export function daysText({ dateType, dates }: Pick<PageState, 'dateType' | 'dates'>): string {
  return `${texts.t(dateTypeLabels[dateType])} · ${rangeText(dates)}`;
}
