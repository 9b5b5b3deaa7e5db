import { UnreadableFile } from '../../invoice-file.ts';
import type { FileHead } from '../../layout.ts';
import { columnNames } from '../../reading/column-names.ts';
import { fieldsOf, findHeader } from '../../reading/find-header.ts';
import type { LinesOptions } from '../../reading/lines-options.ts';
import type { DecimalMark } from '../../reading/marked-number.ts';
import { withoutEmptyEnd } from '../../reading/without-empty-end.ts';
import { headsOf } from '../../records/read-head.ts';
import { records } from '../../records/records.ts';
import { sheetsOf } from '../../workbook/workbook-lines.ts';
import { countDecimals } from './decimal-mark-of.ts';

/** The beginning of a file whose layout nobody knows. */
export interface FileSample {
  readonly delimiter: string;
  /** The sheet that was chosen; undefined for the one with the most in it, and for a text file. */
  readonly sheet: string | undefined;
  /** The visible sheets of a workbook; none of a text file. */
  readonly sheets: readonly string[];
  /** The line that names the columns, counted from 1; undefined if none does. */
  readonly headerLine: number | undefined;
  /** The first line with data. */
  readonly firstRow: number;
  /** Whether the user said which line that is. */
  readonly firstRowIsChosen: boolean;
  /** The first lines that hold anything, as people can choose the header among them. */
  readonly firstLines: readonly { readonly line: number; readonly fields: readonly string[] }[];
  /** A name for every column. */
  readonly header: readonly string[];
  /** The records below the header, without blank ones; each as wide as the header. */
  readonly rows: readonly (readonly string[])[];
  /** Whether these are all rows of the file. */
  readonly isWhole: boolean;
}

/** Where to look for the columns of a file, if the user says so. */
export interface SampleChoice {
  readonly sheet?: string | undefined;
  /** The line that names the columns; 0 if none does. */
  readonly headerLine?: number | undefined;
  /** The first line with data. */
  readonly firstRow?: number | undefined;
}

/** Europeans use commas in numbers, so other delimiters come first where it is not clear which it is. */
const trust = [';', '\t', '|', ','];
const mostRows = 2_000;

/**
 * If texts in cells of a workbook have decimal commas, the numbers in its other cells are written in the same way.
 * Undefined for a file that has no table with at least two columns, such as a picture.
 * @throws UnreadableFile for a sheet or line that is not there
 */
export async function readSample(
  path: string,
  { sheet, headerLine, firstRow }: SampleChoice = {},
  signal?: AbortSignal,
): Promise<FileSample | undefined> {
  const sheets = await sheetsOf(path, sheet);
  const read = async (decimalMark?: DecimalMark): Promise<Omit<FileSample, 'sheets'> | undefined> => {
    const options = { sheet, decimalMark, signal };
    const found = await headsOf(path, options);
    const heads = found.toSorted((one, other) => trust.indexOf(one.delimiter) - trust.indexOf(other.delimiter));
    const start = headerLine === undefined ? guessedStart(heads) : chosenStart(heads, headerLine);
    return start === undefined ? undefined : await sampleOf(path, start, firstRow, options);
  };
  const sample = await read();
  if (sample === undefined || sheets === undefined) return sample === undefined ? undefined : { ...sample, sheets: [] };
  const asTexts = countDecimals(sample.rows, ',') > 0 ? await read(',') : undefined;
  const areTextsWithCommas = asTexts !== undefined && countDecimals(asTexts.rows, '.') === 0;
  return { ...(areTextsWithCommas ? asTexts : sample), sheets: [sheets.read, ...sheets.others] };
}

/** Where the table begins. */
interface Start {
  readonly head: FileHead;
  /** The place of the header among the first records; undefined if there is none. */
  readonly headerPlace: number | undefined;
  readonly width: number;
}

function guessedStart(heads: readonly FileHead[]): Start | undefined {
  const header = findHeader(heads);
  if (header === undefined) return withoutHeader(heads);
  const head = heads.find(({ delimiter }) => delimiter === header.delimiter);
  return head === undefined
    ? undefined
    : { head, headerPlace: header.place, width: withoutEmptyEnd(header.header).length };
}

function chosenStart(heads: readonly FileHead[], headerLine: number): Start | undefined {
  if (headerLine === 0) return withoutHeader(heads);
  const starts = heads.flatMap((head): Start[] => {
    const place = head.lines.indexOf(headerLine);
    const width = withoutEmptyEnd(head.records[place] ?? []).length;
    return width < 2 ? [] : [{ head, headerPlace: place, width }];
  });
  const [widest] = starts.toSorted((one, other) => agreeing(other) - agreeing(one));
  if (widest === undefined) throw new UnreadableFile(`Line ${headerLine} of the file names no columns.`);
  return widest;
}

/** How many fields stand in records that are as wide as the table. */
const agreeing = ({ head, width }: Start): number =>
  head.records.reduce((sum, record) => sum + (withoutEmptyEnd(record).length === width ? width : 0), 0);

/** The table is as wide as most of its records. */
function withoutHeader(heads: readonly FileHead[]): Start | undefined {
  const starts = heads.flatMap((head): Start[] =>
    [...new Set(head.records.map(({ length }) => length))]
      .filter((width) => width >= 2)
      .map((width) => ({ head, headerPlace: undefined, width })),
  );
  const fields = ({ head, width }: Start): number =>
    head.records.reduce((sum, { length }) => sum + (length === width ? width : 0), 0);
  return starts.toSorted((one, other) => fields(other) - fields(one))[0];
}

async function sampleOf(
  path: string,
  { head, headerPlace, width }: Start,
  chosenRow: number | undefined,
  options: LinesOptions,
): Promise<Omit<FileSample, 'sheets'>> {
  const { delimiter } = head;
  const headerLine = headerPlace === undefined ? undefined : head.lines[headerPlace];
  const place = headerPlace ?? head.records.findIndex(({ length }) => length === width) - 1;
  const header = columnNames(
    headerPlace === undefined ? Array.from({ length: width }, () => '') : withoutEmptyEnd(head.records[place] ?? []),
  );
  const belowHeader = (headerLine ?? 0) + 1;
  const firstRow = Math.max(chosenRow ?? head.lines[place + 1] ?? belowHeader, belowHeader);
  const firstLines = head.records.map((fields, index) => ({ line: head.lines[index] ?? 0, fields }));
  const firstRowIsChosen = chosenRow !== undefined;
  const found = { delimiter, sheet: options.sheet, headerLine, firstRow, firstRowIsChosen, firstLines, header };
  const rows: string[][] = [];
  for await (const block of records(path, delimiter, undefined, options)) {
    for (const { line, fields } of block) {
      if (line < firstRow || fieldsOf(fields) === 0) continue;
      if (rows.length === mostRows) return { ...found, rows, isWhole: false };
      rows.push(header.map((_, column) => fields[column]?.trim() ?? ''));
    }
  }
  return { ...found, rows, isWhole: true };
}
