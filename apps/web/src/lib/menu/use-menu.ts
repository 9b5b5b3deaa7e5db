import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePreviews } from '../beta/use-previews.ts';
import { accountOptions } from '../session/session-queries.ts';
import { menuOf, type ShownArea } from './menu-entries.ts';
import { shellSettingsOptions } from './shell-settings.ts';

/** The menu of the signed-in user. */
export function useMenu(): readonly ShownArea[] {
  const { routesByPath } = useRouter();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { data: shell } = useQuery(shellSettingsOptions);
  const previews = usePreviews();
  return useMemo(
    () => menuOf(user, { hasPage: (path) => path in routesByPath, applications: shell?.applications ?? {}, previews }),
    [user, shell, routesByPath, previews],
  );
}
