import { localStorageColorSchemeManager, type MantineColorScheme } from '@mantine/core';

/** The same key is read by `public/color-scheme.js` before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'waybill.colorScheme' });

const themeKey = 'theme';
const systemKey = 'osTheme';

/** How a choice is saved: a theme type (`semidark` is light) or the OS flag (S3 section 4.7). */
export function savedThemeOf(scheme: MantineColorScheme) {
  if (scheme === 'auto') return { filter_key: systemKey, filter_value: 'true' };
  const theme = { filter_key: themeKey, filter_value: scheme === 'dark' ? 'dark' : 'semidark' };
  return { ...theme, osfilter_key: systemKey, osfilter_value: 'false' };
}

/** The choice among a user's saved settings; undefined if none was made. */
export function schemeOfSaved(settings: ReadonlyMap<string, string>): MantineColorScheme | undefined {
  if (settings.get(systemKey) === 'true') return 'auto';
  const theme = settings.get(themeKey);
  if (theme === undefined) return undefined;
  return theme === 'dark' ? 'dark' : 'light';
}
