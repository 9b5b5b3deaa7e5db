import type { ChosenItem } from '../read/choose-meanings.ts';
import type { Circumstances, Completed } from '../read/completed.ts';
import type { Draft } from '../read/draft.ts';
import { clausesApart, valuesOfOneSide } from './clauses.ts';
import { daysLeftOut } from './days-left-out.ts';
import { unaccounted } from './unaccounted.ts';
import { weekdaysLeftOpen } from './weekdays-left-open.ts';

/**
 * Holds a reading against every word of its question, whatever rule has read it: a reading that does not express one of
 * them is not given, and one that mixes up two clauses is not offered either.
 */
export function accounted(
  completed: Completed,
  items: readonly ChosenItem[],
  draft: Draft,
  { previous }: Pick<Circumstances, 'previous'>,
): Completed {
  if (completed.kind === 'none') return completed;
  const mixedUp = [...clausesApart(items, draft), ...valuesOfOneSide(items)];
  if (completed.kind === 'choices') return withoutWords(completed, mixedUp);
  const { reading } = completed;
  return withoutWords(completed, [
    ...unaccounted(items, reading, { draft, previous }),
    ...mixedUp,
    ...daysLeftOut(items, reading, draft),
    ...weekdaysLeftOpen(items, reading),
  ]);
}

function withoutWords(completed: Completed, words: readonly string[]): Completed {
  return words.length === 0 ? completed : { kind: 'none', reason: 'unplaced', words: [...new Set(words)] };
}
