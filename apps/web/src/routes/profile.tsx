import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { text } from '../lib/languages/text.ts';
import { pageRoute } from './page.tsx';

/** Own data and saved filter sets; open to every signed-in user. */
export const profileRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/profile',
  staticData: { title: text('Profile') },
  component: lazyRouteComponent(() => import('../features/identity/profile/profile-page.tsx'), 'ProfilePage'),
});
