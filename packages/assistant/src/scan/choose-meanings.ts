import type { Concept, Item } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { meant } from './meanings/meant.ts';

/** A phrase with the meaning chosen for it. */
export interface ChosenItem {
  readonly concept: Concept;
  readonly text: string;
}

const mostForks = 4;

/**
 * Chooses among the meanings of each phrase by what else the question says: ‘residential’ is a credit among refunds and
 * an accessorial elsewhere. What stays open gives one set of choices for each meaning.
 */
export function chooseMeanings(
  items: readonly Item[],
  currencies: readonly string[] = [],
): readonly (readonly ChosenItem[])[] {
  const question = { items, currencies, isOfRefunds: isOfRefunds(items), isCounted: isCounted(items) };
  let forks: ChosenItem[][] = [[]];
  for (const [index, { meanings, text }] of items.entries()) {
    const concepts = meant({ ...question, index, meanings, text });
    const wider = forks.length * concepts.length <= mostForks ? concepts : concepts.slice(0, 1);
    forks = forks.flatMap((fork) => wider.map((concept) => [...fork, { concept, text }]));
  }
  return forks;
}

function isOfRefunds(items: readonly Item[]): boolean {
  return (
    certain(items).some(
      (concept) =>
        (concept.kind === 'measure' && refunds.has(concept.measure)) ||
        (concept.kind === 'dimension' && concept.dimension === 'credit_type'),
    ) || items.some(namesRefunds)
  );
}

const refunds: ReadonlySet<string> = new Set(['refunds', 'refundCount', 'auditRefunds', 'clientRefunds']);

/** ‘GSR refunds’, which is one phrase of the vocabulary. */
function namesRefunds({ meanings, text }: Item): boolean {
  const [only, ...more] = meanings;
  const isCredit = only?.kind === 'value' && only.dimension === 'credit_type' && more.length === 0;
  return isCredit && wordsOfRefunds.test(normalised(text));
}

const wordsOfRefunds = expression('refund-stem');

/** Whether the question asks how many there are. */
function isCounted(items: readonly Item[]): boolean {
  return certain(items).some(
    (concept) =>
      (concept.kind === 'intent' && concept.intent === 'howMany') ||
      (concept.kind === 'measure' && (concept.measure === 'packages' || concept.measure === 'accessorialCount')),
  );
}

/** The meanings that are the only ones of their phrases. */
function certain(items: readonly Item[]): readonly Concept[] {
  return items.flatMap(({ meanings }) => (meanings.length === 1 ? meanings : []));
}
