import type { DateFilter, Page, ViewSearch } from '@waybill/model';
import { analysisSearch } from '../analysis/analysis-search.ts';
import { comparisonSearch } from '../analysis/page-search.ts';
import { searchOfDays } from '../analysis/search-parts.ts';
import { viewSearch } from '../analysis/view-search.ts';
import { parseSearch, stringifySearch } from '../search-codec.ts';

interface Shown {
  readonly page: Page;
  readonly clientId: number;
  readonly dates: DateFilter;
}

/**
 * What an address says about its page, without the grid and the shipment that may be open over it. Dates stay as they
 * were chosen, so that 'Previous Quarter' stays relative, unless fixed dates are wanted.
 */
export function viewOfAddress(address: object, { page, clientId, dates }: Shown, isFixed: boolean): ViewSearch {
  const { tab, fact, ...search } = { ...analysisSearch(address), client: clientId };
  const { set } = page.name === 'comparison' ? comparisonSearch(address) : {};
  const analysis = page.tabs.find(({ name }) => name === tab) ?? page;
  const whole = {
    ...(isFixed ? searchOfDays(search, dates) : withoutUnusedDates(search)),
    tab: page.tabs.find(({ name }) => name === tab)?.name,
    fact: [...analysis.facts, ...(analysis.factsBehind ?? [])].find(({ key }) => key === fact)?.key,
    ...viewSearch(address),
    set,
  };
  return parseSearch(stringifySearch(whole));
}

/** If an address gives its dates in several ways, the page follows only one of them. */
function withoutUnusedDates<Search extends ReturnType<typeof analysisSearch>>(search: Search): Search {
  const { period, last, from, to } = search;
  if (period !== undefined) return { ...search, last: undefined, from: undefined, to: undefined };
  if (last !== undefined) return { ...search, from: undefined, to: undefined };
  const isRange = from !== undefined && to !== undefined && from <= to;
  return isRange ? search : { ...search, from: undefined, to: undefined };
}
