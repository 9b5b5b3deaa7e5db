import type { CalendarDay } from '../dates/calendar-day.ts';
import { isCalendarDay } from '../dates/calendar-day.ts';
import { type DateFilter, dateFrequencies, rangeProblem, recomputed } from '../dates/date-filter.ts';
import { dateTypes } from '../dates/date-range.ts';
import { isLastDays } from '../dates/last-days.ts';
import { rollingPeriods } from '../dates/rolling-period.ts';
import { usuallyLeftOut } from '../filters/counted.ts';
import { filterDimensionNames } from '../filters/filter-dimension.ts';
import type { PageFilters } from '../filters/page-filters.ts';
import { isRecord } from '../json/records.ts';
import { type ComparisonSet, comparisonColours } from './comparison-set.ts';

/** The key under which a user's comparison sets and groups are stored, as one text (S1 section 7). */
export const comparisonsKey = 'comparison';

/** A saved set; `set` is undefined for one of an older version, or a damaged one, that cannot be read. */
export interface SavedComparisonSet {
  readonly name: string;
  readonly set: ComparisonSet | undefined;
  /** The stored value, so that an unreadable set is not lost when another one is saved. */
  readonly stored: unknown;
}

/** Sets that are shown together (S1 section 3). */
export interface SavedComparisonGroup {
  readonly name: string;
  readonly sets: readonly string[];
}

/** What a user has saved of comparisons. */
export interface SavedComparisons {
  readonly sets: readonly SavedComparisonSet[];
  readonly groups: readonly SavedComparisonGroup[];
  /** Whether there is a stored text but nothing in it can be read. */
  readonly isUnreadable: boolean;
}

/** Reads the stored text as far as it can be read, rolling days as of today. */
export function readComparisons(value: string | undefined, today: CalendarDay): SavedComparisons {
  const stored = parsed(value);
  if (!isRecord(stored)) return { sets: [], groups: [], isUnreadable: value !== undefined };
  return {
    sets: listOf(stored.sets).flatMap((each) => {
      const name = isRecord(each) && typeof each.name === 'string' ? each.name : '';
      return name === '' ? [] : [{ name, stored: each, set: readSet(each, today) }];
    }),
    groups: listOf(stored.savedGroups).flatMap((each) => readGroup(each) ?? []),
    isUnreadable: false,
  };
}

/** The stored text: sets and groups with the lists of their names (S1 section 3). */
export function comparisonsValue({ sets, groups }: Pick<SavedComparisons, 'sets' | 'groups'>): string {
  return JSON.stringify({
    sets: sets.map(({ stored }) => stored),
    setNameList: sets.map(({ name }) => name),
    savedGroups: groups,
    savedGroupNameList: groups.map(({ name }) => name),
  });
}

/** Adds the set, replacing one of the same name. */
export function withSavedSet(saved: SavedComparisons, set: ComparisonSet): SavedComparisons {
  return { ...saved, sets: replacedByName(saved.sets, { name: set.name, set, stored: storedSet(set) }) };
}

/** Adds the group, replacing one of the same name. */
export function withSavedGroup(saved: SavedComparisons, group: SavedComparisonGroup): SavedComparisons {
  return { ...saved, groups: replacedByName(saved.groups, group) };
}

/** Removes the set of this name; groups that contain it are not changed. */
export function withoutSavedSet(saved: SavedComparisons, name: string): SavedComparisons {
  return { ...saved, sets: saved.sets.filter((set) => set.name !== name) };
}

/** Removes the group of this name. */
export function withoutSavedGroup(saved: SavedComparisons, name: string): SavedComparisons {
  return { ...saved, groups: saved.groups.filter((group) => group.name !== name) };
}

/** Whether both show the same, apart from name and colour. */
export function isSameComparison(one: ComparisonSet, other: ComparisonSet): boolean {
  const comparable = (set: ComparisonSet) => JSON.stringify(storedSet({ ...set, name: '', colour: 'neutral' }).filters);
  return comparable(one) === comparable(other);
}

function replacedByName<Item extends { readonly name: string }>(items: readonly Item[], item: Item): readonly Item[] {
  return items.some(({ name }) => name === item.name)
    ? items.map((each) => (each.name === item.name ? item : each))
    : [...items, item];
}

function storedSet({ name, colour, clientId, childClientIds, dates, filters, included }: ComparisonSet) {
  const { type, dateFrequency, rollingPeriodOption, lastNoOfDays, from, to } = dates;
  const page = Object.fromEntries(
    filterDimensionNames.flatMap((each) => (filters[each] ? [[each, filters[each]]] : [])),
  );
  const global = {
    clientId,
    childClientIds,
    dates: { type, dateFrequency, rollingPeriodOption, lastNoOfDays, from, to },
    included,
  };
  return { name, colour, filters: { global, page } };
}

function readSet(stored: unknown, today: CalendarDay): ComparisonSet | undefined {
  if (!isRecord(stored) || typeof stored.name !== 'string' || !isRecord(stored.filters)) return undefined;
  const { global, page } = stored.filters;
  if (!isRecord(global) || !isId(global.clientId)) return undefined;
  const dates = readDates(global.dates, today);
  const filters = readFilters(page);
  const children = listOf(global.childClientIds);
  if (dates === undefined || filters === undefined || !children.every(isId)) return undefined;
  const colour = comparisonColours.find((known) => known === stored.colour) ?? comparisonColours[0];
  const included = usuallyLeftOut.filter((name) => listOf(global.included).includes(name));
  return { name: stored.name, colour, clientId: global.clientId, childClientIds: children, dates, filters, included };
}

function readDates(stored: unknown, today: CalendarDay): DateFilter | undefined {
  if (!isRecord(stored)) return undefined;
  const { from, to, lastNoOfDays } = stored;
  const type = dateTypes.find((known) => known === stored.type);
  const dateFrequency = dateFrequencies.find((known) => known === stored.dateFrequency);
  const rollingPeriodOption = rollingPeriods.find((known) => known === stored.rollingPeriodOption);
  if (type === undefined || dateFrequency === undefined || rollingPeriodOption === undefined) return undefined;
  if (typeof lastNoOfDays !== 'number' || !isLastDays(lastNoOfDays)) return undefined;
  if (typeof from !== 'string' || typeof to !== 'string' || !isCalendarDay(from) || !isCalendarDay(to))
    return undefined;
  const dates = recomputed({ type, dateFrequency, rollingPeriodOption, lastNoOfDays, from, to }, today);
  return rangeProblem(dates, today) === undefined ? dates : undefined;
}

/** Undefined if a filter no longer exists, because without it the set would show something else. */
function readFilters(stored: unknown): PageFilters | undefined {
  if (!isRecord(stored)) return undefined;
  const isReadable = Object.entries(stored).every(
    ([name, values]) =>
      filterDimensionNames.some((known) => known === name) && listOf(values).every((each) => typeof each === 'string'),
  );
  if (!isReadable) return undefined;
  return Object.fromEntries(
    filterDimensionNames.flatMap((name) => (listOf(stored[name]).length > 0 ? [[name, stored[name]]] : [])),
  );
}

function readGroup(stored: unknown): SavedComparisonGroup | undefined {
  if (!isRecord(stored) || typeof stored.name !== 'string' || stored.name === '') return undefined;
  return { name: stored.name, sets: listOf(stored.sets).filter((each) => typeof each === 'string') };
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function parsed(value: string | undefined): unknown {
  try {
    return JSON.parse(value ?? '');
  } catch {
    return undefined;
  }
}
