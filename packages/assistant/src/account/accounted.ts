import type { ChosenItem } from '../read/choose-meanings.ts';
import type { Circumstances, Completed } from '../read/completed.ts';
import type { Draft } from '../read/draft.ts';
import { clausesApart } from './clauses.ts';
import { daysLeftOut } from './days-left-out.ts';
import { unaccounted } from './unaccounted.ts';
import { weekdaysLeftOpen } from './weekdays-left-open.ts';

/**
 * Holds a reading against every word of its question, whatever rule has read it: a reading that does not express one of
 * them, or that mixes up two clauses, is not given.
 */
export function accounted(
  completed: Completed,
  items: readonly ChosenItem[],
  draft: Draft,
  { previous }: Pick<Circumstances, 'previous'>,
): Completed {
  if (completed.kind !== 'reading') return completed;
  const { reading } = completed;
  const words = [
    ...unaccounted(items, reading, { draft, previous }),
    ...clausesApart(items, draft),
    ...daysLeftOut(items, reading, draft),
    ...weekdaysLeftOpen(items, reading),
  ];
  return words.length === 0 ? completed : { kind: 'none', reason: 'unplaced', words: [...new Set(words)] };
}
