import {
  type ComparisonSet,
  maximumLiveComparisons,
  nextColour,
  type SavedComparisonGroup,
  type SavedComparisonSet,
} from '@waybill/model';

/** The sets of a group that can be shown, each in a colour of its own, and the names of those that cannot. */
export function setsOfGroup(
  group: SavedComparisonGroup,
  saved: readonly SavedComparisonSet[],
): { readonly found: readonly ComparisonSet[]; readonly missing: readonly string[] } {
  const setOf = (name: string) => saved.find((each) => each.name === name)?.set;
  const names = [...new Set(group.sets)].slice(0, maximumLiveComparisons);
  const found = names.flatMap((name) => setOf(name) ?? []);
  const coloured: ComparisonSet[] = [];
  for (const set of found) {
    const taken = coloured.map(({ colour }) => colour);
    coloured.push(taken.includes(set.colour) ? { ...set, colour: nextColour(taken) } : set);
  }
  return { found: coloured, missing: names.filter((name) => setOf(name) === undefined) };
}
