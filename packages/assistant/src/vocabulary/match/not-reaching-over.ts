import type { Entry } from '../concept.ts';
import { carrierOf } from './carrier-of.ts';
import { nameBeforeName } from './name-before-name.ts';
import { isIdle } from './phrase-kinds.ts';
import { phraseAt, type Wording } from './wording.ts';

/** A phrase that does not end with the first word of the next one. */
export function notReachingOver(found: Entry, wording: Wording, position: number): Entry {
  if (found.tokens.length < 2) return found;
  if (isIdle(found)) return idleBefore(found, wording, position);
  if (isComparing(found) && linking.has(found.tokens[0] ?? '')) return linkBefore(found, wording, position);
  return carrierOf(found, wording, position) ?? nameBeforeName(found, wording, position);
}

/** The ‘see’ of ‘see how much we spent’, where ‘see how’ would take a word from ‘how much’. */
function idleBefore(found: Entry, wording: Wording, position: number): Entry {
  const length = found.tokens.length;
  const next = phraseAt(wording, position + length - 1);
  if (next === undefined || next.tokens.length < 2 || isIdle(next)) return found;
  return phraseAt(wording, position, (phrase) => phrase.tokens.length < length) ?? found;
}

/** The ‘and’ of ‘and less than 20’, where ‘and less’ would take a word from ‘less than’. */
function linkBefore(found: Entry, wording: Wording, position: number): Entry {
  const next = phraseAt(wording, position + 1);
  if (next === undefined || next.tokens.length < found.tokens.length || !isComparing(next)) return found;
  return phraseAt(wording, position, (phrase) => phrase.tokens.length === 1) ?? found;
}

const isComparing = ({ meanings }: Entry): boolean =>
  meanings.every(([concept]) => concept?.kind === 'intent' && comparing.has(concept.intent));
const comparing: ReadonlySet<string> = new Set(['over', 'under', 'atLeast', 'atMost']);
const linking: ReadonlySet<string> = new Set(['and', 'y', 'et', 'e']);
