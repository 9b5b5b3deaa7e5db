import type { Concept, Intent, Item } from '../../vocabulary/concept.ts';

/** A phrase with all that it may mean, within its question. */
export interface Phrase {
  readonly meanings: readonly Concept[];
  /** As it was typed. */
  readonly text: string;
  readonly index: number;
  readonly items: readonly Item[];
  /** The currencies that something was billed in. */
  readonly currencies: readonly string[];
  /** The question is about refunds. */
  readonly isOfRefunds: boolean;
  /** The question asks how many there are. */
  readonly isCounted: boolean;
}

/** What a phrase means, the likeliest first; undefined where another rule decides. */
export type Meant = readonly Concept[] | undefined;
/** One way to tell what a phrase means. */
export type Rule = (phrase: Phrase) => Meant;

type Of<Kind extends Concept['kind']> = Extract<Concept, { kind: Kind }>;

/** The meaning of words that say nothing about figures. */
export const noise: Concept = { kind: 'noise' };

/** The first meaning of a kind. */
export function meaningOf<Kind extends Concept['kind']>({ meanings }: Phrase, kind: Kind): Of<Kind> | undefined {
  return meanings.find((concept): concept is Of<Kind> => concept.kind === kind);
}

/** The first value of a dimension that a phrase may mean. */
export function valueIn({ meanings }: Phrase, dimension: string): Concept | undefined {
  return meanings.find((concept) => concept.kind === 'value' && concept.dimension === dimension);
}

/** Whether an item may mean one of the intents. */
export function mayMean(item: Item | undefined, ...wanted: readonly Intent[]): boolean {
  return item?.meanings.some((concept) => concept.kind === 'intent' && wanted.includes(concept.intent)) === true;
}
