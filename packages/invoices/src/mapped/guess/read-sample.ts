import { columnNames } from '../../flat/column-names.ts';
import { headRecordsOf, readHeadLines } from '../../reading/read-head.ts';
import { records } from '../../reading/records.ts';
import { withoutEmptyEnd } from '../mapped-layout.ts';

/** The beginning of a file whose layout nobody knows. */
export interface FileSample {
  readonly delimiter: string;
  /** A name for every column. */
  readonly header: readonly string[];
  /** The records below the header, without blank ones; each as wide as the header. */
  readonly rows: readonly (readonly string[])[];
  /** Whether these are all rows of the file. */
  readonly isWhole: boolean;
}

const delimiters = [';', '\t', '|', ','];
const mostRows = 2_000;

/** Undefined for a file that has no header with at least two columns, such as a picture. */
export async function readSample(path: string, signal?: AbortSignal): Promise<FileSample | undefined> {
  const lines = await readHeadLines(path);
  const found = [];
  for (const delimiter of delimiters) {
    const head = await headRecordsOf(lines, delimiter);
    const place = headerPlace(head);
    if (place !== undefined) found.push({ delimiter, place, fields: agreeing(head, place) });
  }
  const best = found.toSorted((one, other) => other.fields - one.fields)[0];
  return best === undefined ? undefined : await sampleOf(path, best, signal);
}

const fieldsOf = (record: readonly string[]): number => record.filter((field) => field.trim() !== '').length;

/** The first record that names as many columns as any other has, and holds no amount or date. */
function headerPlace(head: readonly (readonly string[])[]): number | undefined {
  const widest = Math.max(0, ...head.map((record) => withoutEmptyEnd(record).length));
  if (widest < 2) return undefined;
  const place = head.findIndex(
    (record) =>
      withoutEmptyEnd(record).length >= 2 &&
      fieldsOf(record) * 2 > widest &&
      record.every((field) => !/^[-\d.,:/\s$€£]*\d[-\d.,:/\s$€£]*$/.test(field)) &&
      new Set(record.filter((field) => field.trim() !== '')).size * 2 > fieldsOf(record),
  );
  return place < 0 ? undefined : place;
}

/** How many fields are filled in records that are as wide as the header. */
function agreeing(head: readonly (readonly string[])[], place: number): number {
  const width = head[place]?.length ?? 0;
  return head.slice(place).reduce((sum, record) => sum + (record.length === width ? width : 0), 0);
}

async function sampleOf(
  path: string,
  { delimiter, place }: { readonly delimiter: string; readonly place: number },
  signal: AbortSignal | undefined,
): Promise<FileSample> {
  let header: readonly string[] = [];
  const rows: string[][] = [];
  let index = 0;
  for await (const { fields } of records(path, delimiter, undefined, signal)) {
    if (index === place) header = columnNames(withoutEmptyEnd(fields));
    else if (index > place && fieldsOf(fields) > 0) {
      if (rows.length === mostRows) return { delimiter, header, rows, isWhole: false };
      rows.push(header.map((_, column) => fields[column]?.trim() ?? ''));
    }
    index += 1;
  }
  return { delimiter, header, rows, isWhole: true };
}
