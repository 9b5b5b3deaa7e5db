import { createRoute, type lazyRouteComponent, type StaticDataRouteOption } from '@tanstack/react-router';
import type { PortalPath } from '@waybill/contract';
import { entryAt } from '../lib/menu/menu-entries.ts';
import { tableSearch } from '../lib/tables/table-search.ts';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import { assertMayOpen } from './guard.ts';
import { pageRoute } from './page.tsx';

type Component = ReturnType<typeof lazyRouteComponent>;

/** The route of a page of the menu whose address keeps something of its own. */
export function searchedRoute<const Path extends PortalPath, Search extends object>(
  path: Path,
  component: Component,
  validateSearch: (address: unknown) => Search,
  staticData: StaticDataRouteOption = {},
) {
  return createRoute({
    getParentRoute: () => pageRoute,
    path,
    staticData: { title: entryAt(path)?.label ?? '', ...staticData },
    validateSearch,
    loader: ({ context: { queryClient } }) => assertMayOpen(queryClient, path),
    component,
    errorComponent: ErrorScreen,
  });
}

/** The route of a page of the menu with a table. */
export const portalRoute = <const Path extends PortalPath>(
  path: Path,
  component: Component,
  staticData: StaticDataRouteOption = {},
) => searchedRoute(path, component, tableSearch, staticData);
