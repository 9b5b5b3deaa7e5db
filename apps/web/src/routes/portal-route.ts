import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router';
import type { PortalPath } from '@waybill/contract';
import type { ComponentType } from 'react';
import { text } from '../lib/languages/text.ts';
import { entryAt } from '../lib/menu/menu-entries.ts';
import { findingSearch } from '../lib/tables/exceptions-search.ts';
import { tableSearch } from '../lib/tables/table-search.ts';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import { assertMayOpen } from './guard.ts';
import { pageRoute } from './page.tsx';

/** Loads a page, which its module exports under this name. */
type Load<Name extends string> = () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>;

/** A page for those who may open `entry` of the menu. */
const guarded = <Name extends string>(entry: PortalPath, load: Load<Name>, name: Name) => ({
  getParentRoute: () => pageRoute,
  loader: ({ context: { queryClient } }: { context: { queryClient: QueryClient } }) =>
    assertMayOpen(queryClient, entry),
  component: lazyRouteComponent(load, name),
  errorComponent: ErrorScreen,
});

/** The route of a page of the menu whose address keeps something of its own. */
export const searchedRoute = <const Path extends PortalPath, Name extends string, Search extends object>(
  path: Path,
  load: Load<Name>,
  name: Name,
  validateSearch: (address: unknown) => Search,
  staticData: StaticDataRouteOption = {},
) =>
  createRoute({
    ...guarded(path, load, name),
    path,
    staticData: { title: entryAt(path)?.label ?? '', ...staticData },
    validateSearch,
  });

/** The route of a page of the menu with a table. */
export const portalRoute = <const Path extends PortalPath, Name extends string>(
  path: Path,
  load: Load<Name>,
  name: Name,
  staticData: StaticDataRouteOption = {},
) => searchedRoute(path, load, name, tableSearch, staticData);

/** The route of a page that is reached from `entry` of the menu. */
export const innerRoute = <const Path extends string, Name extends string>(
  path: Path,
  title: string,
  entry: PortalPath,
  load: Load<Name>,
  name: Name,
) => createRoute({ ...guarded(entry, load, name), path, staticData: { title } });

/** The route of a finding, for those who may open the list that it is in. */
export const findingRoute = <const Path extends string, Name extends string>(
  path: Path,
  list: PortalPath,
  load: Load<Name>,
  name: Name,
) =>
  createRoute({
    ...guarded(list, load, name),
    path,
    staticData: { title: text('Finding'), ofClients: true },
    validateSearch: findingSearch,
  });
