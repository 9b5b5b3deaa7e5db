import { continents, parcelCarriers, type WordLanguage } from '@waybill/model';
import type { DimensionName } from '../reading/reading.ts';
import type { Concept, Entry } from './concept.ts';
import { LanguageBook, valueConcept } from './language-book.ts';
import { normalised } from './normalise.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { isSameMeaning, PhraseBook } from './phrase-book.ts';
import { placesNamed } from './places.ts';
import type { ScopedValues } from './scoped-values.ts';
import { correctionIn, isPluralOf, looselyNear } from './spelling.ts';
import { tokenise } from './tokenise.ts';

const mostNear = 2;

/** The words of each language, which are the same for everybody and made once. */
const languageBooks = new Map<WordLanguage, LanguageBook>();

/** Everything that a user's questions in one language may name: the words of the language, and the user's own names. */
export class Lexicon {
  readonly language: WordLanguage;
  readonly #words: LanguageBook;
  readonly #names: PhraseBook;
  readonly #sorted = new Map<string, readonly Entry[]>();

  constructor(language: WordLanguage, names: PhraseBook) {
    this.language = language;
    this.#words = languageBooks.get(language) ?? new LanguageBook(language);
    languageBooks.set(language, this.#words);
    this.#names = names;
  }

  /** The phrases that begin with a word, the longest first. */
  startingWith(word: string): readonly Entry[] {
    const kept = this.#sorted.get(word);
    if (kept !== undefined) return kept;
    const [common, named] = [this.#words.startingWith(word), this.#names.startingWith(word)];
    if (common === undefined && named === undefined) return [];
    const entries = new Map([...(common ?? []), ...(named ?? [])]);
    for (const [key, entry] of named ?? []) {
      const before = common?.get(key);
      if (before !== undefined) entries.set(key, withMeaningsOf(before, entry));
    }
    const sorted = [...entries.values()].toSorted((one, other) => other.tokens.length - one.tokens.length);
    this.#sorted.set(word, sorted);
    return sorted;
  }

  /** Whether one of the user's own names stands among the words. */
  namesWithin(words: readonly string[]): boolean {
    return words.some((word, place) =>
      [...(this.#names.startingWith(word)?.values() ?? [])].some(({ tokens }) =>
        tokens.every((token, index) => words[place + index] === token),
      ),
    );
  }

  knows(word: string): boolean {
    return this.#words.knows(word) || this.#names.knows(word);
  }

  /** The only known word that a misspelled one was meant to be. */
  correction(word: string): string | undefined {
    const indexes = [this.#words.spelling, this.#names.spelling];
    return correctionIn(indexes, word, ordinaryWords(this.language), (one, other) => this.#areTheSame(one, other));
  }

  /** Known words that an unknown one is near to, one letter farther than what is corrected by itself. */
  nearest(word: string): readonly string[] {
    return this.knows(word) ? [] : looselyNear([this.#words.spelling, this.#names.spelling], word).slice(0, mostNear);
  }

  /** A word and its plural, or two words that have a meaning in common by themselves. */
  #areTheSame(one: string, other: string): boolean {
    if (isPluralOf(one, other)) return true;
    const [meanings, ofOther] = [one, other].map((word) =>
      this.startingWith(word).find(({ tokens }) => tokens.length === 1),
    );
    return meanings?.meanings.some((one) => ofOther?.meanings.some((each) => isSameMeaning(one, each))) === true;
  }

  /** Names that begin like a text, for completing what is typed. */
  completions(text: string, most: number): readonly string[] {
    const [start = ''] = tokenise(text).map((token) => token.text);
    return start.length > 2 ? this.#namesFrom(start).slice(0, most) : [];
  }

  /** All names that can be asked for, in the order of the alphabet. */
  names(): readonly string[] {
    return this.#namesFrom('');
  }

  #namesFrom(start: string): readonly string[] {
    const firstWords = new Set([...this.#words.firstWords(), ...this.#names.firstWords()]);
    const found = [...firstWords].filter((first) => first.startsWith(start));
    const phrases = found.flatMap((first) =>
      this.startingWith(first)
        .filter(({ meanings }) => meanings.some(([concept]) => isName(concept)))
        .map(({ tokens }) => tokens),
    );
    const isHan = this.language === 'zh';
    return [...new Set(phrases.map((tokens) => tokens.join(isHan ? '' : ' ')))].toSorted();
  }
}

/** A phrase that the language and the user's names both have; what is only noise in the language is the name. */
function withMeaningsOf(common: Entry, named: Entry): Entry {
  if (common.meanings.every(([concept]) => concept?.kind === 'noise')) return named;
  const added = named.meanings.filter((meaning) => !common.meanings.some((each) => isSameMeaning(each, meaning)));
  return { tokens: common.tokens, meanings: [...common.meanings, ...added] };
}

/** The names that one user may use, whatever the language. */
export function namesOf({ clients, values }: ScopedValues): PhraseBook {
  const book = new PhraseBook();
  for (const [dimension, names] of Object.entries(values)) {
    if (unnamed.has(dimension)) continue;
    for (const name of names) {
      if (/^other$/i.test(name) || name === '') continue;
      book.add(name, [valueConcept(dimension as DimensionName, name)]);
    }
  }
  for (const { id, name } of clients) book.add(name, [valueConcept('client', String(id))]);
  for (const [name, spelled] of citiesIn(values)) {
    const city: Concept = { kind: 'value', dimension: 'city', values: spelled };
    for (const phrase of [name, `${name} city`, `city of ${name}`]) book.addAsSpelled(phrase, [city]);
  }
  for (const [continent, names] of placesNamed('continent')) {
    const within = (values.country ?? []).filter((code) => continents[continent]?.includes(code));
    if (within.length === 0) continue;
    for (const name of names) book.add(name, [{ kind: 'value', dimension: 'country', values: within }]);
  }
  const carriers = new Set([...(values.carrier_name ?? []), ...parcelCarriers.map(({ name }) => name)]);
  const ofDhl = [...carriers].filter((name) => name.startsWith('DHL'));
  book.add('dhl', [{ kind: 'value', dimension: 'carrier_name', values: ofDhl }]);
  return book;
}

function isName(concept: Concept | undefined): boolean {
  return concept?.kind === 'measure' || concept?.kind === 'dimension' || concept?.kind === 'value';
}

/** Dimensions whose names are known otherwise. */
const unnamed: ReadonlySet<string> = new Set(['country', 'sender_country', 'zone', 'city', 'sender_city']);

const shortestCity = 3;

/** Cities by their names as they are compared, with every way in which invoices write them. */
function citiesIn({ city = [], sender_city = [] }: ScopedValues['values']): ReadonlyMap<string, readonly string[]> {
  const written = [...new Set([...city, ...sender_city])].filter(
    (name) => name.length >= shortestCity && !/\d/.test(name),
  );
  return Map.groupBy(written, (name) => normalised(name));
}
