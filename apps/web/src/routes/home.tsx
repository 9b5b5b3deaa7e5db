import { createRoute, redirect } from '@tanstack/react-router';
import { text } from '../lib/languages/text.ts';
import { firstEntry } from '../lib/menu/menu-entries.ts';
import { shellSettingsOptions } from '../lib/menu/shell-settings.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { pageRoute } from './page.tsx';

/**
 * The first page of the menu that the user may open, one of a separate application by a full page load (S3 section
 * 2.1); without any the profile, which says so.
 */
export const homeRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/',
  staticData: { title: text('Home') },
  loader: async ({ context: { queryClient, hasPage } }) => {
    const user = await queryClient.ensureQueryData(accountOptions);
    const { applications } = await queryClient.ensureQueryData(shellSettingsOptions);
    const entry = firstEntry(user, { hasPage, applications });
    if (entry?.address !== undefined) throw redirect({ href: entry.address, reloadDocument: true, replace: true });
    throw redirect({ to: entry?.path ?? '/profile', replace: true });
  },
});
