import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Language, languageOf } from '@waybill/model';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showLanguage } from '../languages/start-languages.ts';
import { storedSession } from '../signed-in/session-store.ts';
import { saveSetting, settingsOptions } from './settings.ts';

const settingKey = 'language';

/** The language of the page and the way to change it: kept in this browser, and on the server for signed-in users. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (language: Language) => {
      if (storedSession() !== undefined) {
        await saveSetting(queryClient, { filter_key: settingKey, filter_value: language.code });
      }
      await showLanguage(language);
    },
  });
  return { language: languageOf(i18n.language), choose: mutate };
}

/** Shows the page in the language that the user saved on another machine. */
export function useSavedLanguage(): void {
  const { data } = useQuery(settingsOptions);
  const saved = data?.get(settingKey);
  useEffect(() => {
    if (saved !== undefined) void showLanguage(languageOf(saved)).catch(() => undefined);
  }, [saved]);
}
