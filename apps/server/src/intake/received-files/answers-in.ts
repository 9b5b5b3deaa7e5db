import { type ReadingAnswers, readingAnswers } from '@waybill/contract';

/** What was said of a file, as it is stored with it. */
export const answersIn = (stored: string | null): ReadingAnswers | undefined =>
  stored === null ? undefined : readingAnswers.parse(JSON.parse(stored));
