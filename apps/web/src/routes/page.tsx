import { createRoute, notFound, Outlet } from '@tanstack/react-router';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';
import { shellRoute } from './shell.tsx';

/** The parent of every page: what is not found shows in the frame, menu and header stay (S3 section 2.2). */
export const pageRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'page',
  component: Outlet,
  notFoundComponent: NotFoundScreen,
});

/** Every address that is no page; like all others it needs a token (S3 section 2.1). */
export const missingPageRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '$',
  beforeLoad: () => {
    throw notFound();
  },
});
