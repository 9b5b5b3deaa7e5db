import { readFileSync } from 'node:fs';
import { type WordLanguage, wordLanguages } from '@waybill/model';
import { parse } from 'csv-parse/sync';

const folder = new URL('../../words/', import.meta.url);

/** The subjects of which every language has a file of words. */
export const subjects = [
  'functions',
  'times',
  'sequences',
  'idle',
  'other-things',
  'measures',
  'dimensions',
  'values',
  'place-forms',
  'verbs',
  'dated-verbs',
  'places',
  'shorthand',
  'claims',
  'product',
  'reports',
  'expressions',
] as const;
export type Subject = (typeof subjects)[number];

/** A phrase, what it means in its file, and why it stands there if that is not plain. */
export interface WordRow {
  readonly phrase: string;
  readonly meaning: string;
  readonly note?: string | undefined;
}

/** A holiday, and how its days are found. */
export interface HolidayRow {
  readonly holiday: string;
  /** `12-25`, `4 thursday 11`, `last monday 5`, `easter`, `thanksgiving +1`, or one day of a table: `2026-02-17`. */
  readonly day: string;
}

const kept = new Map<string, readonly WordRow[]>();

/**
 * The words of a language about a subject, in the order of their file, which is read once.
 * @throws where the file is missing or has a row that is none
 */
export function wordsOf(language: WordLanguage, subject: Subject): readonly WordRow[] {
  const name = `${language}/${subject}.csv`;
  const rows = kept.get(name) ?? readWords(name);
  kept.set(name, rows);
  return rows;
}

const grouped = new Map<string, ReadonlyMap<string, readonly WordRow[]>>();

/** The phrases of a language that have a meaning, in the order of their file. */
export function phrasesFor(language: WordLanguage, subject: Subject, meaning: string): readonly string[] {
  const name = `${language}/${subject}`;
  const byMeaning = grouped.get(name) ?? Map.groupBy(wordsOf(language, subject), (row) => row.meaning);
  grouped.set(name, byMeaning);
  return (byMeaning.get(meaning) ?? []).map(({ phrase }) => phrase);
}

/** The rows of all languages, for words that are understood whatever the language of the question. */
export const wordsOfAll = (subject: Subject): readonly WordRow[] =>
  wordLanguages.flatMap((language) => wordsOf(language, subject));

/** The meanings that any language has words for, each once. */
export const meaningsOf = (subject: Subject): readonly string[] => [
  ...new Set(wordsOfAll(subject).map(({ meaning }) => meaning)),
];

const readWords = (name: string): readonly WordRow[] =>
  parse<WordRow>(readFileSync(new URL(name, folder)), {
    columns: true,
    relax_column_count_less: true,
    trim: false,
  });

/** The holidays and their days, the same for all languages. */
export const holidayRows = (): readonly HolidayRow[] =>
  parse<HolidayRow>(readFileSync(new URL('holidays.csv', folder)), { columns: true });

/** What a language has beside its phrases, as it stands in its folder. */
export const textOfWords = (language: WordLanguage, name: string): string =>
  readFileSync(new URL(`${language}/${name}`, folder), 'utf8');
