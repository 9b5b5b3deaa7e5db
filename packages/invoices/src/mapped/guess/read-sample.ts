import { columnNames } from '../../flat/column-names.ts';
import type { FileHead } from '../../layout.ts';
import { fieldsOf, findHeader } from '../../reading/find-header.ts';
import { headRecordsOf, readHeadLines } from '../../reading/read-head.ts';
import { records } from '../../reading/records.ts';
import { withoutEmptyEnd } from '../../reading/without-empty-end.ts';

/** The beginning of a file whose layout nobody knows. */
export interface FileSample {
  readonly delimiter: string;
  /** A name for every column. */
  readonly header: readonly string[];
  /** What stands below the header, without blank records; each as wide as the header. */
  readonly rows: readonly (readonly string[])[];
  /** Whether these are all rows of the file. */
  readonly isWhole: boolean;
}

const delimiters = [';', '\t', '|', ','];
const mostRows = 2_000;

/** Undefined for a file that has no header with at least two columns, such as a picture. */
export async function readSample(path: string, signal?: AbortSignal): Promise<FileSample | undefined> {
  const lines = await readHeadLines(path);
  const heads: FileHead[] = [];
  for (const delimiter of delimiters) heads.push({ delimiter, records: await headRecordsOf(lines, delimiter) });
  const best = findHeader(heads);
  return best === undefined ? undefined : await sampleOf(path, best, signal);
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
