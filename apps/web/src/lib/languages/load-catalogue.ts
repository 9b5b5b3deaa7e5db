import { english, type LanguageCode } from './languages.ts';

type Catalogue = Readonly<Record<string, string>>;

type Areas = Readonly<Record<string, Catalogue>>;

/** Each language is one file of the build, loaded when somebody chooses it. */
const catalogues: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<{ readonly default: Areas }>>> = {
  zh: () => import('./catalogues/zh.ts'),
  es: () => import('./catalogues/es.ts'),
  fr: () => import('./catalogues/fr.ts'),
  it: () => import('./catalogues/it.ts'),
  ar: () => import('./catalogues/ar.ts'),
};

/** A sentence of the server with values in it, and how to know it. */
interface Template {
  readonly key: string;
  readonly pattern: RegExp;
  /** What its values are called, in their order. */
  readonly names: readonly string[];
}

const templates = new Map<LanguageCode, readonly Template[]>();

/** The translations of a language by their English texts. */
export async function loadCatalogue(code: LanguageCode): Promise<Catalogue> {
  if (code === english.code) return {};
  const { default: areas } = await catalogues[code]();
  templates.set(code, readTemplates(Object.keys(areas[`./${code}/server.json`] ?? {})));
  return Object.assign({}, ...Object.values(areas));
}

/** The server's sentences that hold values, of a language that is loaded; those that say most first. */
export const templatesOf = (code: LanguageCode): readonly Template[] => templates.get(code) ?? [];

/** What sentences with values look like. */
export function readTemplates(keys: readonly string[]): readonly Template[] {
  const words = (key: string) => key.replaceAll(placeholder, '').length;
  return keys
    .filter((key) => key.includes('{{'))
    .toSorted((one, other) => words(other) - words(one))
    .map((key) => ({
      key,
      pattern: new RegExp(`^${key.split(placeholder).map(literally).join('([^]+?)')}$`),
      names: [...key.matchAll(placeholder)].map(([written]) => written.slice(2, -2)),
    }));
}

const literally = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const placeholder = /\{\{\w+\}\}/g;

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
