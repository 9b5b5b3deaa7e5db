import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { text } from '../lib/languages/text.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { assertMayOpen } from './guard.ts';
import { pageRoute } from './page.tsx';

/** What administrators decide for all users: maintenance and announcements (S3 sections 2.1 and 2.4). */
export const settingsRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/settings',
  staticData: { title: text('Settings') },
  loader: ({ context: { queryClient } }) => assertMayOpen(queryClient, '/settings'),
  component: lazyRouteComponent(() => import('../features/live/settings/settings-page.tsx'), 'SettingsPage'),
  errorComponent: ErrorScreen,
});
