import type { Concept, Item } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';

/** Words for claims in general, which are also a name of those for damage and loss. */
const wordsOfClaims =
  /^(?:claims?|reclamaciones|reclamos?|reclamations?|litiges|reclami|reclamo|索赔|(?:ال)?مطالبات|(?:ال)?مطالبه)$/u;

const noise: Concept = { kind: 'noise' };

/**
 * The ‘claims’ of ‘GSR claims’, which say nothing beside what they are for. ‘Claims recovered’ may be all refunds or those
 * for damage and loss: then both are offered. Undefined for any other word.
 */
export function claimsMeant(
  meanings: readonly Concept[],
  items: readonly Item[],
  index: number,
  isOfRefunds: boolean,
): readonly Concept[] | undefined {
  if (!wordsOfClaims.test(normalised(items[index]?.text ?? ''))) return undefined;
  const claim = meanings.find(isCredit);
  if (claim === undefined) return undefined;
  if ([index - 1, index + 1].some((beside) => items[beside]?.meanings.some(isJoining))) return undefined;
  const others = items.filter((_, place) => place !== index);
  if (others.some((item) => item.meanings.some((each) => isCredit(each) || isOfLateness(each)))) return [noise];
  return isOfRefunds ? [claim, noise] : undefined;
}

const isJoining = (concept: Concept): boolean =>
  concept.kind === 'intent' && ['and', 'or', 'plus'].includes(concept.intent);

function isCredit(concept: Concept): boolean {
  return concept.kind === 'value' && concept.dimension === 'credit_type';
}

function isOfLateness(concept: Concept): boolean {
  return concept.kind === 'value' && concept.dimension === 'tracking_status';
}
