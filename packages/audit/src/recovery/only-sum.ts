/** How much work is left for searches: it counts down with each sum that is formed. */
export interface Effort {
  sums: number;
}

/** A choice of amounts: its last one, and those before it. */
interface Choice {
  readonly last: number;
  readonly before: Choice | undefined;
}

/** What a single search may take of the effort. */
const mostSums = 200_000;
/** In cents. */
const nearby = 100;

/**
 * The places of the amounts that add up to a target, if there is exactly one way to choose them, and no other choice
 * comes within a dollar of it: among so many sums, an exact one may be chance. Undefined otherwise, and where the effort
 * does not suffice to know. Amounts are positive whole cents.
 */
export function onlySum(amounts: readonly number[], target: number, effort: Effort): readonly number[] | undefined {
  if (amounts.reduce((sum, amount) => sum + amount, 0) < target) return undefined;
  const end = Math.max(0, effort.sums - mostSums);
  const largestFirst = [...amounts.entries()].toSorted(([, one], [, other]) => other - one);
  const choices = new Map<number, Choice | 'several' | undefined>([[0, undefined]]);
  let found: Choice | undefined;
  for (const [place, amount] of largestFirst) {
    for (const [cents, before] of [...choices]) {
      if (effort.sums <= end) return undefined;
      effort.sums -= 1;
      const sum = cents + amount;
      if (sum > target + nearby) continue;
      const choice = before === 'several' || choices.has(sum) ? 'several' : { last: place, before };
      choices.set(sum, choice);
      if (sum < target - nearby) continue;
      if (choice === 'several' || sum !== target || found !== undefined) return undefined;
      found = choice;
    }
  }
  return found === undefined ? undefined : placesOf(found);
}

function placesOf(choice: Choice): readonly number[] {
  const places: number[] = [];
  for (let each: Choice | undefined = choice; each !== undefined; each = each.before) places.push(each.last);
  return places.toSorted((one, other) => one - other);
}
