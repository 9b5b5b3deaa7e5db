import { readdirSync, readFileSync } from 'node:fs';
import { allDimensions, type WordLanguage, wordLanguages } from '@waybill/model';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { measureNames } from '../src/measures/measures.ts';
import { conceptOf, conceptsOf } from '../src/vocabulary/meaning.ts';
import { normalised } from '../src/vocabulary/normalise.ts';
import { expression } from '../src/words/expressions.ts';
import { meaningsOf, type Subject, subjects, wordsOf } from '../src/words/word-files.ts';
import { readingOf } from './reader.ts';

const words = new URL('../words/', import.meta.url);
const source = new URL('../src/', import.meta.url);
const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(name, words), 'utf8').trimEnd().split('\n').slice(1);
const rowOf = (...cells: readonly string[]): string =>
  cells.map((cell) => (/[",]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');

/** Subjects whose phrases mean what the phrases of other languages mean; the others, and holidays, are a language's own. */
const shared = subjects.filter((subject) => !['sequences', 'other-things', 'shorthand', 'places'].includes(subject));
const everyFile = wordLanguages.flatMap((language) => subjects.map((subject) => [language, subject] as const));

describe('the words of every language', () => {
  it('are in one folder with the same files', () => {
    const files = wordLanguages.map((language) => readdirSync(new URL(language, words)).toSorted());
    const expected = [
      ...subjects.map((subject) => `${subject}.csv`),
      'asides.json',
      'beyond-invoices.json',
      'sentences.json',
    ].toSorted();
    expect(files.map((each) => each.filter((file) => file !== 'explanations.json'))).toEqual(files.map(() => expected));
  });

  it.each(everyFile)('are phrases with a meaning, each once: %s/%s', (language, subject) => {
    const rows: string[][] = parse(readFileSync(new URL(`${language}/${subject}.csv`, words)), {
      relax_column_count_less: true,
    });
    expect(rows[0]).toEqual(['phrase', 'meaning', 'note']);
    const pairs = rows.slice(1).map(([phrase = '', meaning = '']) => `${phrase} → ${meaning}`);
    expect(pairs.filter((pair) => /^\s*→|→\s*$/u.test(pair))).toEqual([]);
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  });

  it.each(['functions', 'times', 'sequences'] as const)('mean something that the assistant knows: %s', (subject) => {
    expect(meaningsOf(subject).flatMap(conceptsOf).length).toBeGreaterThan(0);
    expect(() => conceptsOf('by unit:decade')).toThrow('unit:decade');
  });

  it.each(['measures', 'dimensions', 'values'] as const)('name what there is: %s', (subject) => {
    const kinds = new Set(meaningsOf(subject).map((meaning) => conceptOf(meaning).kind));
    expect([...kinds].every((kind) => ['measure', 'dimension', 'value', 'column'].includes(kind))).toBe(true);
  });

  it('name every figure and every dimension in English', () => {
    const named = new Set([...wordsOf('en', 'measures'), ...wordsOf('en', 'dimensions')].map(({ meaning }) => meaning));
    const all = [
      ...measureNames.map((name) => `measure:${name}`),
      ...allDimensions.map(({ name }) => `dimension:${name}`),
    ];
    expect(all.filter((meaning) => !named.has(meaning))).toEqual([]);
  });

  it('have a phrase for every meaning, or are listed in missing.csv', () => {
    const missing = wordLanguages.flatMap((language) =>
      shared.flatMap((subject) => {
        const known = new Set(wordsOf(language, subject).map(({ meaning }) => meaning));
        return meaningsOf(subject)
          .filter((meaning) => !known.has(meaning) && !meaning.startsWith('holiday:'))
          .map((meaning) => rowOf(language, subject, meaning));
      }),
    );
    expect(missing.toSorted()).toEqual([...linesOf('missing.csv')].toSorted());
  });

  it('give no phrase two meanings in one file, or are listed in ambiguous.csv', () => {
    const ambiguous = everyFile.flatMap(([language, subject]) => ambiguousIn(language, subject));
    expect(ambiguous.toSorted()).toEqual([...linesOf('ambiguous.csv')].toSorted());
  });
});

/** Expressions with the same phrase are asked in different places. */
function ambiguousIn(language: WordLanguage, subject: Subject): readonly string[] {
  if (subject === 'expressions') return [];
  const byPhrase = Map.groupBy(wordsOf(language, subject), ({ phrase }) => normalised(phrase));
  return [...byPhrase].flatMap(([phrase, rows]) => {
    const meanings = [...new Set(rows.map(({ meaning }) => meaning))];
    return meanings.length === 1 ? [] : [rowOf(language, subject, phrase, meanings.join(' / '))];
  });
}

describe('expressions', () => {
  it('are what the sources ask for, and no others', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const asked = files.flatMap((file) => {
      const text = readFileSync(new URL(file, source), 'utf8');
      return [...text.matchAll(/expression\('([^']+)'/gu)].map(([, name]) => name);
    });
    expect([...new Set(asked)].toSorted()).toEqual([...meaningsOf('expressions')].toSorted());
  });

  it('are whole texts, words or parts of words, with brackets for choices', () => {
    expect(expression('cheaper-than').test('mas barato que')).toBe(true);
    expect(expression('cheaper-than').test('mucho mas barato que')).toBe(false);
    expect(expression('together').test('UPS and FedEx combined last month')).toBe(true);
    expect(expression('together').test('uncombined')).toBe(false);
    expect(expression('package-stem').test('subpackages')).toBe(true);
    expect(expression('customers').test('customer')).toBe(true);
    expect(() => expression('no such name')).toThrow('no such name');
  });
});

describe('verbs that date a question', () => {
  it.each([
    ['en', 'spend on parcels that left our warehouse in September'],
    ['en', 'packages we handed off last week'],
    ['es', 'paquetes que salieron en octubre'],
    ['fr', 'colis partis en octobre'],
    ['it', 'pacchi partiti in ottobre'],
    ['zh', '上个月出库的包裹'],
  ] as const)('mean the ship date: %s %s', (language, question) => {
    expect(readingOf(question, { language }).time.field).toBe('pickup_date');
  });
});
