import { plainName } from '../../reading/column-names.ts';
import type { ColumnFacts } from './column-facts.ts';

/** By what a column with a meaning is recognised. */
export interface Clue<Target extends string> {
  readonly target: Target;
  /** Words in names of columns of this kind, the most reliable first. */
  readonly names: readonly RegExp[];
  /** Whether the values may be these. */
  readonly fits: (facts: ColumnFacts) => boolean;
}

/** The meanings of columns, and the columns that have none yet. */
interface Guessed<Target extends string> {
  readonly targets: Partial<Record<Target, string>>;
  readonly free: ColumnFacts[];
}

/**
 * The meanings of columns, from their names and contents, in the order of the clues; each column has one meaning.
 * `wellKnown`: names that need no look at the contents.
 */
export function guessByNames<Target extends string>(
  columns: readonly ColumnFacts[],
  clues: readonly Clue<Target>[],
  wellKnown: (target: Target) => readonly string[] = () => [],
): Guessed<Target> {
  const free = columns.filter(({ filled }) => filled > 0);
  const targets: Partial<Record<Target, string>> = {};
  for (const clue of clues) {
    const known = wellKnown(clue.target).map(plainName);
    const found = free.find(({ name }) => known.includes(plainName(name))) ?? byWords(free, clue);
    if (found === undefined) continue;
    free.splice(free.indexOf(found), 1);
    targets[clue.target] = found.name;
  }
  return { targets, free };
}

function byWords(free: readonly ColumnFacts[], { names, fits }: Clue<string>): ColumnFacts | undefined {
  const fitting = free.filter(fits);
  for (const name of names) {
    const found = fitting.find(({ words }) => name.test(words));
    if (found !== undefined) return found;
  }
  return undefined;
}
