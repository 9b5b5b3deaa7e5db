import type { DateRange, PeriodGrain } from '@waybill/model';

/** One period of a question. */
export interface FoundRange {
  readonly range: DateRange;
  /** Its days as named, also those to come. */
  readonly whole: DateRange;
  readonly place: number;
  /** How many phrases name it. */
  readonly length: number;
  /** ‘The year before’: after an answer, the one before that of the answer. */
  readonly before: PeriodGrain | undefined;
}
