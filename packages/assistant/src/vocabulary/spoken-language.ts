import type { WordLanguage } from '@waybill/model';
import type { Lexicon } from './lexicon.ts';
import { type Matched, matchPhrases } from './match/match-phrases.ts';

/** A text in the language that it is taken for. */
export interface Spoken {
  readonly language: WordLanguage;
  readonly matched: Matched;
}

/** Languages that a text in Latin letters may be in. */
export const latin: readonly WordLanguage[] = ['en', 'es', 'fr', 'it'];
/** What one must gain by taking a question for one of another language than the user’s: more than one unknown word of a sentence. */
const anotherLanguage = { ofFewWords: 6, ofSentence: 12 } as const;
const fewWords = 2;

/** The language in which the fewest words stay unknown; of several, that of the conversation, then the user’s own. */
export function spokenIn(
  text: string,
  { own, spoken }: { readonly own: WordLanguage; readonly spoken: WordLanguage | undefined },
  lexiconOf: (language: WordLanguage) => Lexicon,
): Spoken {
  const script = scriptOf(text);
  const likely = [spoken, own].flatMap((each) => (each !== undefined && latin.includes(each) ? [each] : []));
  const candidates = script !== undefined ? [script] : [...new Set([...likely, ...latin])];
  let best: (Spoken & { readonly cost: number }) | undefined;
  for (const [index, language] of candidates.entries()) {
    const matched = matchPhrases(text, lexiconOf(language));
    const another = wordsIn(matched) > fewWords ? anotherLanguage.ofSentence : anotherLanguage.ofFewWords;
    const change = index === 0 || script !== undefined ? 0 : likely.includes(language) ? 1 : another;
    const cost = costOf(matched) + change;
    if (best === undefined || cost < best.cost) best = { language, matched, cost };
    if (cost === 0) break;
  }
  return best ?? { language: own, matched: { text, items: [], corrections: [], asides: [], told: [] } };
}

function scriptOf(text: string): WordLanguage | undefined {
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : undefined;
}

/** The words of a text that belong to a language. */
function wordsIn({ items }: Matched): number {
  return items.filter(({ meanings }) => !meanings.every(({ kind }) => kind === 'code' || kind === 'number')).length;
}

function costOf({ items, corrections }: Matched): number {
  return items.filter(({ meanings }) => meanings[0]?.kind === 'unknown').length * 10 + corrections.length * 4;
}
