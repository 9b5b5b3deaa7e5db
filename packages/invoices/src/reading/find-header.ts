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
    const header = place === undefined ? undefined : records[place];
    if (place === undefined || header === undefined) return [];
    return [{ delimiter, place, header, fields: agreeing(records, place) }];
  });
  return found.toSorted((one, other) => other.fields - one.fields)[0];
}

/** The first record that names as many columns as any other has, and holds no amount or date. */
function headerPlace(records: readonly (readonly string[])[]): number | undefined {
  const widest = Math.max(0, ...records.map((record) => withoutEmptyEnd(record).length));
  if (widest < 2) return undefined;
  const place = records.findIndex(
    (record) =>
      withoutEmptyEnd(record).length >= 2 &&
      fieldsOf(record) * 2 > widest &&
      record.every((field) => !/^[-\d.,:/\s$€£]*\d[-\d.,:/\s$€£]*$/.test(field)) &&
      new Set(record.filter((field) => field.trim() !== '')).size * 2 > fieldsOf(record),
  );
  return place < 0 ? undefined : place;
}

/** How many fields stand in records that are as wide as the header. */
function agreeing(records: readonly (readonly string[])[], place: number): number {
  const width = records[place]?.length ?? 0;
  return records.slice(place).reduce((sum, record) => sum + (record.length === width ? width : 0), 0);
}
