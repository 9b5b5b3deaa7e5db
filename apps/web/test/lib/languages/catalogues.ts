import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages } from '@waybill/model';

const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'lib', 'languages', 'catalogues');
const names = join(import.meta.dirname, '..', '..', '..', '..', '..', 'packages', 'model', 'src', 'names');

/** Which plural forms a language needs beside the one for all other numbers: those of whole numbers up to a thousand. */
function pluralForms(code: string): readonly string[] {
  const rules = new Intl.PluralRules(code);
  const forms = new Set(Array.from({ length: 1_001 }, (_, count) => rules.select(count)));
  return [...forms].filter((form) => form !== 'other');
}

export const translated = languages.map(({ code }) => code).filter((code) => code !== 'en');

/** A language's catalogue by area of the product, and the names that the model has for the assistant too. */
export function areasOf(code: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const files = readdirSync(join(folder, code))
    .toSorted()
    .map((name) => join(folder, code, name));
  return new Map(
    [...files, join(names, `${code}.json`)].map((file) => [basename(file), JSON.parse(readFileSync(file, 'utf8'))]),
  );
}

/** A whole catalogue. */
export function catalogueOf(code: string): ReadonlyMap<string, string> {
  return new Map([...areasOf(code).values()].flatMap((area) => Object.entries(area)));
}

/** The keys that a text needs in a language: itself, and its plural forms where it counts something. */
export function neededKeys(key: string, code: string): readonly string[] {
  return /\{\{count\b/.test(key) ? [key, ...pluralForms(code).map((form) => `${key}_${form}`)] : [key];
}
