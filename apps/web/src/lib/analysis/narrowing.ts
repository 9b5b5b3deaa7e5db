import { type FilterDimensionName, filterDimensionNames, findFilterDimension } from '@waybill/model';
import type { AnalysisSearch } from './analysis-search.ts';

const ofAllPages = ['carriers', 'divisions', 'groups', 'accounts', 'currency', 'include'] as const;
const parameters = [...filterDimensionNames, ...ofAllPages, 'tracking'] as const;

/** Everything in an address that narrows the figures of a client and its dates, or widens them. */
export type Narrowing = Pick<AnalysisSearch, (typeof parameters)[number]>;

export function narrowingOf(search: Narrowing): Narrowing {
  return only(search, () => true);
}

/** What narrowed before and does not any more. */
export function droppedBy(before: Narrowing, after: Narrowing): Narrowing {
  return only(before, (name) => after[name] === undefined);
}

/** Without the accounts and tracking numbers, which belong to one client. */
export function withoutOwnOfClient(search: Narrowing): Narrowing {
  return only(search, (name) => !belongsToClient(name));
}

/** What a page can be narrowed by, of everything that narrows. */
export function offeredOf(search: Narrowing, offered: readonly FilterDimensionName[]): Narrowing {
  return only(search, (name) => !isPageFilter(name) || offered.includes(name));
}

export function isEmptyNarrowing(search: Narrowing): boolean {
  return parameters.every((name) => search[name] === undefined);
}

type Name = (typeof parameters)[number];

function only(search: Narrowing, isWanted: (name: Name) => boolean): Narrowing {
  return Object.fromEntries(
    parameters.flatMap((name) => (search[name] !== undefined && isWanted(name) ? [[name, search[name]]] : [])),
  );
}

function belongsToClient(name: Name): boolean {
  if (isPageFilter(name)) return findFilterDimension(name)?.clientSpecific === true;
  return name === 'divisions' || name === 'groups' || name === 'accounts' || name === 'tracking';
}

function isPageFilter(name: Name): name is FilterDimensionName {
  return filterDimensionNames.some((filter) => filter === name);
}
