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
