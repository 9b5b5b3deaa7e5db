import type { AskedQuestion, Outcome, QuestionReader, Reading } from '@waybill/assistant';
import { type UsuallyLeftOut, usuallyLeftOut } from '@waybill/model';

/**
 * What answers count at first: everything that was billed. Pages leave out inactive accounts and unpayable freight
 * invoices by default. The links of an answer open the pages with these rows included, and the answer offers to leave
 * them out.
 */
export const countedAtFirst: readonly UsuallyLeftOut[] = usuallyLeftOut;

/** A question that was offered under an answer, with what it means: choosing it needs no reading of words. */
export interface Offer {
  readonly prompt: string;
  readonly reading: Reading;
}

/** What a question came to mean, as it is stored. */
export interface Interpretation {
  readonly outcome: Outcome;
  readonly offers: readonly Offer[];
  /** A language model took part in it. */
  readonly languageModel?: true;
}

/** Reads a question; one of those that were offered before means what was offered. */
export function interpret(reader: QuestionReader, question: AskedQuestion, offered: readonly Offer[]): Outcome {
  const chosen = offered.find(({ prompt }) => prompt === question.text.trim());
  if (chosen === undefined) return reader.read(question);
  return {
    kind: 'answer',
    reading: chosen.reading,
    remarks: [],
    alternatives: [],
    ignored: [],
    language: chosen.reading.language ?? 'en',
    steps: [{ name: 'offer', milliseconds: 0, detail: chosen.prompt }],
  };
}
