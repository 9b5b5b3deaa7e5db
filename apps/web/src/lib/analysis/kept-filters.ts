import type { AnalysisSearch } from './analysis-search.ts';
import { narrowingOf, withoutOwnOfClient } from './narrowing.ts';

/**
 * The address that a choice of client, dates or dashboard settings leads to, for who keeps their filters: what narrowed
 * before still does, unless the choice says otherwise. Accounts and tracking numbers do not follow to another client.
 */
export function withKeptFilters(before: AnalysisSearch, chosen: AnalysisSearch): AnalysisSearch {
  const narrowing = narrowingOf(before);
  return { ...(chosen.client === before.client ? narrowing : withoutOwnOfClient(narrowing)), ...chosen };
}
