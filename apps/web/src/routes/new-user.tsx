import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { text } from '../lib/languages/text.ts';
import { mayOpen } from '../lib/menu/may-open.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { pageRoute } from './page.tsx';

/** The form of a new user: on the page of users, or alone for who may not see that (S3 section 2.2). */
export const newUserRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/usersNew',
  staticData: { title: text('New user') },
  loader: async ({ context: { queryClient } }) => {
    const { permissions } = await queryClient.ensureQueryData(accountOptions);
    if (!mayOpen(['USER_ADD'], permissions)) throw notFound();
    if (mayOpen(['USER_VIEW'], permissions)) throw redirect({ to: '/users', search: { open: 'new' }, replace: true });
  },
  component: lazyRouteComponent(() => import('../features/administration/users/new-user-page.tsx'), 'NewUserPage'),
  errorComponent: ErrorScreen,
});
