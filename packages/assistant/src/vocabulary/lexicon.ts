import {
  continents,
  creditTypes,
  dimensionWords,
  measureWords,
  parcelCarriers,
  periodGrains,
  phrasesOf,
  serviceCategories,
  trackingStatuses,
  valueWords,
  type WordLanguage,
  type Words,
} from '@waybill/model';
import { dimensionNames, dimensions } from '../measures/dimensions.ts';
import { measureNames, measures } from '../measures/measures.ts';
import type { DimensionName } from '../reading/reading.ts';
import { type Concept, type Entry, type Intent, intents, type LanguageWords } from './concept.ts';
import { words } from './languages/languages.ts';
import { otherCountryNames, stateNames } from './places.ts';
import type { ScopedValues } from './scoped-values.ts';
import { SpellingIndex } from './spelling.ts';
import { tokenise } from './tokenise.ts';

/** Everything that a user's questions in one language may name, ready to be looked up. */
export class Lexicon {
  readonly language: WordLanguage;
  readonly spelling: SpellingIndex;
  readonly #entries = new Map<string, Map<string, Entry>>();
  readonly #sorted = new Map<string, readonly Entry[]>();
  readonly #tokens = new Set<string>();

  constructor(language: WordLanguage, values: ScopedValues) {
    this.language = language;
    const spoken: readonly WordLanguage[] = language === 'en' ? ['en'] : [language, 'en'];
    this.#addStructure(words[language]);
    this.#addNames(spoken, values);
    this.spelling = new SpellingIndex(this.#tokens);
    this.#addNoise(words[language]);
    for (const [first, entries] of this.#entries) {
      this.#sorted.set(
        first,
        [...entries.values()].toSorted((one, other) => other.tokens.length - one.tokens.length),
      );
    }
  }

  /** The phrases that begin with a word, the longest first. */
  startingWith(word: string): readonly Entry[] {
    return this.#sorted.get(word) ?? [];
  }

  knows(word: string): boolean {
    return this.#tokens.has(word);
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
    const found = [...this.#sorted].filter(([first]) => first.startsWith(start));
    const phrases = found.flatMap(([, entries]) =>
      entries.filter(({ meanings }) => meanings.some(([concept]) => isName(concept))).map(({ tokens }) => tokens),
    );
    const isHan = this.language === 'zh';
    return [...new Set(phrases.map((tokens) => tokens.join(isHan ? '' : ' ')))].toSorted();
  }

  #addNames(spoken: readonly WordLanguage[], values: ScopedValues): void {
    for (const measure of measureNames) {
      const concept: Concept = { kind: 'measure', measure };
      this.#addWords(measureWords[measure], spoken, [concept]);
      if (measure !== 'latePercent') this.#add(measures[measure].text, [concept]);
    }
    for (const dimension of dimensionNames()) {
      const concept: Concept = { kind: 'dimension', dimension };
      this.#addWords(dimensionWords[dimension], spoken, [concept]);
      this.#add(dimensions[dimension].text, [concept]);
    }
    for (const [dimension, ofDimension] of Object.entries(valueWords)) {
      for (const [value, said] of Object.entries(ofDimension)) {
        const concept = valueConcept(dimension as DimensionName, value);
        this.#addWords(said, spoken, [concept]);
        this.#add(value, [concept]);
      }
    }
    this.#addFixedValues();
    this.#addScopedValues(values);
    this.#addPlaces(spoken);
    if (spoken.includes('en')) {
      this.#add('freight', [valueConcept('bucket_name', 'freight')]);
      this.#add('freight', [{ kind: 'measure', measure: 'transportation' }]);
    }
  }

