import type { CalendarDay, DateRange, UsuallyLeftOut, WordLanguage } from '@waybill/model';
import type { AskedReport } from './asked-report.ts';
import type { Reading } from './reading.ts';

/** A question, and what it stands in. */
export interface AskedQuestion {
  readonly text: string;
  /** The language that the user reads; a question in another one is recognised. */
  readonly language: WordLanguage;
  readonly today: CalendarDay;
  /** The readings of the conversation so far, oldest first. */
  readonly earlier: readonly Reading[];
  /** The question before had no answer, so that what it goes on from must be said. */
  readonly afterRefusal?: boolean | undefined;
  /** The question before asked what something means: the last of the earlier readings is about it. */
  readonly afterDefinition?: boolean | undefined;
  /** The report that the question before asked for, so that ‘and for FedEx’ is understood. */
  readonly earlierReport?: AskedReport | undefined;
  /** The days that are meant where a question names none; the last twelve months without. */
  readonly usualRange?: DateRange | undefined;
  /** What is counted although pages leave it out unless told otherwise; everything without. */
  readonly include?: readonly UsuallyLeftOut[] | undefined;
  /** Whether the user may see claims and what they brought; without it, such questions are asked of invoices. */
  readonly seesClaims?: boolean | undefined;
}
