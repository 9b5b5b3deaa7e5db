/** Words about things that invoices do not tell: none of them is a typo of a word that the assistant knows. */
const aboutOtherThings = new Set(
  'sales sale stock stocks order orders weather profit profits margin margins revenue inventory budget budgets forecast forecasts predict prediction employee employees salary salaries driver drivers truck trucks competitor competitors benchmark market industry emission emissions temperature traffic contract contracts negotiate recommend password joke poem story warehouse warehouses sent cents rating ratings rates stole stolen price prices pallet pallets sku skus product products item items store stores hotel flight news sports score'.split(
    ' ',
  ),
);

/** Words by their length, in which the one that a misspelled word was meant to be is found. */
export class SpellingIndex {
  readonly #byLength = new Map<number, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < 4 || !/^\p{L}+$/u.test(word)) continue;
      const ofLength = this.#byLength.get(word.length);
      if (ofLength === undefined) this.#byLength.set(word.length, [word]);
      else ofLength.push(word);
    }
  }

  ofLength(length: number): readonly string[] {
    return this.#byLength.get(length) ?? [];
  }
}

/** Shorter Arabic words differ in one letter where they have different meanings. */
const shortestArabic = 7;

/**
 * The known word that a misspelled one was meant to be; of several as near, the one
 * with two letters swapped, or the shortest if all of them are the same.
 */
export function correctionIn(
  indexes: readonly SpellingIndex[],
  word: string,
  ordinary: ReadonlySet<string>,
  areSame: (one: string, other: string) => boolean = isPluralOf,
): string | undefined {
  const nearest = nearestIn(indexes, word, ordinary).toSorted((one, other) => one.length - other.length);
  const swapped = nearest.filter((each) => isTransposed(word, each));
  const [shortest, ...others] = swapped.length === 1 ? swapped : nearest;
  return shortest !== undefined && others.every((each) => areSame(shortest, each)) ? shortest : undefined;
}

/** The known words that differ from a word in at most two letters, three in a long one; the nearest first. */
export function looselyNear(indexes: readonly SpellingIndex[], word: string): readonly string[] {
  if (word.length < 4 || aboutOtherThings.has(word) || !/^\p{L}+$/u.test(word)) return [];
  const most = word.length >= 9 ? 3 : word.length >= 6 ? 2 : 1;
  const near = [-2, -1, 0, 1, 2].flatMap((more) =>
    indexes
      .flatMap((index) => index.ofLength(word.length + more))
      .map((known) => ({ known, edits: distance(word, known, most + 1) })),
  );
  const within = near.filter(({ known, edits }) => edits <= most && known[0] === word[0] && !isOpposite(word, known));
  return [...new Set(within.toSorted((one, other) => one.edits - other.edits).map(({ known }) => known))];
}

export function isPluralOf(word: string, plural: string): boolean {
  return plural === `${word}s`;
}

/**
 * The known words that are near: one typo (a letter too many, too few, wrong, or two in the wrong order) from five
 * letters on, two from nine letters on; in four letters no wrong letter and the same first one.
 */
function nearestIn(indexes: readonly SpellingIndex[], word: string, ordinary: ReadonlySet<string>): readonly string[] {
  if (word.length < 4 || aboutOtherThings.has(word) || !/^\p{L}+$/u.test(word)) return [];
  if (/\p{Script=Arabic}/u.test(word) && word.length < shortestArabic) return [];
  const most = word.length >= 9 ? 2 : 1;
  const isOrdinary = ordinary.has(word);
  let best: string[] = [];
  let nearest = most + 1;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const candidate of indexes.flatMap((index) => index.ofLength(length))) {
      if (candidate[0] !== word[0] && !areSwappedAtTheStart(word, candidate)) continue;
      const edits = distance(word, candidate, nearest);
      if (edits > most || edits > nearest) continue;
      if (word.length === 4 && length === 4 && !isTransposed(word, candidate)) continue;
      if ((isOrdinary && stemOf(word) !== stemOf(candidate)) || isOpposite(word, candidate)) continue;
      if (!best.includes(candidate)) best = edits < nearest ? [candidate] : [...best, candidate];
      nearest = edits;
    }
  }
  return best;
}

/** ‘apckages’ */
function areSwappedAtTheStart(word: string, candidate: string): boolean {
  return word.length > 4 && word[0] === candidate[1] && word[1] === candidate[0];
}

/** A word without the ending that makes it a plural or puts it into another tense; ‘recover’ is no form of ‘recovery’. */
function stemOf(word: string): string {
  return word.replace(/(ies|ied)$/, 'y').replace(/(ing|ed|es|s|d|e)$/, '');
}

/** ‘unreliable’ and ‘reliable’ */
function isOpposite(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return /^(un|in|im|ir|dis|non)/.test(longer) && longer.endsWith(shorter);
}

function isTransposed(word: string, other: string): boolean {
  return [...word].toSorted().join('') === [...other].toSorted().join('');
}

/** The edit distance of two words, where two neighbours in the wrong order are one; counting stops at the bound. */
function distance(word: string, other: string, bound: number): number {
  let beforeLast: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      let edits = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]) {
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(edits);
    }
    if (Math.min(...current) > bound) return bound + 1;
    beforeLast = before;
    before = current;
  }
  return before[other.length] ?? bound + 1;
}
