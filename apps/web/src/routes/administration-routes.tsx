import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { type AdministrationPath, administrationEntries } from '../lib/menu/administration-entries.ts';
import { mayOpen } from '../lib/menu/may-open.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { tableSearch } from '../lib/tables/table-search.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { shellRoute } from './shell.tsx';

type Component = ReturnType<typeof lazyRouteComponent>;

/** The route of an administration page; menu and guard read the same permissions. */
function administrationRoute<Path extends AdministrationPath>(path: Path, component: Component) {
  const entry = administrationEntries.find((each) => each.path === path);
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: { title: entry?.label ?? '' },
    validateSearch: tableSearch,
    loader: async ({ context: { queryClient } }) => {
      const { permissions } = await queryClient.ensureQueryData(accountOptions);
      if (!mayOpen(entry?.permissions ?? [], permissions)) throw notFound();
    },
    component,
    errorComponent: ErrorScreen,
  });
}

export const administrationRoutes = [
  administrationRoute(
    '/users',
    lazyRouteComponent(() => import('../features/administration/users/users-page.tsx'), 'UsersPage'),
  ),
  administrationRoute(
    '/audit_log',
    lazyRouteComponent(() => import('../features/administration/audit/audit-page.tsx'), 'AuditPage'),
  ),
] as const;
