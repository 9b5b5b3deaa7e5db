import type { WordLanguage } from '@waybill/model';
import { phrasesFor } from '../../words/word-files.ts';
import type { Concept, Item } from '../concept.ts';
import { tokenise } from '../tokenise.ts';

const people = new Map<WordLanguage, ReadonlySet<string>>();

/** The idle words for people who ask or are told: the boss, the accountants. */
function peopleIn(language: WordLanguage): ReadonlySet<string> {
  const found = people.get(language) ?? new Set(phrasesFor(language, 'idle', 'person').map(asCompared));
  people.set(language, found);
  return found;
}

/** The ‘manager’ of ‘for each client manager’ is what is asked for, of whom invoices tell nothing, and not who asks. */
export function isPersonAsked(items: readonly Item[], place: number, language: WordLanguage): boolean {
  const item = items[place];
  if (item === undefined || !item.meanings.every(({ kind }) => kind === 'noise')) return false;
  if (!peopleIn(language).has(asCompared(item.text))) return false;
  const before = items[place - 1]?.meanings ?? [];
  const after = items[place + 1]?.meanings ?? [];
  return before.some((each) => isGroup(each) || isSplitting(each)) || (language !== 'zh' && after.some(isGroup));
}

/** A word as the vocabulary has it: an Arabic one without its article. */
const asCompared = (text: string): string =>
  tokenise(text)
    .map((token) => token.text)
    .join(' ');

const isGroup = ({ kind }: Concept): boolean => kind === 'dimension';
const isSplitting = (concept: Concept): boolean =>
  concept.kind === 'intent' && ['by', 'per', 'which', 'howMany'].includes(concept.intent);
