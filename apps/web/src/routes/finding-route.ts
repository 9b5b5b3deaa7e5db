import { createRoute, type lazyRouteComponent } from '@tanstack/react-router';
import type { PortalPath } from '@waybill/contract';
import { text } from '../lib/languages/text.ts';
import { findingSearch } from '../lib/tables/exceptions-search.ts';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import { assertMayOpen } from './guard.ts';
import { pageRoute } from './page.tsx';

/** The page of a finding, for those who may open the list that it is in. */
export const findingRoute = <const Path extends string>(
  path: Path,
  list: PortalPath,
  component: ReturnType<typeof lazyRouteComponent>,
) =>
  createRoute({
    getParentRoute: () => pageRoute,
    path,
    staticData: { title: text('Finding'), ofClients: true },
    validateSearch: findingSearch,
    loader: ({ context: { queryClient } }) => assertMayOpen(queryClient, list),
    component,
    errorComponent: ErrorScreen,
  });
