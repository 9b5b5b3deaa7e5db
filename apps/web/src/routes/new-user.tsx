import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import { text } from '../lib/languages/text.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { assertMayOpen } from './guard.ts';
import { pageRoute } from './page.tsx';

/** The form of a new user: on the page of users, or alone for those who may not see that (S3 section 2.2). */
export const newUserRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/usersNew',
  staticData: { title: text('New user') },
  loader: async ({ context: { queryClient } }) => {
    await assertMayOpen(queryClient, '/usersNew');
    const user = await queryClient.ensureQueryData(accountOptions);
    if (mayOpenPage('/users', user)) throw redirect({ to: '/users', search: { open: 'new' }, replace: true });
  },
  component: lazyRouteComponent(() => import('../features/identity/users/new-user-page.tsx'), 'NewUserPage'),
  errorComponent: ErrorScreen,
});
