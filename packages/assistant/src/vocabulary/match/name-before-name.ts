import type { Entry } from '../concept.ts';
import { isIdle, isNamed } from './phrase-kinds.ts';
import { phraseAt, type Wording } from './wording.ts';

/**
 * A name that does not end with the first word of another one: ‘ground residential surcharges’ are residential
 * surcharges, not those of the service ‘Ground Residential’, ‘total bill weight’ is bill weight, not a total bill, and
 * ‘发货国际包裹’ is about international packages, not the sender's country.
 */
export function nameBeforeName(found: Entry, wording: Wording, position: number): Entry {
  const rule = rules.find(({ isOf }) => isOf(found, wording));
  const length = found.tokens.length;
  const next = phraseAt(wording, position + length - 1);
  if (rule === undefined || next === undefined || next.tokens.length < 2 || !rule.isNext(next)) return found;
  const isLeft = (phrase: Entry) => phrase.tokens.length < length && rule.mayStay(phrase, found, next);
  return phraseAt(wording, position, isLeft) ?? found;
}

/** Which names give their last word to the next one, and what may stay of them. */
interface Rule {
  readonly isOf: (found: Entry, wording: Wording) => boolean;
  readonly isNext: (next: Entry) => boolean;
  readonly mayStay: (phrase: Entry, found: Entry, next: Entry) => boolean;
}

/** The first one that is of a name decides. */
const rules: readonly Rule[] = [
  {
    isOf: (found, { lexicon }) => lexicon.language === 'zh' && isNamed(found, 'dimension'),
    isNext: (next) => isNamed(next, 'value'),
    mayStay: () => true,
  },
  {
    isOf: (found) => isNamed(found, 'value', 'service'),
    isNext: (next) => isNamed(next, 'value', 'accessorial'),
    mayStay: () => true,
  },
  {
    isOf: isOfWeight,
    isNext: (next) => isNamed(next, 'measure'),
    mayStay: () => true,
  },
  {
    isOf: (found) => isNamed(found, 'measure'),
    isNext: (next) => isNamed(next, 'measure'),
    mayStay: (phrase, found, next) => isIdle(phrase) && !meansTheSame(found, next),
  },
];

function isOfWeight({ meanings }: Entry): boolean {
  return meanings.some(([concept]) => concept?.kind === 'intent' && concept.intent === 'weight');
}

function meansTheSame(one: Entry, other: Entry): boolean {
  return JSON.stringify(one.meanings) === JSON.stringify(other.meanings);
}
