import type { FileHead } from '../layout.ts';
import { withoutEmptyEnd } from './without-empty-end.ts';

/** Where the columns of a file are named. */
export interface FoundHeader {
  readonly delimiter: string;
  /** Its place among the first records. */
  readonly place: number;
  readonly header: readonly string[];
}

/** How many fields of a record hold something. */
export const fieldsOf = (record: readonly string[]): number => record.filter((field) => field.trim() !== '').length;

/** The header of a file, split in the way in which most of its records are as wide; undefined if it has none. */
export function findHeader(heads: readonly FileHead[]): FoundHeader | undefined {
  const found = heads.flatMap(({ delimiter, records }) => {
    const place = headerPlace(records);
    const header = records[place];
    if (header === undefined) return [];
    return [{ delimiter, place, header, fields: fieldsInRecordsOf(header.length, records.slice(place)) }];
  });
  return found.toSorted((one, other) => other.fields - one.fields)[0];
}

/** The first record that names as many columns as any other has, and holds no amount or date; -1 if none does. */
function headerPlace(records: readonly (readonly string[])[]): number {
  const widest = Math.max(...records.map((record) => withoutEmptyEnd(record).length));
  if (widest < 2) return -1;
  return records.findIndex(
    (record) =>
      fieldsOf(record) * 2 > widest &&
      !record.some(isAmountOrDate) &&
      new Set(record.filter((field) => field.trim() !== '')).size * 2 > fieldsOf(record),
  );
}

const isAmountOrDate = (field: string): boolean => /^[-\d.,:/\s$€£]+$/.test(field) && /\d/.test(field);

const fieldsInRecordsOf = (width: number, records: readonly (readonly string[])[]): number =>
  records.filter(({ length }) => length === width).length * width;
