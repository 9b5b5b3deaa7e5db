import { createRoute, redirect } from '@tanstack/react-router';
import { shellRoute } from './shell.tsx';

/** The address of the specification for a new user: the form on the page of users (S3 section 2.2). */
export const newUserRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/usersNew',
  beforeLoad: () => {
    throw redirect({ to: '/users', search: { open: 'new' }, replace: true });
  },
});
