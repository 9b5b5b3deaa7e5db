import { languageOf } from '@waybill/model';

type Catalogue = Readonly<Record<string, string>>;

type Areas = Readonly<Record<string, Catalogue>>;

/** Each language is one file of the build with its texts and its calendar, loaded when somebody chooses it. */
const catalogues = import.meta.glob<Areas>('./catalogues/*.ts', { import: 'default' });

/** A sentence of the server with values in it, and how to know it. */
interface Template {
  readonly key: string;
  readonly pattern: RegExp;
  /** What its values are called, in their order. */
  readonly names: readonly string[];
}

const templates = new Map<string, readonly Template[]>();

/** The translations of a language by their English texts, and its calendar; of English, the further plural forms. */
export async function loadCatalogue(code: string): Promise<Catalogue> {
  const load = catalogues[`./catalogues/${code}.ts`];
  if (load === undefined) throw new Error(`There are no texts of the language ${code}: add catalogues/${code}.ts.`);
  const areas = await load();
  templates.set(code, readTemplates(Object.keys(areas[`./${code}/server.json`] ?? {})));
  return Object.assign({}, ...Object.values(areas));
}

/** The server's sentences that hold values, of a language that is loaded; those that say most first. */
export const templatesOf = (code: string): readonly Template[] => templates.get(code) ?? [];

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

/** The name of a language in the library of the calendars. */
export function calendarLocale(code: string): string {
  return languageOf(code).calendar ?? code;
}
