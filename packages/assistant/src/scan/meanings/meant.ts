import type { Concept } from '../../vocabulary/concept.ts';
import { claims } from './claims.ts';
import { billedIn, toldInDollars } from './currencies.ts';
import { freight } from './freight.ts';
import { functionOf } from './functions.ts';
import type { Phrase, Rule } from './phrase.ts';
import { figureOrGroup, name, numbers, onlyMeaning, period, unitOrWord } from './plain-meanings.ts';
import {
  accessorials,
  billOption,
  category,
  credit,
  figureOrAccessorial,
  returns,
  state,
  status,
  weekday,
} from './values.ts';
import { waysOfSpeaking } from './ways-of-speaking.ts';

/** What a phrase means in its question, the likeliest first. */
export function meant(phrase: Phrase): readonly Concept[] {
  for (const rule of rules) {
    const found = rule(phrase);
    if (found !== undefined) return found;
  }
  return phrase.meanings.slice(0, 1);
}

/** The first rule that knows decides. */
const rules: readonly Rule[] = [
  claims,
  billedIn,
  toldInDollars,
  waysOfSpeaking,
  onlyMeaning,
  numbers,
  weekday,
  credit,
  figureOrAccessorial,
  billOption,
  returns,
  accessorials,
  status,
  category,
  state,
  freight,
  period,
  figureOrGroup,
  unitOrWord,
  name,
  functionOf,
];
