import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accountOptions } from '../session/session-queries.ts';
import { settingsOptions } from '../settings/settings.ts';
import { type Preview, previewsKey, readPreviews } from './previews.ts';

/** The previews that are on: those that a user of the beta switched on; for everybody else none. */
export function usePreviews(): ReadonlySet<Preview['name']> {
  const { data: user } = useSuspenseQuery(accountOptions);
  const { data: settings } = useQuery({ ...settingsOptions, enabled: user.betaFlag });
  const saved = user.betaFlag ? settings?.get(previewsKey) : undefined;
  return useMemo(() => readPreviews(saved), [saved]);
}
