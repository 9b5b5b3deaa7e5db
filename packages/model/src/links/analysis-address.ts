import type { DateRange, DateType } from '../dates/date-range.ts';
import type { UsuallyLeftOut } from '../filters/counted.ts';
import type { PageFilters } from '../filters/page-filters.ts';
import type { RowsPart } from './rows-part.ts';
import { partText } from './rows-part-text.ts';

/** What a link to an analysis page shows. */
export interface AnalysisAddress {
  /** The route of the page. */
  readonly path: string;
  readonly tab?: string | undefined;
  /** The key of the fact that the page shows. */
  readonly fact?: string | undefined;
  readonly clientId: number;
  /** The chosen children of a parent; none means all of them. */
  readonly childClientIds: readonly number[];
  readonly dateType: DateType;
  readonly dates: DateRange;
  /** What is counted although pages leave it out unless told otherwise. */
  readonly include: readonly UsuallyLeftOut[];
  readonly filters: PageFilters;
  readonly trackingNumbers: readonly string[];
  /** Opens the grid on these parts of the page's rows, ordered by columns as in `NET_AMOUNT:desc`. */
  readonly rows?: { readonly parts: readonly RowsPart[]; readonly sort: readonly string[] } | undefined;
}

/** The address that shows it (docs/architecture.md). A name that stands several times is a list. */
export function analysisAddress(address: AnalysisAddress): string {
  const { path, tab, fact, clientId, childClientIds, dateType, dates, include, filters, trackingNumbers, rows } =
    address;
  const named: readonly (readonly [string, readonly (string | number)[] | string | number | undefined])[] = [
    ['client', clientId],
    ['children', childClientIds],
    ['dateType', dateType === 'bill_date' ? undefined : dateType],
    ['from', dates.from],
    ['to', dates.to],
    ['tab', tab],
    ['fact', fact],
    ['tracking', trackingNumbers],
    ['include', include],
    ...Object.entries(filters),
    ['grid', rows === undefined ? undefined : 'default'],
    ['part', rows?.parts.map(partText)],
    ['sort', rows?.sort],
  ];
  const pairs = named.flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  );
  return `${path}?${new URLSearchParams(pairs)}`;
}
