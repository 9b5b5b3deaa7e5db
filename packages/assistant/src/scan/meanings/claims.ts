import type { Concept } from '../../vocabulary/concept.ts';
import { normalised } from '../../vocabulary/normalise.ts';
import { expression } from '../../words/expressions.ts';
import { type Meant, mayMean, noise, type Phrase } from './phrase.ts';

/** Words for claims in general, which are also a name of those for damage and loss. */
const wordsOfClaims = expression('claims');

/**
 * The ‘claims’ of ‘GSR claims’, which say nothing beside what they are for. ‘Claims recovered’ may be all refunds or those
 * for damage and loss: then both are offered. Undefined for any other word.
 */
export function claims({ meanings, text, items, index, isOfRefunds }: Phrase): Meant {
  if (!wordsOfClaims.test(normalised(text))) return undefined;
  const claim = meanings.find(isCredit);
  if (claim === undefined) return undefined;
  if ([index - 1, index + 1].some((beside) => mayMean(items[beside], 'and', 'or', 'plus'))) return undefined;
  const others = items.filter((_, place) => place !== index);
  if (others.some((item) => item.meanings.some((each) => isCredit(each) || isOfLateness(each)))) return [noise];
  return isOfRefunds ? [claim, noise] : undefined;
}

function isCredit(concept: Concept): boolean {
  return concept.kind === 'value' && concept.dimension === 'credit_type';
}

function isOfLateness(concept: Concept): boolean {
  return concept.kind === 'value' && concept.dimension === 'tracking_status';
}