  #addFixedValues(): void {
    for (const value of creditTypes) this.#add(value, [valueConcept('credit_type', value)]);
    for (const value of serviceCategories) {
      if (value !== 'Other' && value !== 'Freight') this.#add(value, [valueConcept('service_category', value)]);
    }
    for (const value of trackingStatuses) this.#add(value, [valueConcept('tracking_status', value)]);
    for (const { name } of parcelCarriers) this.#add(name, [valueConcept('carrier_name', name)]);
  }

  #addScopedValues({ clients, values }: ScopedValues): void {
    for (const [dimension, names] of Object.entries(values)) {
      if (dimension === 'country' || dimension === 'sender_country' || dimension === 'zone') continue;
      for (const name of names) {
        if (/^other$/i.test(name) || name === '') continue;
        this.#add(name, [valueConcept(dimension as DimensionName, name)]);
      }
    }
    for (const { id, name } of clients) this.#add(name, [valueConcept('client', String(id))]);
    const carriers = new Set([...(values.carrier_name ?? []), ...parcelCarriers.map(({ name }) => name)]);
    const ofDhl = [...carriers].filter((name) => name.startsWith('DHL'));
    this.#add('dhl', [{ kind: 'value', dimension: 'carrier_name', values: ofDhl }]);
  }

  #addPlaces(spoken: readonly WordLanguage[]): void {
    for (const [code, names] of Object.entries(stateNames)) {
      for (const name of phrasesOf(names)) this.#add(name, [valueConcept('state', code)]);
      this.#add(`${code}州`, [valueConcept('state', code)]);
    }
    for (const [code, name] of countryNames(spoken)) {
      if (code !== 'GE') this.#add(name, [valueConcept('country', code)]);
    }
  }

  #addStructure({
    intents: said,
    units,
    everyUnit,
    toDate,
    months,
    quarters,
    numbers,
    sequences,
  }: LanguageWords): void {
    for (const intent of intents) this.#addIntent(intent, said[intent]);
    if (words.en.intents !== said) {
      for (const intent of [
        'versus',
        'top',
        'percent',
        'yearOverYear',
        'over',
        'under',
        'dollar',
        'pound',
        'kilogram',
        'and',
      ] as const) {
        this.#addIntent(intent, words.en.intents[intent]);
      }
      this.#addToDate(words.en.toDate);
    }
    this.#addToDate(toDate);
    for (const grain of periodGrains) {
      for (const phrase of phrasesOf(units[grain])) this.#add(phrase, [{ kind: 'unit', grain }]);
      for (const phrase of phrasesOf(everyUnit[grain])) this.#add(phrase, [{ kind: 'everyUnit', grain }]);
    }
    for (const [index, names] of months.entries()) {
      for (const phrase of phrasesOf(names)) this.#add(phrase, [{ kind: 'month', month: index + 1 }]);
    }
    for (const [index, names] of quarters.entries()) {
      for (const phrase of phrasesOf(names)) this.#add(phrase, [{ kind: 'quarter', quarter: index + 1 }]);
    }
    for (const [phrase, value] of Object.entries(numbers)) this.#add(phrase, [{ kind: 'number', value, money: false }]);
    for (const [phrase, concepts] of Object.entries(sequences)) this.#add(phrase, concepts);
  }

  #addToDate(toDate: LanguageWords['toDate']): void {
    for (const grain of periodGrains) {
      for (const phrase of phrasesOf(toDate[grain])) this.#add(phrase, [{ kind: 'toDate', grain }]);
    }
  }

  #addIntent(intent: Intent, said: string | undefined): void {
    for (const phrase of phrasesOf(said)) this.#add(phrase, [{ kind: 'intent', intent }]);
  }

  #addNoise({ noise }: LanguageWords): void {
    for (const phrase of phrasesOf(noise)) {
      const tokens = tokenise(phrase).map(({ text }) => text);
      const [first = ''] = tokens;
      if (!this.#entries.get(first)?.has(tokens.join(' '))) this.#add(phrase, [{ kind: 'noise' }]);
    }
  }

  #addWords(said: Words, spoken: readonly WordLanguage[], meaning: readonly Concept[]): void {
    for (const language of spoken) {
      for (const phrase of phrasesOf(said[language])) this.#add(phrase, meaning);
    }
  }

  #add(phrase: string, meaning: readonly Concept[]): void {
    const tokens = tokenise(phrase).map(({ text }) => text);
    const [first] = tokens;
    if (first === undefined) return;
    const key = tokens.join(' ');
    const entries = this.#entries.get(first) ?? new Map<string, Entry>();
    const before = entries.get(key)?.meanings ?? [];
    const isNew = !before.some((each) => JSON.stringify(each) === JSON.stringify(meaning));
    entries.set(key, { tokens, meanings: isNew ? [...before, meaning] : before });
    this.#entries.set(first, entries);
    for (const token of tokens) this.#tokens.add(token);
  }
}

function valueConcept(dimension: DimensionName, value: string): Concept {
  return { kind: 'value', dimension, values: [value] };
}

function isName(concept: Concept | undefined): boolean {
  return concept?.kind === 'measure' || concept?.kind === 'dimension' || concept?.kind === 'value';
}

function countryNames(spoken: readonly WordLanguage[]): readonly (readonly [string, string])[] {
  const codes = Object.values(continents).flat();
  const names = spoken.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return [
    ...codes.flatMap((code) => names.flatMap((named) => [[code, named.of(code) ?? code] as const])),
    ...Object.entries(otherCountryNames).flatMap(([code, said]) =>
      phrasesOf(said).map((name) => [code, name] as const),
    ),
  ];
}
