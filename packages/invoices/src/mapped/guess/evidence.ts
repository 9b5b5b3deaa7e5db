import type { InvoiceMapping, MappingEvidence } from '@waybill/contract';
import { numbersOfDate } from '../../reading/dates.ts';
import { isDateText, wordsOf } from './column-facts.ts';
import { valueWithDecimals } from './decimal-mark-of.ts';
import { datesAboveTable } from './guess-above.ts';
import { apart, currencyIn, sizeUnitIn, weightUnitIn } from './guess-units.ts';
import type { FileSample } from './read-sample.ts';

type Evidence = Omit<MappingEvidence, 'field'>;

const monthsOfYear = 12;
const longestExample = 60;
const nothing: Evidence = { kind: 'nothing', example: '' };

/** What the file shows of its currency, its units and how it writes numbers and dates, for what was guessed of it. */
export function evidenceFor(sample: FileSample, mapping: InvoiceMapping): MappingEvidence[] {
  const { fixed, decimalMark, columns } = mapping;
  const mark = valueWithDecimals(sample.rows, decimalMark);
  const weights = [columns.billedWeight, columns.actualWeight];
  const all: Record<MappingEvidence['field'], Evidence> = {
    currency: shownBy(sample, mapping, sample.header, (text) => currencyIn([text]) === fixed.currency),
    weightUnit: shownBy(sample, mapping, weights, (text) => weightUnitIn([apart(text)]) === fixed.weightUnit),
    sizeUnit: shownBySizes(sample, mapping),
    decimalMark: mark === undefined ? nothing : { kind: 'value', example: mark },
    dateOrder: shownByDates(sample, mapping),
  };
  return (Object.keys(all) as MappingEvidence['field'][]).map((field) => {
    const { kind, example } = field in fixed || field === 'decimalMark' || field === 'dateOrder' ? all[field] : nothing;
    return { field, kind, example: example.slice(0, longestExample).toWellFormed() };
  });
}

/** The name of a column, one of its values, or else the addresses. */
function shownBy(
  sample: FileSample,
  mapping: InvoiceMapping,
  among: readonly (string | undefined)[],
  shows: (text: string) => boolean,
): Evidence {
  const names = among.filter((name) => name !== undefined);
  const name = names.find((each) => shows(each) || shows(wordsOf(each).toUpperCase()));
  if (name !== undefined) return { kind: 'column', example: name };
  const places = names.map((each) => sample.header.indexOf(each));
  const value = sample.rows
    .map((row) => places.map((place) => row[place] ?? '').find((text) => /\d/.test(text) && shows(text)))
    .find((text) => text !== undefined);
  return value === undefined ? shownByAddresses(sample, mapping) : { kind: 'value', example: value };
}

function shownByAddresses({ header, rows }: FileSample, { columns }: InvoiceMapping): Evidence {
  const { senderCountry, consigneeCountry, consigneeState, consigneePostalCode } = columns;
  const place = header.indexOf(senderCountry ?? consigneeCountry ?? consigneeState ?? consigneePostalCode ?? '');
  const example = rows.map((row) => row[place] ?? '').find((value) => value !== '');
  return example === undefined ? nothing : { kind: 'addresses', example };
}

function shownBySizes(sample: FileSample, mapping: InvoiceMapping): Evidence {
  const { columns, fixed } = mapping;
  const sides = [columns.length, columns.width, columns.height].filter((name) => name !== undefined);
  const name = sides.find((each) => sizeUnitIn(wordsOf(each)) === fixed.sizeUnit);
  if (name !== undefined) return { kind: 'column', example: name };
  return fixed.weightUnit === undefined
    ? shownByAddresses(sample, mapping)
    : { kind: 'weights', example: fixed.weightUnit };
}

/** A date that can only be read in one way. */
function shownByDates(sample: FileSample, { dateOrder }: InvoiceMapping): Evidence {
  const dates = [...datesAboveTable(sample), ...sample.rows.flat().filter(isDateText)];
  const ambiguous = dates.filter((text) => numbersOfDate(text) !== undefined);
  if (ambiguous.length === 0) return { kind: 'unneeded', example: '' };
  const example = ambiguous.find((text) => {
    const numbers = numbersOfDate(text);
    return ((dateOrder === 'day first' ? numbers?.first : numbers?.second) ?? 0) > monthsOfYear;
  });
  return example === undefined ? nothing : { kind: 'value', example };
}
