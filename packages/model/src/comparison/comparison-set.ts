import type { Hue } from '../constants/palette.ts';
import { type CalendarDay, partsOf } from '../dates/calendar-day.ts';
import { type DateFilter, initialDateFilter } from '../dates/date-filter.ts';
import type { UsuallyLeftOut } from '../filters/counted.ts';
import type { PageFilters } from '../filters/page-filters.ts';

/** Whose figures, of which days, under which filters: what one side of a comparison shows (S1 section 3). */
export interface ComparisonSet {
  readonly name: string;
  readonly colour: Hue;
  readonly clientId: number;
  /** The selected children of a parent client; empty means the client and all its children. */
  readonly childClientIds: readonly number[];
  readonly dates: DateFilter;
  readonly filters: PageFilters;
  /** What the set counts in addition to what all pages count. */
  readonly included: readonly UsuallyLeftOut[];
}

/** The colours that a set can have; each new set gets the first that is free. */
export const comparisonColours = [
  'blue',
  'orange',
  'teal',
  'purple',
  'red',
  'sky',
  'olive',
  'pink',
] as const satisfies readonly Hue[];

/** Sets that can be compared at once (S1 sections 5 and 9). */
export const maximumLiveComparisons = 3;
/** Sets that a user may save (S1 sections 5 and 9). */
export const maximumSavedSets = 10;
/** Groups of sets that a user may save (S1 sections 5 and 9). */
export const maximumSavedGroups = 10;

/** Characters of the name of a set or group (S1 section 5). */
export const longestComparisonName = 15;

/** The default names of live sets; names of saved sets may not begin with them. */
const liveNames = ['Set1', 'Set2', 'Set3'] as const;

/** What the comparison page says (S1 sections 2 and 8, S2 section 2, S3 section 8). */
export const comparisonTexts = {
  emptyName: 'Name cannot be Empty',
  blankName: 'Name cannot be empty spaces',
  existingName: 'Name already exists',
  setsSaved: 'Comparison Sets updated Successfully',
  setsNotSaved: 'Error while updated the saved Comparison sets',
  groupsSaved: 'Comparison Groups updated Successfully',
  groupsNotSaved: 'Error while updated the saved Comparison Groups',
  savedName: 'Name must contain 1 to 15 letters, digits or underscores and must not start with Set1, Set2 or Set3',
  groupName: 'Name must contain 1 to 15 letters, digits or underscores',
  groupOfLiveNames: 'A group cannot contain sets named Set1, Set2 or Set3. Rename them first.',
  noData: '*No data available prior to last six months for comparison.',
  liveLimit: 'You can compare at most 3 sets.',
} as const;

type Named = Pick<ComparisonSet, 'name' | 'colour'>;

/** A new set: the global client, from the first day of last year through today, no filters (S1 section 4). */
export function defaultComparisonSet(
  clientId: number,
  today: CalendarDay,
  others: readonly Named[] = [],
): ComparisonSet {
  const { year } = partsOf(today);
  const dates = { ...initialDateFilter(`${year - 1}-01-01`, today), dateFrequency: 'dr' } as const;
  return {
    name: nextSetName(others.map(({ name }) => name)),
    colour: nextColour(others.map(({ colour }) => colour)),
    clientId,
    childClientIds: [],
    dates,
    filters: {},
    included: [],
  };
}

/** The first of Set1, Set2, … that no other set has. */
export function nextSetName(taken: readonly string[]): string {
  for (let number = 1; ; number++) if (!taken.includes(`Set${number}`)) return `Set${number}`;
}

/** The first colour that no other set has. */
export function nextColour(taken: readonly Hue[]): Hue {
  return comparisonColours.find((colour) => !taken.includes(colour)) ?? comparisonColours[0];
}

/** Whether a set can be saved under this name: 1 to 15 letters, digits or underscores, not beginning with Set1 to Set3. */
export function isSavedSetName(name: string): boolean {
  return isGroupName(name) && !liveNames.some((liveName) => name.startsWith(liveName));
}

/** Whether a group can have this name: 1 to 15 letters, digits or underscores. */
export function isGroupName(name: string): boolean {
  return name.length <= longestComparisonName && /^[A-Za-z0-9_]+$/.test(name);
}

/** Whether a group of these sets can be saved: every member must have a name of its own. */
export function canSaveGroupOf(setNames: readonly string[]): boolean {
  return !setNames.some((name) => liveNames.some((liveName) => liveName === name));
}

/** Why a live comparison cannot get this name, or undefined. */
export function newComparisonNameProblem(name: string, existing: readonly string[]): string | undefined {
  if (name === '') return comparisonTexts.emptyName;
  if (name.trim() === '') return comparisonTexts.blankName;
  return existing.includes(name) ? comparisonTexts.existingName : undefined;
}
