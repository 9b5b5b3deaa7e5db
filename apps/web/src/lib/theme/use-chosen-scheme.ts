import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveSetting, settingsOptions } from '../settings/settings.ts';
import { savedThemeOf, schemeOfSaved } from './color-scheme.ts';

/** The user's colour scheme: saved at the server and applied once it is; a failure is swallowed (S3 sections 4.7 and 8). */
export function useChosenScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (scheme: MantineColorScheme) => saveSetting(queryClient, savedThemeOf(scheme)),
    onSuccess: (_, scheme) => setColorScheme(scheme),
  });
  return { colorScheme, choose: mutate };
}

/** Applies the scheme that the user saved on another machine. */
export function useSavedScheme(): void {
  const { setColorScheme } = useMantineColorScheme();
  const { data } = useQuery(settingsOptions);
  const saved = data && schemeOfSaved(data);
  useEffect(() => {
    if (saved !== undefined) setColorScheme(saved);
  }, [saved, setColorScheme]);
}
