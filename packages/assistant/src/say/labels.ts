import { type MeasureName, type WordLanguage, weekdays } from '@waybill/model';
import arabicNames from '@waybill/model/names/ar.json' with { type: 'json' };
import spanishNames from '@waybill/model/names/es.json' with { type: 'json' };
import frenchNames from '@waybill/model/names/fr.json' with { type: 'json' };
import italianNames from '@waybill/model/names/it.json' with { type: 'json' };
import chineseNames from '@waybill/model/names/zh.json' with { type: 'json' };
import { dimensions } from '../measures/dimensions.ts';
import { measures } from '../measures/measures.ts';
import type { DimensionName, Reading } from '../reading/reading.ts';
import { sentencesIn } from './sentences-in.ts';
import arabicValues from './values/ar.json' with { type: 'json' };
import spanishValues from './values/es.json' with { type: 'json' };
import frenchValues from './values/fr.json' with { type: 'json' };
import italianValues from './values/it.json' with { type: 'json' };
import chineseValues from './values/zh.json' with { type: 'json' };

/** Translations by their English texts. */
type Labels = Readonly<Partial<Record<WordLanguage, Readonly<Record<string, string>>>>>;

/** What the product calls measures and dimensions; the web app shows the same files. */
const names: Labels = { ar: arabicNames, es: spanishNames, fr: frenchNames, it: italianNames, zh: chineseNames };

/** What stored values are called; values without an entry, such as names, are the same in all languages. */
const values: Labels = { ar: arabicValues, es: spanishValues, fr: frenchValues, it: italianValues, zh: chineseValues };

/** The product's name of a measure. */
export function measureLabel(name: MeasureName, language: WordLanguage): string {
  return labelIn(names, measures[name].text, language);
}

/** The product's name of a dimension. */
export function dimensionLabel(name: DimensionName, language: WordLanguage): string {
  return labelIn(names, dimensions[name].label, language);
}

/** What the product calls something by its English name, such as a rule of exceptions. */
export const productName = (name: string, language: WordLanguage): string => labelIn(names, name, language);

/** A stored value in words. */
export function valueLabel(
  value: string,
  dimension: DimensionName,
  language: WordLanguage,
  clientNames: Reading['clientNames'] = {},
): string {
  if (dimension === 'client') return clientNames[value] ?? value;
  if (dimension === 'country' || dimension === 'sender_country') return countryName(value, language);
  if (language !== 'en' && (dimension === 'weekday' || dimension === 'delivery_weekday'))
    return weekdayName(value, language);
  return labelIn(values, value, language);
}

/** A week that began on a Sunday. */
const someSunday = Date.UTC(2026, 10, 22);
const dayMs = 86_400_000;

function weekdayName(value: string, language: WordLanguage): string {
  const names: readonly string[] = weekdays;
  const index = names.indexOf(value);
  const named = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return index < 0 ? value : named.format(someSunday + index * dayMs);
}

const regionNames = new Map<WordLanguage, Intl.DisplayNames>();

function countryName(code: string, language: WordLanguage): string {
  const names = regionNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  regionNames.set(language, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

function labelIn(labels: Labels, text: string, language: WordLanguage): string {
  const inLanguage = labels[language] ?? {};
  return (Object.hasOwn(inLanguage, text) ? inLanguage[text] : undefined) ?? text;
}

/** How a column of a list of packages or charges is called. */
export function listColumnLabel(name: string, language: WordLanguage | undefined): string {
  const labels: Readonly<Record<string, string>> = sentencesIn(language).listColumns;
  const dimension = Object.values(dimensions).find(({ expression }) => expression === name);
  return labels[name] ?? (dimension === undefined ? name : productName(dimension.label, language ?? 'en'));
}
