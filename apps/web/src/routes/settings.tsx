import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { text } from '../lib/languages/text.ts';
import { mayOpen } from '../lib/menu/may-open.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { pageRoute } from './page.tsx';

/** What administrators decide for all users: maintenance and announcements (S3 sections 2.1 and 2.4). */
export const settingsRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/settings',
  staticData: { title: text('Settings') },
  loader: async ({ context: { queryClient } }) => {
    const { permissions } = await queryClient.ensureQueryData(accountOptions);
    if (!mayOpen(['SETTINGS_ADMIN'], permissions)) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/administration/settings/settings-page.tsx'), 'SettingsPage'),
  errorComponent: ErrorScreen,
});
