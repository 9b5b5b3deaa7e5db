import type { InvoiceMapping } from '@waybill/contract';
import { countryCodeOf } from '../../mapping/country-code.ts';
import { isStateOfUs } from '../../mapping/place.ts';
import type { DecimalMark } from '../../reading/marked-number.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { FileSample } from './read-sample.ts';

type Targets = InvoiceMapping['columns'];
type Units = Pick<InvoiceMapping['fixed'], 'currency' | 'weightUnit' | 'sizeUnit'>;

/** The columns and rows of a file, and what the columns mean. */
interface Evidence {
  readonly columns: readonly ColumnFacts[];
  readonly rows: FileSample['rows'];
  readonly targets: Targets;
  readonly above: InvoiceMapping['above'];
  readonly decimalMark: DecimalMark;
}

const kilograms = /\b(kgs?|kilos?|kilograms?)\b/i;
const pounds = /\b(lbs?|pounds?)\b/i;
const ounces = /\b(oz|ounces?)\b/i;
/** Weights in languages of countries that weigh in kilograms. */
const metricWords = /\b(gewicht|istgewicht|abrechnungsgewicht|frachtpflichtiges|poids|peso)\b/;
const centimetres = /\bcm\b/i;
const inches = /\b(in|inch|inches)\b/i;
const codes = /\b(EUR|USD|GBP|CAD|MXN|CHF|AUD|NZD|SEK|DKK|NOK|PLN|CZK|HUF|RON|JPY|CNY|HKD|SGD|INR|BRL)\b/;
const signs: readonly (readonly [RegExp, string])[] = [
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/\$/, 'USD'],
];
const currenciesOfCountries: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  MX: 'MXN',
  GB: 'GBP',
  CH: 'CHF',
  AU: 'AUD',
  NZ: 'NZD',
  SE: 'SEK',
  DK: 'DKK',
  NO: 'NOK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  JP: 'JPY',
  CN: 'CNY',
  HK: 'HKD',
  SG: 'SGD',
  IN: 'INR',
  BR: 'BRL',
};
const euroCountries = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));
const shownRows = 50;

/** The currency and units of a file as far as something in it shows them; nobody can tell them from numbers alone. */
export function guessUnits(evidence: Evidence): Units {
  const country = countryOf(evidence);
  const currency = currencyOf(evidence, country);
  const weightUnit = weightUnitOf(evidence, country);
  const sizeUnit = sizeUnitOf(evidence, weightUnit, country);
  return {
    ...(currency === undefined ? {} : { currency }),
    ...(weightUnit === undefined ? {} : { weightUnit }),
    ...(sizeUnit === undefined ? {} : { sizeUnit }),
  };
}

/** The country from which all packages come, or to which all go if no column says from where. */
function countryOf({ columns, rows, targets, decimalMark }: Evidence): string | undefined {
  const valuesOf = (name: string | undefined): string[] => {
    const column = columns.find((each) => each.name === name);
    return column === undefined ? [] : rows.map((row) => row[column.place] ?? '').filter((value) => value !== '');
  };
  const countries = new Set(valuesOf(targets.senderCountry ?? targets.consigneeCountry).map(countryCodeOf));
  if (countries.size > 0) return countries.size === 1 ? [...countries][0] : undefined;
  const zipCodes = valuesOf(targets.consigneePostalCode);
  const areZipCodes = zipCodes.every((code) => /^\d{3,5}(-\d{4})?$/.test(code));
  const states = valuesOf(targets.consigneeState);
  if (states.length > 0) return areZipCodes && states.every(isStateOfUs) ? 'US' : undefined;
  const isCalledZip = /\bzip\b/i.test(targets.consigneePostalCode ?? '');
  return zipCodes.length > 0 && areZipCodes && isCalledZip && decimalMark === '.' ? 'US' : undefined;
}

/** From a column of currencies, codes and signs in the names and beside amounts, or the country. */
function currencyOf({ columns, rows, targets, above }: Evidence, country: string | undefined): string | undefined {
  if (above.currency !== undefined) return undefined;
  const ofCountry =
    country === undefined ? undefined : euroCountries.has(country) ? 'EUR' : currenciesOfCountries[country];
  const stated = columns.find(({ name }) => name === targets.currency);
  if (stated !== undefined)
    return stated.isFilled || stated.distinct > 1 ? undefined : currencyIn(rows.map((row) => row[stated.place] ?? ''));
  const amounts = columns.filter(({ isAmount }) => isAmount);
  const ofNames = currencyIn(amounts.map(({ name, words }) => `${name} ${words.toUpperCase()}`));
  const found =
    ofNames ?? currencyIn(rows.slice(0, shownRows).flatMap((row) => amounts.map(({ place }) => row[place] ?? '')));
  const isAnotherDollar = found === 'USD' && ofCountry?.endsWith('D') === true;
  return isAnotherDollar ? ofCountry : (found ?? ofCountry);
}

/** The first currency whose code or sign is in one of the texts. */
export function currencyIn(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const found = codes.exec(text)?.[0] ?? signs.find(([sign]) => sign.test(text))?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

function weightUnitOf({ columns, rows, targets }: Evidence, country: string | undefined): Units['weightUnit'] {
  if (targets.weightUnit !== undefined) return undefined;
  const weight = columns.find(({ name }) => name === (targets.billedWeight ?? targets.actualWeight));
  if (weight === undefined) return undefined;
  const texts = [weight.words, ...rows.slice(0, shownRows).map((row) => row[weight.place] ?? '')].map(apart);
  const shown = weightUnitIn(texts) ?? (metricWords.test(weight.words) ? 'kg' : undefined);
  if (shown !== undefined) return shown;
  return country === undefined ? undefined : country === 'US' ? 'lb' : 'kg';
}

/** The unit of weight that one of the texts has. */
export function weightUnitIn(texts: readonly string[]): Units['weightUnit'] {
  if (texts.some((text) => kilograms.test(text))) return 'kg';
  if (texts.some((text) => ounces.test(text))) return 'oz';
  return texts.some((text) => pounds.test(text)) ? 'lb' : undefined;
}

/** The unit of length that the words of a column have. */
export function sizeUnitIn(words: string): Units['sizeUnit'] {
  if (centimetres.test(words)) return 'cm';
  return inches.test(words) ? 'in' : undefined;
}

/** `12,5kg` is `12,5 kg`. */
export const apart = (text: string): string => text.replace(/(?<=\d)(?=[a-z])/i, ' ');

function sizeUnitOf(
  { columns, targets }: Evidence,
  weightUnit: Units['weightUnit'],
  country: string | undefined,
): Units['sizeUnit'] {
  const side = columns.find(({ name }) => name === (targets.length ?? targets.width ?? targets.height));
  if (side === undefined) return undefined;
  const shown = sizeUnitIn(side.words);
  if (shown !== undefined) return shown;
  if (weightUnit !== undefined) return weightUnit === 'kg' ? 'cm' : 'in';
  return country === undefined ? undefined : country === 'US' ? 'in' : 'cm';
}
