import {
  type CalendarDay,
  type ComparisonSet,
  comparisonColours,
  defaultComparisonSet,
  nextColour,
  nextSetName,
} from '@waybill/model';
import { analysisSearch } from '../analysis/analysis-search.ts';
import { datesOf, filtersOf, searchOfClient, searchOfDates, withFilters } from '../analysis/search-parts.ts';
import { mendedDates, type Unusable, unreadable } from '../analysis/unusable-parts.ts';
import { parseSearch, stringifySearch } from '../search-codec.ts';

const longestName = 40;

/** How a set is in the address: as an address of its own, `name=West&colour=blue&client=1001&period=Annual`. */
export function setText({ name, colour, clientId, childClientIds, dates, filters, included }: ComparisonSet): string {
  const search = withFilters({ ...searchOfClient(clientId, childClientIds), ...searchOfDates(dates) }, filters);
  const include = included.length === 0 ? {} : { include: [...included] };
  return stringifySearch({ name, colour, ...search, ...include }).slice(1);
}

/**
 * The sets of an address, rolling days as of today; undefined instead of one that names no client. What is invalid
 * counts as absent: dates are those of a new set then, and names and colours are distinguished.
 */
export function readSets(texts: readonly string[], today: CalendarDay): readonly (ComparisonSet | undefined)[] {
  const read: ComparisonSet[] = [];
  return texts.map((text) => {
    const set = readSet(text, today, read);
    if (set !== undefined) read.push(set);
    return set;
  });
}

/** What of a set in an address cannot be used. */
export function unusableInSet(text: string, today: CalendarDay): readonly Unusable[] {
  const parameters = parseSearch(text);
  const search = analysisSearch(parameters);
  const { problem } = mendedDates(search, today);
  return [...unreadable(parameters, search), ...(problem === undefined ? [] : [problem])];
}

function readSet(text: string, today: CalendarDay, others: readonly ComparisonSet[]): ComparisonSet | undefined {
  const parameters = parseSearch(text);
  const search = analysisSearch(parameters);
  if (search.client === undefined) return undefined;
  const initial = defaultComparisonSet(search.client, today, others);
  const name = String(parameters.name ?? '').slice(0, longestName);
  const taken = others.map((other) => other.name);
  return {
    name: name.trim() === '' || taken.includes(name) ? nextSetName(taken) : name,
    colour:
      comparisonColours.find((known) => known === parameters.colour) ?? nextColour(others.map(({ colour }) => colour)),
    clientId: search.client,
    childClientIds: search.children ?? [],
    dates: datesOf(search, initial.dates, today),
    filters: filtersOf(search),
    included: search.include ?? [],
  };
}
