import type { DateType } from '../dates/date-range.ts';
import type { ShownDays } from '../dates/previous-range.ts';
import type { Fact } from '../figures/fact.ts';
import type { PageFilters } from '../filters/page-filters.ts';
import type { Analysis } from '../pages/page.ts';

/** Everything that decides which rows a page shows: the same state gives the same figures. */
export interface PageState {
  readonly analysis: Analysis;
  readonly fact: Fact;
  readonly clientId: number;
  /** The selected children of a parent client; empty means the client and all its children. */
  readonly childClientIds: readonly number[];
  readonly dateType: DateType;
  readonly dates: ShownDays;
  readonly filters: PageFilters;
  /** The tracking numbers that were searched for. */
  readonly trackingNumbers: readonly string[];
  /** Further conditions, e.g. of the dashboard filter popup; ANDed. */
  readonly whereClauses: readonly string[];
  /**
   * Whether names that clients choose are distinguished by client (`OwnedName`) where figures are split by them, since
   * the rows may be of several clients.
   */
  readonly splitsByOwner?: boolean | undefined;
  /** The one currency that those conditions leave; undefined for all. */
  readonly currencyCode?: string | undefined;
  /** Whether it is not known yet what Total Spend counts, so that no figure may be shown. */
  readonly isUndecided?: boolean | undefined;
}

/** The one currency that figures are in as they were billed; undefined when all are converted to dollars (S1 section 9). */
export function onlyCurrency({ filters, currencyCode }: PageState): string | undefined {
  const [only, ...more] = filters.currency_code ?? [];
  return currencyCode ?? (more.length === 0 ? only : undefined);
}
