import { english, type LanguageCode } from './languages.ts';

type Catalogue = Readonly<Record<string, string>>;

/** One file for each language and area of the product, loaded when somebody chooses the language. */
const files = import.meta.glob<Catalogue>('./catalogues/*/*.json', { import: 'default' });

/** The translations of a language by their English texts. */
export async function loadCatalogue(code: LanguageCode): Promise<Catalogue> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./catalogues/${code}/`));
  const parts = await Promise.all(own.map(([, load]) => load()));
  return Object.assign({}, ...parts);
}

/** Loads what the calendars need of a language; English is built in. */
export async function loadCalendar(code: LanguageCode): Promise<void> {
  if (code !== english.code) await calendars[code]();
}

/** The name of a language in the library of the calendars. */
export function calendarLocale(code: LanguageCode): string {
  return code === 'zh' ? 'zh-cn' : code;
}

const calendars: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<unknown>>> = {
  zh: () => import('dayjs/locale/zh-cn'),
  es: () => import('dayjs/locale/es'),
  fr: () => import('dayjs/locale/fr'),
  it: () => import('dayjs/locale/it'),
  ar: () => import('dayjs/locale/ar'),
};
