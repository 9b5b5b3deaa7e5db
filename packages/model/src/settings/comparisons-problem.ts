import {
  canSaveGroupOf,
  comparisonTexts,
  isGroupName,
  isSavedSetName,
  maximumLiveComparisons,
  maximumSavedGroups,
  maximumSavedSets,
} from '../comparison/comparison-set.ts';
import { readComparisons } from '../comparison/saved-comparisons.ts';
import { isRecord, recordIn } from '../json/records.ts';
import type { SettingContext, SettingProblem } from './setting-context.ts';

/**
 * Why the comparison sets and groups cannot be stored, or undefined. What is in the stored text in the same form may
 * stay, also where it is older than today's rules: saving one set does not lose another, and deleting one of too many
 * is possible.
 */
export function comparisonsProblem(value: string, context: SettingContext): SettingProblem | undefined {
  const message = faultOf(value, context);
  return message === undefined ? undefined : { field: 'filter_value', message };
}

function faultOf(value: string, context: SettingContext): string | undefined {
  const given = recordIn(value);
  if (given === undefined) return 'Expected a JSON object.';
  const before = recordIn(context.stored) ?? {};
  const sets = listed(given.sets);
  const groups = listed(given.savedGroups);
  if (sets === undefined || groups === undefined) return 'Expected the lists “sets” and “savedGroups”.';
  return (
    faultOfList(sets, listed(before.sets) ?? [], maximumSavedSets, 'sets', (set) => faultOfSet(set, context)) ??
    faultOfList(groups, listed(before.savedGroups) ?? [], maximumSavedGroups, 'groups', faultOfGroup) ??
    faultOfNames(given.setNameList, sets) ??
    faultOfNames(given.savedGroupNameList, groups)
  );
}

function faultOfList(
  items: readonly unknown[],
  before: readonly unknown[],
  most: number,
  what: string,
  faultOfItem: (item: unknown) => string | undefined,
): string | undefined {
  if (items.length > Math.max(most, before.length)) return `At most ${most} comparison ${what} can be saved.`;
  const known = new Set(before.map((item) => JSON.stringify(item)));
  for (const item of items) {
    if (known.has(JSON.stringify(item))) continue;
    const isNamedTwice = items.some((other) => other !== item && nameOf(other) === nameOf(item));
    const fault = isNamedTwice ? comparisonTexts.existingName : faultOfItem(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultOfSet(set: unknown, { mayRead, today }: SettingContext): string | undefined {
  if (!isSavedSetName(nameOf(set))) return comparisonTexts.savedName;
  const [read] = readComparisons(JSON.stringify({ sets: [set] }), today).sets;
  if (read?.set === undefined) return `The comparison set ${nameOf(set)} cannot be read.`;
  const foreign = [read.set.clientId, ...read.set.childClientIds].find((id) => !mayRead(id));
  return foreign === undefined ? undefined : `There is no client ${foreign}.`;
}

function faultOfGroup(group: unknown): string | undefined {
  if (!isGroupName(nameOf(group))) return comparisonTexts.groupName;
  const members = isRecord(group) ? listed(group.sets) : undefined;
  const names = members?.flatMap((member) => (typeof member === 'string' && isGroupName(member) ? [member] : []));
  if (members === undefined || names === undefined || names.length < members.length || names.length === 0) {
    return `The comparison group ${nameOf(group)} needs the names of its sets.`;
  }
  if (names.length > maximumLiveComparisons) return comparisonTexts.liveLimit;
  return canSaveGroupOf(names) ? undefined : comparisonTexts.groupOfLiveNames;
}

function faultOfNames(list: unknown, items: readonly unknown[]): string | undefined {
  if (list === undefined) return undefined;
  const agrees = JSON.stringify(list) === JSON.stringify(items.map(nameOf));
  return agrees ? undefined : 'The lists of names must name the same sets and groups in the same order.';
}

const nameOf = (item: unknown): string => (isRecord(item) && typeof item.name === 'string' ? item.name : '');

/** An absent list is an empty one; undefined for what is not a list. */
function listed(value: unknown): readonly unknown[] | undefined {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : undefined;
}
