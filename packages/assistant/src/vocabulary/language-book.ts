import {
  censusRegions,
  continents,
  creditTypes,
  parcelCarriers,
  periodGrains,
  phrasesOf,
  serviceCategories,
  trackingStatuses,
  type WordLanguage,
} from '@waybill/model';
import { dimensions } from '../measures/dimensions.ts';
import { measureNames, measures } from '../measures/measures.ts';
import type { DimensionName } from '../reading/reading.ts';
import { dimensionLabel, measureLabel, valueLabel } from '../say/labels.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import { placePhrases } from '../words/place-phrases.ts';
import { meaningsOf, phrasesFor, type Subject, type WordRow, wordsOf, wordsOfAll } from '../words/word-files.ts';
import type { Concept, Intent } from './concept.ts';
import { conceptOf, conceptsOf } from './meaning.ts';
import { PhraseBook } from './phrase-book.ts';
import { placesNamed } from './places.ts';
import { formsOfVerbs } from './verbs.ts';

/** The words of a language: what it calls measures, dimensions, values and places, and what holds its sentences together. */
export class LanguageBook extends PhraseBook {
  constructor(language: WordLanguage) {
    super();
    const understood: readonly WordLanguage[] = language === 'en' ? ['en'] : [language, 'en'];
    this.#addStructure(language);
    const { allDays, stepwise, groupsWithNo, packagesWithNo } = sentencesIn(language);
    this.#addIntent('ever', allDays);
    this.#addIntent('change', stepwise);
    this.#addIntent('groupsWithNo', groupsWithNo);
    this.#addIntent('packagesWithNo', packagesWithNo);
    this.#addNames(understood);
    for (const { phrase } of wordsOfAll('other-things')) this.set(phrase, [{ kind: 'unknown', text: phrase }]);
    void this.spelling;
    for (const phrase of formsOfVerbs(language, 'spending')) {
      if (!this.has(phrase)) this.add(phrase, [{ kind: 'intent', intent: 'cost' }]);
    }
    const idle = wordsOf(language, 'idle').map(({ phrase }) => phrase);
    for (const phrase of [...idle, ...formsOfVerbs(language, 'sending')]) {
      if (!this.has(phrase)) this.add(phrase, [{ kind: 'noise' }]);
    }
  }

  #addNames(understood: readonly WordLanguage[]): void {
    const [language = 'en'] = understood;
    for (const measure of measureNames) {
      const concept: Concept = { kind: 'measure', measure };
      this.#addWords('measures', `measure:${measure}`, understood);
      if (measure !== 'latePercent') this.add(measures[measure].text, [concept]);
      this.#addLabel(measureLabel(measure, language), concept);
    }
    for (const meaning of meaningsOf('dimensions')) {
      this.#addWords('dimensions', meaning, understood);
      const concept = conceptOf(meaning);
      if (concept.kind !== 'dimension') continue;
      this.add(dimensions[concept.dimension].label, [concept]);
      this.#addLabel(dimensionLabel(concept.dimension, language), concept);
    }
    for (const [dimension, phrase] of understood.flatMap(placePhrases))
      this.add(phrase, [{ kind: 'dimension', dimension }]);
    for (const meaning of meaningsOf('values')) {
      const concept = conceptOf(meaning);
      if (concept.kind !== 'value') continue;
      const [value = ''] = concept.values;
      this.#addWords('values', meaning, understood);
      this.add(value, [concept]);
      this.#addLabel(valueLabel(value, concept.dimension, language), concept);
    }
    this.#addFixedValues(language);
    this.#addPlaces(understood);
    if (understood.includes('en')) {
      for (const phrase of ['freight', 'freight carriers', 'freight carrier'])
        this.add(phrase, [valueConcept('bucket_name', 'freight')]);
      this.add('freight', [{ kind: 'measure', measure: 'transportation' }]);
    }
  }

  #addFixedValues(language: WordLanguage): void {
    for (const value of creditTypes) {
      this.add(value, [valueConcept('credit_type', value)]);
      this.#addLabel(valueLabel(value, 'credit_type', language), valueConcept('credit_type', value));
    }
    for (const value of serviceCategories) {
      if (value !== 'Other' && value !== 'Freight') this.add(value, [valueConcept('service_category', value)]);
    }
    for (const value of trackingStatuses) this.add(value, [valueConcept('tracking_status', value)]);
    for (const { name } of parcelCarriers) this.add(name, [valueConcept('carrier_name', name)]);
  }

  #addPlaces(understood: readonly WordLanguage[]): void {
    for (const [code, names] of placesNamed('state')) {
      for (const name of names) this.add(name, [valueConcept('state', code)]);
      this.add(`${code}州`, [valueConcept('state', code)]);
    }
    for (const [region, names] of placesNamed('region')) {
      for (const name of names)
        this.add(name, [{ kind: 'value', dimension: 'state', values: censusRegions[region] ?? [] }]);
    }
    for (const [code, name] of countryNames(understood)) {
      if (code !== 'GE') this.add(name, [valueConcept('country', code)]);
    }
  }

  /** The words that hold questions together. The shortest English ones are understood in every language. */
  #addStructure(language: WordLanguage): void {
    this.#addRows(wordsOf(language, 'functions'));
    if (language !== 'en') {
      this.#addRows(wordsOf('en', 'functions').filter(({ meaning }) => understoodEverywhere.has(meaning)));
      this.#addRows(wordsOf('en', 'times').filter(({ meaning }) => meaning.startsWith('toDate:')));
      this.#addIntent('last', 'last');
      for (const grain of periodGrains) this.add(grain, [{ kind: 'unit', grain }]);
    }
    this.#addRows(wordsOf(language, 'times'));
    this.#addRows(wordsOf(language, 'sequences'));
  }

  #addRows(rows: readonly WordRow[]): void {
    for (const { phrase, meaning } of rows) this.add(phrase, conceptsOf(meaning));
  }

  #addIntent(intent: Intent, said: string | undefined): void {
    for (const phrase of phrasesOf(said)) this.add(phrase, [{ kind: 'intent', intent }]);
  }

  /** The text on screen, where it does not mean something else. */
  #addLabel(label: string, concept: Concept): void {
    if (!this.has(label)) this.add(label, [concept]);
  }

  #addWords(subject: Subject, meaning: string, understood: readonly WordLanguage[]): void {
    for (const language of understood) {
      for (const phrase of phrasesFor(language, subject, meaning)) this.add(phrase, [conceptOf(meaning)]);
    }
  }
}

/** Meanings whose English words are understood in every language. */
const understoodEverywhere: ReadonlySet<string> = new Set<Intent>([
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
]);

/** A value of a dimension as a meaning. */
export function valueConcept(dimension: DimensionName, value: string): Concept {
  return { kind: 'value', dimension, values: [value] };
}

function countryNames(understood: readonly WordLanguage[]): readonly (readonly [string, string])[] {
  const codes = Object.values(continents).flat();
  const names = understood.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return [
    ...codes.flatMap((code) => names.flatMap((named) => [[code, named.of(code) ?? code] as const])),
    ...placesNamed('country').flatMap(([code, said]) => said.map((name) => [code, name] as const)),
  ];
}
