import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  type ComparisonSet,
  comparisonsKey,
  comparisonsValue,
  dayOf,
  maximumSavedGroups,
  maximumSavedSets,
  readComparisons,
  type SavedComparisonGroup,
  type SavedComparisons,
  withSavedGroup,
  withSavedSet,
} from '@waybill/model';
import { useMemo } from 'react';
import { changeSetting, settingsOptions } from '../settings/settings.ts';

/** The saved sets and groups of the user; as the server has them now, since another tab may have saved meanwhile. */
export function useSavedComparisons(): SavedComparisons {
  const { data } = useQuery({ ...settingsOptions, refetchOnMount: 'always' });
  const value = data?.get(comparisonsKey);
  return useMemo(() => readComparisons(value, dayOf(new Date())), [value]);
}

/** Saves what is changed in the newest saved sets and groups. Throws what `changed` throws, and where saving fails. */
export async function changeComparisons(
  queryClient: QueryClient,
  changed: (newest: SavedComparisons) => SavedComparisons,
): Promise<void> {
  await changeSetting(queryClient, comparisonsKey, (newest) =>
    comparisonsValue(changed(readComparisons(newest, dayOf(new Date())))),
  );
}

/** What is to be saved: sets, and perhaps a group of them; only names in `overwrite` may be taken already. */
export interface ComparisonsToSave {
  readonly sets: readonly ComparisonSet[];
  readonly group?: SavedComparisonGroup;
  readonly overwrite: boolean;
}

/** Why nothing was saved: names that are taken, or no room. */
export type SavingResult = 'saved' | 'exists' | 'full';

/** Saves sets and a group, unless a name is taken and may not be overwritten, or there are ten already (S1 section 9). */
export async function saveComparisons(queryClient: QueryClient, toSave: ComparisonsToSave): Promise<SavingResult> {
  const newest = await queryClient.fetchQuery({ ...settingsOptions, staleTime: 0 });
  const saved = readComparisons(newest.get(comparisonsKey), dayOf(new Date()));
  if (!toSave.overwrite && takenNames(saved, toSave).length > 0) return 'exists';
  if (!hasRoom(saved, toSave)) return 'full';
  await changeComparisons(queryClient, (before) => withAll(before, toSave));
  return 'saved';
}

/** The names that are taken by other sets or groups than those to be saved. */
export function takenNames(
  saved: SavedComparisons,
  { sets, group }: Pick<ComparisonsToSave, 'sets' | 'group'>,
): readonly string[] {
  const takenSets = sets.filter(({ name }) => saved.sets.some((each) => each.name === name)).map(({ name }) => name);
  const isTaken = group !== undefined && saved.groups.some(({ name }) => name === group.name);
  return isTaken ? [...takenSets, group.name] : takenSets;
}

/** Whether there are at most ten sets and ten groups after saving. */
export function hasRoom(saved: SavedComparisons, toSave: Pick<ComparisonsToSave, 'sets' | 'group'>): boolean {
  const { sets, groups } = withAll(saved, toSave);
  const isMore = sets.length > saved.sets.length || groups.length > saved.groups.length;
  return !isMore || (sets.length <= maximumSavedSets && groups.length <= maximumSavedGroups);
}

function withAll(
  saved: SavedComparisons,
  { sets, group }: Pick<ComparisonsToSave, 'sets' | 'group'>,
): SavedComparisons {
  const withSets = sets.reduce(withSavedSet, saved);
  return group === undefined ? withSets : withSavedGroup(withSets, group);
}
