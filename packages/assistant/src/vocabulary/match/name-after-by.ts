import type { Entry, Item } from '../concept.ts';
import { isIdle, isNamed } from './phrase-kinds.ts';
import { phraseAt, type Wording } from './wording.ts';

/** The ‘account’ of ‘by account for October’, where ‘account for’ would say nothing. */
export function nameAfterBy(items: readonly Item[], wording: Wording, position: number): Entry | undefined {
  const isAfterBy =
    items.at(-1)?.meanings.some((each) => each.kind === 'intent' && splitting.has(each.intent)) === true;
  if (!isAfterBy) return undefined;
  const longest = phraseAt(wording, position);
  return longest !== undefined && isIdle(longest)
    ? phraseAt(wording, position, (phrase) => isNamed(phrase, 'dimension'))
    : undefined;
}

/** Words before a group. */
const splitting: ReadonlySet<string> = new Set('by per which top bottom most least howMany all'.split(' '));
