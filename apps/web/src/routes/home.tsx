import { createRoute, redirect } from '@tanstack/react-router';
import { text } from '../lib/languages/text.ts';
import { firstEntry } from '../lib/menu/menu-entries.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { NothingHereScreen } from '../ui/nothing-here-screen.tsx';
import { shellRoute } from './shell.tsx';

/** The first page of the menu that the user may open; without one a screen that says so. */
export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  staticData: { title: text('Home') },
  loader: async ({ context: { queryClient, hasPage } }) => {
    const user = await queryClient.ensureQueryData(accountOptions);
    const entry = firstEntry(user, hasPage);
    if (entry !== undefined) throw redirect({ to: entry.path, replace: true });
  },
  component: NothingHereScreen,
});
