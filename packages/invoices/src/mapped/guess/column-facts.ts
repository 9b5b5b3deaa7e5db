import type { DecimalMark } from '../../reading/marked-number.ts';
import { pointNumber } from '../../reading/marked-number.ts';
import { readable } from '../../reading/readable.ts';
import { centsIn } from '../amounts/cents-in.ts';
import type { FileSample } from './read-sample.ts';

/** What the values of a column look like. */
export interface ColumnFacts {
  readonly name: string;
  /** The name in lower case without accents, its words separated by spaces. */
  readonly words: string;
  readonly place: number;
  readonly isDate: boolean;
  /** Every value is an amount. */
  readonly isAmount: boolean;
  /** Every value is a number, with any number of decimals: an amount, a weight, a size or a count. */
  readonly isMeasure: boolean;
  /** An amount with a fraction of two digits in at least one row. */
  readonly hasCents: boolean;
  /** Values look like numbers of packages: long, with digits, mostly different. */
  readonly isNumber: boolean;
  /** Values have at least as many digits as the shortest numbers of packages; names of products hardly do. */
  readonly hasManyDigits: boolean;
  readonly isFilled: boolean;
  readonly distinct: number;
  readonly filled: number;
  /** In cents, by row; zero where it is empty. */
  readonly cents: readonly number[];
}

const date =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|(?:19|20)\d{6}|\d{1,2}[- ][a-z]{3,9}[- ,]+\d{2,4}|[a-z]{3,9}\.? \d{1,2},? \d{4})(?:[T ]\d.*)?$/i;
const number = /^(?=.*\d)[A-Z0-9][A-Z0-9 -]{6,39}$/i;
const wanted = 0.95;
const fewestDigits = 6;

const share = (values: readonly string[], test: (value: string) => boolean): boolean =>
  values.length > 0 && values.filter(test).length >= values.length * wanted;

/** Looks at every column of the rows. */
export function factsOf({ header, rows }: Pick<FileSample, 'header' | 'rows'>, mark: DecimalMark): ColumnFacts[] {
  return header.map((name, place) => {
    const values = rows.map((row) => row[place] ?? '');
    const filled = values.filter((value) => value !== '');
    const isDate = share(filled, isDateText);
    const cents = values.map((value) => centsIn(value, mark));
    const isAmount = !isDate && share(filled, (value) => centsIn(value, mark) !== undefined);
    return {
      name,
      words: wordsOf(name),
      place,
      isDate,
      isAmount,
      isMeasure: !isDate && share(filled, (value) => isNumber(value, mark)),
      hasCents: isAmount && filled.some((value) => new RegExp(`\\${mark}\\d{1,2}(?!\\d)`).test(value)),
      isNumber:
        !isDate && share(filled, (value) => number.test(value)) && !filled.every((value) => /[.,]\d/.test(value)),
      hasManyDigits: share(filled, (value) => value.replaceAll(/\D/g, '').length >= fewestDigits),
      isFilled: filled.length >= values.length * wanted,
      distinct: new Set(filled).size,
      filled: filled.length,
      cents: cents.map((each) => each ?? 0),
    };
  });
}

const isNumber = (value: string, mark: DecimalMark): boolean =>
  readable(() => pointNumber(value, mark, '')) !== undefined;

/** Whether a value is a date. */
export const isDateText = (value: string): boolean => date.test(value);

/** `Invoice_No`, `invoiceNo` and `INVOICE NO.` are all `invoice no`. */
export const wordsOf = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('#', ' no ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
