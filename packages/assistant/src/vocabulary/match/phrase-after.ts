import type { Entry, Item } from '../concept.ts';
import { countsDays, isOtherThanDays } from './days-counted.ts';
import { nameAfterBy } from './name-after-by.ts';
import { notOverState } from './not-over-state.ts';
import { notReachingOver } from './not-reaching-over.ts';
import { phraseAt, type Wording } from './wording.ts';

/** The phrase at a position, after the items before it: the longest one that takes no word from the next. */
export function phraseAfter(items: readonly Item[], wording: Wording, position: number): Entry | undefined {
  const name = nameAfterBy(items, wording, position);
  if (name !== undefined) return name;
  const ofDays = countsDays(items);
  const longest = phraseAt(wording, position, (phrase) => !(ofDays && isOtherThanDays(phrase)));
  const beforeState = longest === undefined ? undefined : notOverState(longest, wording, position);
  return beforeState === undefined ? undefined : notReachingOver(beforeState, wording, position);
}
