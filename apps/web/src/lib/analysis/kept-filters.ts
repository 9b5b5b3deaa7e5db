import type { AnalysisSearch } from './analysis-search.ts';
import { narrowingOf, withoutOwnOfClient } from './narrowing.ts';

/**
 * The address after a choice of client, dates or dashboard settings, for users who keep their filters: earlier filters
 * stay, unless the choice replaces them. Accounts and tracking numbers do not follow to another client.
 */
export function withKeptFilters(before: AnalysisSearch, chosen: AnalysisSearch): AnalysisSearch {
  const narrowing = narrowingOf(before);
  return { ...(chosen.client === before.client ? narrowing : withoutOwnOfClient(narrowing)), ...chosen };
}
