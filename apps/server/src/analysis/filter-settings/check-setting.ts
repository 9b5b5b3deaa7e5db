import {
  type FilterSetKey,
  filterSetsOfPage,
  filterSetTexts,
  maximumFilterSets,
  readFilterSetKey,
  settingProblem,
  textOfFilterSetKey,
  viewsProblem,
} from '@waybill/model';
import { badRequest, conflict, type ProblemError } from '../../platform/problems.ts';

/** A setting to be stored. */
export interface WantedSetting {
  readonly key: string;
  readonly value: string;
  /** Whether a filter set with that name may be replaced: one for the same client, or for all clients. */
  readonly overwrite: boolean;
  /** Keys of other sets with that name to delete when it is replaced. */
  readonly replaces: readonly string[];
}

/** What the user has stored, by key, and what they may read. */
export interface OwnSettings {
  readonly stored: ReadonlyMap<string, string>;
  readonly mayRead: (clientId: number) => boolean;
  readonly today: string;
}

/** The most settings of one user; the portal's own screens need far fewer. */
const mostSettings = 1_000;

/**
 * Whether a setting may be stored, by the same rules as on the screens; returns the other keys that it replaces. Sets
 * that no page can offer any more do not count towards the ten per page.
 * @throws ProblemError 400 that names the field; 409 if the name is taken and `overwrite` is not set.
 */
export function checkSetting(wanted: WantedSetting, own: OwnSettings): readonly string[] {
  const { key, value } = wanted;
  const problem =
    settingProblem(key, value, { ...own, stored: own.stored.get(key) }) ?? viewsProblem(key, value, own.stored);
  if (problem !== undefined) throw refused(problem.message, problem.field);
  if (!own.stored.has(key) && own.stored.size >= mostSettings) {
    throw refused(`At most ${mostSettings} settings can be stored. Delete some first.`, 'filter_key');
  }
  const set = readFilterSetKey(key);
  return set === undefined ? [] : replacedSets(set, wanted, own);
}

function replacedSets(
  set: FilterSetKey,
  { key, overwrite, replaces }: WantedSetting,
  { stored, mayRead }: OwnSettings,
): readonly string[] {
  const offered = filterSetsOfPage([...stored.keys()], set.page).filter(
    ({ client }) => client === 'allclients' || mayRead(client),
  );
  const taken = offered.filter((other) => {
    const isListed = replaces.includes(textOfFilterSetKey(other));
    return other.name === set.name && (isListed || other.client === set.client || other.client === 'allclients');
  });
  if (taken.length > 0 && !overwrite) throw conflict(filterSetTexts.overwrite);
  if (taken.length === 0 && offered.length >= maximumFilterSets) throw refused(filterSetTexts.limit, 'filter_key');
  return taken.map(textOfFilterSetKey).filter((other) => other !== key);
}

function refused(message: string, field: string): ProblemError {
  return badRequest(message, [{ field, message }]);
}
