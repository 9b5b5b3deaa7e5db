import type { Fact } from './fact.ts';

/** The fact that the given one is a part of; undefined if there is none. */
export function wholeOf({ facts }: { readonly facts: readonly Fact[] }, { partOf }: Fact): Fact | undefined {
  return partOf === undefined ? undefined : facts.find(({ key }) => key === partOf);
}
