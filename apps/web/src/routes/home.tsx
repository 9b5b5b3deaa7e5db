import { createRoute, redirect } from '@tanstack/react-router';
import { configurableDashboard } from '@waybill/model';
import { text } from '../lib/languages/text.ts';
import { mayOpen } from '../lib/menu/may-open.ts';
import { firstEntry } from '../lib/menu/menu-entries.ts';
import { isGuest } from '../lib/menu/menu-entry.ts';
import { shellSettingsOptions } from '../lib/menu/shell-settings.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { pageRoute } from './page.tsx';

/**
 * The first page of the menu that the user may open, one of a separate application by a full page load; for a guest the
 * configurable dashboard (S3 section 2.1); without any the profile, which says so.
 */
export const homeRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/',
  staticData: { title: text('Home') },
  loader: async ({ context: { queryClient, hasPage } }) => {
    const user = await queryClient.ensureQueryData(accountOptions);
    if (isGuest(user.permissions) && mayOpen(configurableDashboard.permissions, user.permissions)) {
      throw redirect({ to: '/dashboards', replace: true });
    }
    const { applications } = await queryClient.ensureQueryData(shellSettingsOptions);
    const entry = firstEntry(user, { hasPage, applications });
    if (entry?.address !== undefined) throw redirect({ href: entry.address, reloadDocument: true, replace: true });
    throw redirect({ to: entry?.path ?? '/profile', replace: true });
  },
});
