import type { Concept } from '../../vocabulary/concept.ts';
import { normalised } from '../../vocabulary/normalise.ts';
import { expression } from '../../words/expressions.ts';
import { type Meant, mayMean, noise, type Phrase } from './phrase.ts';

/**
 * Words that may be meant or only belong to the way of speaking: ‘money to carriers’ may ask for a split by carrier, and
 * ‘spend in euros’ for what was billed in euros. Both readings are offered.
 */
export function waysOfSpeaking(phrase: Phrase): Meant {
  const [only, ...more] = phrase.meanings;
  if (only === undefined || more.length > 0 || !isPerhapsMeant(only, phrase)) return undefined;
  const isOfAllRefunds =
    phrase.isOfRefunds && only.kind === 'dimension' && wordsOfCarriers.test(normalised(phrase.text));
  return isOfAllRefunds ? [noise] : [only, noise];
}

function isPerhapsMeant(concept: Concept, { items, index }: Phrase): boolean {
  const isArticle = mayMean(items[index - 1], 'the');
  const before = items[index - (isArticle ? 2 : 1)]?.meanings[0];
  const beforeIs = (...intents: readonly string[]) => before?.kind === 'intent' && intents.includes(before.intent);
  if (concept.kind === 'dimension') return concept.dimension === 'carrier_name' && beforeIs('to', 'from');
  return concept.kind === 'value' && concept.dimension === 'currency_code' && beforeIs('in');
}

/** ‘Money that came back from carriers’: all refunds do. */
const wordsOfCarriers = expression('carriers');
