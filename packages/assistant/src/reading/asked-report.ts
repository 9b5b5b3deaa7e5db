import type { DateRange } from '@waybill/model';

/** What is known of a report that is asked for. */
export interface AskedReport {
  readonly report: string | undefined;
  readonly carrier: string | undefined;
  readonly range: DateRange | undefined;
  readonly format: 'xlsx' | 'csv';
}
