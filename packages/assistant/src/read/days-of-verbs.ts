import type { WordLanguage } from '@waybill/model';
import type { ReadingTime } from '../reading/reading.ts';
import type { Concept, Item } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { phrasesFor } from '../words/word-files.ts';

type Verb = 'shipped' | 'received' | 'delivered';

const forms = new Map<string, ReadonlySet<string>>();

function formsOf(verb: Verb, language: WordLanguage): ReadonlySet<string> {
  const key = `${verb} ${language}`;
  const made = forms.get(key) ?? new Set(phrasesFor(language, 'dated-verbs', verb).map(normalised));
  forms.set(key, made);
  return made;
}

/** Whether a phrase is the verb, alone, with the preposition after it, or with its packages: ‘shipped to’, ‘colis expédiés’. */
function says({ text, meanings }: Item, verb: Verb, language: WordLanguage): boolean {
  const said = normalised(text);
  const known = formsOf(verb, language);
  const isName = meanings.some(
    (concept) =>
      concept.kind === 'value' ||
      concept.kind === 'measure' ||
      (concept.kind === 'intent' && /Date$/u.test(concept.intent)),
  );
  const isOfPackages = meanings.some(
    (concept) => concept.kind === 'noise' || (concept.kind === 'measure' && concept.measure === 'packages'),
  );
  if (isOfPackages && said.split(' ').some((word) => known.has(word))) return true;
  return known.has(said) || (!isName && known.has(said.split(' ').slice(0, -1).join(' ')));
}

/** Whether a question is about sending or receiving, which asks for packages where it names no figure. */
export const saysSending = (items: readonly Item[], language: WordLanguage): boolean =>
  items.some((item) => says(item, 'shipped', language) || says(item, 'received', language));

/**
 * The days that a verb dates: ‘shipped in October’ is by ship date, ‘delivered last week’ by day of delivery. ‘Delivered’
 * dates only the days beside it, since it also tells how packages went.
 */
export function fieldOfVerbs(items: readonly Item[], language: WordLanguage): ReadingTime['field'] | undefined {
  const isDelivered = items.some(
    (item, place) =>
      says(item, 'delivered', language) &&
      !mayBe(items[place - 1], 'number') &&
      (beginsDays(items, place + 1, 1) || beginsDays(items, place - 1, -1)),
  );
  if (isDelivered) return 'delivery_date';
  const isShipped = items.some((item, place) => says(item, 'shipped', language) && !isInfinitive(items[place - 1]));
  return isShipped ? 'pickup_date' : undefined;
}

const mayBe = (item: Item | undefined, kind: Concept['kind']): boolean =>
  item?.meanings.some((concept) => concept.kind === kind) === true;

/** ‘What does it cost to ship a package’ */
const isInfinitive = (before: Item | undefined): boolean => expression('to').test(before?.text ?? '');

/** Whether days are named from a place on, after the words that lead to them. */
function beginsDays(items: readonly Item[], from: number, step: 1 | -1): boolean {
  let place = from;
  while (items[place]?.meanings.some(isLink) === true) place += step;
  const saysAgo = mayBe(items[place], 'number') && items[place + 2]?.meanings.some(isAgo) === true;
  return saysAgo || items[place]?.meanings.some(isOfDays) === true;
}

const links: ReadonlySet<string> = new Set(['in', 'of', 'the', 'from', 'since', 'between', 'after', 'until']);

const isLink = (concept: Concept): boolean =>
  concept.kind === 'noise' || (concept.kind === 'intent' && links.has(concept.intent));

const wordsOfDays: ReadonlySet<string> = new Set(['last', 'this', 'today', 'yesterday']);

const isOfDays = (concept: Concept): boolean =>
  ['day', 'holiday', 'month', 'quarter', 'half', 'unit', 'toDate'].includes(concept.kind) ||
  (concept.kind === 'intent' && wordsOfDays.has(concept.intent)) ||
  (concept.kind === 'number' && concept.value > 1990 && concept.value < 2100);

/** ‘3 weeks ago’ */
const isAgo = (concept: Concept): boolean => concept.kind === 'intent' && concept.intent === 'ago';
