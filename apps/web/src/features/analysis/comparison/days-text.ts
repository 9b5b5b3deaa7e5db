import { dateTypeLabels, type PageState } from '@waybill/model';
import { rangeText } from '../../../lib/languages/formats.ts';
import { texts } from '../../../lib/languages/texts.ts';

/** `Invoice Date · 01/01/2026 – 11/21/2026`. */
export function daysText({ dateType, dates }: Pick<PageState, 'dateType' | 'dates'>): string {
  return `${texts.t(dateTypeLabels[dateType])} · ${rangeText(dates)}`;
}
