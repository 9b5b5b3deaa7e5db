import { analysisOf, type CalendarDay, factOf, type Page, unusableWidgetTexts } from '@waybill/model';
import { recordOf } from '../record-of.ts';
import type { AnalysisSearch } from './analysis-search.ts';
import type { ViewSearch } from './view-search.ts';

/** What in a link could not be used: its dates, its last day because it is in the future, or anything else. */
export type Unusable = 'dates' | 'future' | 'others';

const dateNames: ReadonlySet<string> = new Set(['dateType', 'from', 'to', 'period', 'last']);

/** What was found in the link that was opened last, until the reader has seen it. */
let found: ReadonlySet<Unusable> = new Set();
const listeners = new Set<() => void>();

/** The reader of an address, which also notes what it finds and cannot use. */
export function noting<Search extends object>(address: unknown, read: (address: unknown) => Search): Search {
  const search = read(address);
  noteUnusable(unreadable(address, search));
  return search;
}

/** What of an address was left out because it could not be read. */
export function unreadable(address: unknown, search: object): readonly Unusable[] {
  const given = recordOf(address);
  const names = Object.entries(search)
    .filter(([name, value]) => value === undefined && isGiven(given[name]))
    .map(([name]) => name);
  return [...new Set(names.map((name) => (dateNames.has(name) ? 'dates' : 'others')))];
}

/** The address with usable dates, fact, tab and widgets only, and what had to be changed for that. */
export function mended<Search extends AnalysisSearch & ViewSearch>(
  search: Search,
  page: Page,
  today: CalendarDay,
): { readonly search: Search; readonly changed: readonly Unusable[] } {
  const dates = mendedDates(search, today);
  const analysis = analysisOf(page, search.tab);
  const widgets = unusableWidgetTexts(analysis, search.widget ?? []);
  const isOtherTab = search.tab !== undefined && page.tabs.length > 0 && analysis.name !== search.tab;
  const isOtherFact = search.fact !== undefined && factOf(analysis, search.fact).key !== search.fact;
  const others = {
    ...(isOtherTab ? { tab: undefined } : {}),
    ...(isOtherFact ? { fact: undefined } : {}),
    ...(widgets.length > 0 ? { widget: search.widget?.filter((text) => !widgets.includes(text)) } : {}),
  };
  const changed: readonly Unusable[] = [
    ...(dates.problem === undefined ? [] : [dates.problem]),
    ...(Object.keys(others).length === 0 ? [] : ['others' as const]),
  ];
  return { search: { ...search, ...dates.search, ...others }, changed };
}

/** Days that can be shown: up to today at most; none if they are in the future, reversed, or only one of them is given. */
export function mendedDates(
  { from, to, period, last }: AnalysisSearch,
  today: CalendarDay,
): { readonly search: AnalysisSearch; readonly problem?: 'dates' | 'future' } {
  if (period !== undefined || last !== undefined || (from === undefined && to === undefined)) return { search: {} };
  if (from === undefined || to === undefined || from > to || from > today) {
    return { search: { from: undefined, to: undefined }, problem: 'dates' };
  }
  return to > today ? { search: { to: today }, problem: 'future' } : { search: {} };
}

/** Keeps what could not be used, so that the page can say so. */
export function noteUnusable(parts: readonly Unusable[]): void {
  if (parts.every((part) => found.has(part))) return;
  found = new Set([...found, ...parts]);
  for (const listener of listeners) listener();
}

export function forgetUnusable(): void {
  if (found.size === 0) return;
  found = new Set();
  for (const listener of listeners) listener();
}

export const unusableStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ReadonlySet<Unusable> => found,
};

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== '';
}
