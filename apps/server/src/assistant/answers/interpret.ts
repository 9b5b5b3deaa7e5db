import type { AskedQuestion, Outcome, QuestionReader, Reading } from '@waybill/assistant';
import { type UsuallyLeftOut, usuallyLeftOut } from '@waybill/model';

/**
 * What answers count at first: everything that was billed. Pages leave out inactive accounts and unpayable freight
 * invoices by default. The links of an answer open the pages with these rows included, and the answer offers to leave
 * them out.
 */
export const countedAtFirst: readonly UsuallyLeftOut[] = usuallyLeftOut;

/** A question that was suggested under an answer, with its reading, so that its words need not be read again. */
export interface Offer {
  readonly prompt: string;
  readonly reading: Reading;
}

/** The reading of a question, as it is stored. */
export interface Interpretation {
  readonly outcome: Outcome;
  readonly offers: readonly Offer[];
  /** Whether a language model was involved. */
  readonly languageModel?: true;
}

/** Reads a question; a suggested one keeps the reading that was suggested. */
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
