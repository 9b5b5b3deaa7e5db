import type { AskedQuestion, Outcome, QuestionReader, Reading } from '@waybill/assistant';
import type { Settings } from '@waybill/db';
import { type UsuallyLeftOut, usuallyLeftOut, type WordLanguage, wordLanguages } from '@waybill/model';
import { languageOfUser } from '../../platform/language-of-user.ts';

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
  readonly languageModel?: true | undefined;
}

/** The language that a user chose, in which words of several languages are read. */
export async function ownLanguageOf(settings: Settings, userId: number): Promise<WordLanguage> {
  const { code } = await languageOfUser(settings, userId);
  return wordLanguages.find((each) => each === code) ?? 'en';
}

/** What a turn offered to choose from, if it asked back. */
export const choicesOf = (turn: Interpretation | undefined): readonly Offer[] =>
  turn?.outcome.kind === 'clarify' ? turn.offers : [];

/**
 * Reads a question; a suggested one keeps the reading that was suggested. A reply to a question back that is how exactly
 * one of its choices begins, such as ‘total spend’, is that choice.
 */
export function interpret(
  reader: QuestionReader,
  question: AskedQuestion,
  offered: readonly Offer[],
  choices: readonly Offer[] = [],
): Outcome {
  const typed = question.text.trim();
  const [begun, ...others] = choices.filter(({ prompt }) => beginsWith(prompt, typed));
  const chosen = offered.find(({ prompt }) => prompt === typed) ?? (others.length === 0 ? begun : undefined);
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

function beginsWith(prompt: string, typed: string): boolean {
  const [words, beginning] = [
    prompt.toLowerCase(),
    typed.toLowerCase().replace(/(?<![\s.!?。？！؟])[\s.!?。？！؟]+$/u, ''),
  ];
  return beginning !== '' && words.startsWith(beginning) && /^(?:$|[^\p{L}\p{N}])/u.test(words.slice(beginning.length));
}
