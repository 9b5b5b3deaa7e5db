import { CsvError, parse } from 'csv-parse/sync';
import { keyOf, overlap, type Pack, packOf } from './pack.ts';
import type { Field, Scalar } from './pack-fields.ts';
import { type DatedRow, datedFields, type PackKind, type PackSchema, schemaOf } from './pack-kinds.ts';

/** What is wrong with a file of rules, and how to mend it. */
export interface PackProblem {
  readonly file: string;
  /** The line of the file, from 1. */
  readonly line: number;
  /** The column; undefined if the line as a whole is wrong. */
  readonly field?: string;
  readonly problem: string;
  readonly fix: string;
}

/** A file of rules, and whose they are. */
export interface PackFile {
  /** How messages name the file. */
  readonly file: string;
  readonly carrierId: number;
  readonly kind: PackKind;
  /** CSV with a line of columns; lines that begin with # are comments. */
  readonly text: string;
}

/** A pack, or everything that is wrong with its file. */
export type ReadPack =
  | { readonly pack: Pack; readonly problems: readonly [] }
  | { readonly pack?: never; readonly problems: readonly PackProblem[] };

type Cells = Readonly<Record<string, Scalar>>;

interface Line {
  readonly line: number;
  readonly rows: readonly DatedRow[];
}

/** Reads a file of rules. Each problem names the file, the line, the column and what to write there. */
export function readPack({ text, ...whose }: PackFile): ReadPack {
  const records = recordsIn(text);
  if (!(records instanceof CsvError)) return readPackRecords(whose, records);
  const [line, problem, fix] = [
    Number(records.lines ?? 1),
    'This is not CSV.',
    'Close every quoted field, and save the file as CSV.',
  ];
  return { problems: [{ file: whose.file, line, problem, fix }] };
}

/** The same of records whose first one names the columns. */
export function readPackRecords(
  { file, carrierId, kind }: Omit<PackFile, 'text'>,
  records: readonly PackRecord[],
): ReadPack {
  const problems: PackProblem[] = [];
  const report = (line: number, problem: string, fix: string, field?: string): void => {
    problems.push({ file, line, problem, fix, ...(field === undefined ? {} : { field }) });
  };
  const schema = schemaOf(kind);
  const [header, ...body] = records;
  const columns = header?.cells ?? [];
  const top = header?.line ?? 1;
  const fields: Readonly<Record<string, Field>> = { ...datedFields, ...schema.fields };
  for (const name of missingColumns(columns, fields, schema))
    report(top, 'The column is missing.', `Add it: ${fields[name]?.means ?? name}.`, name);
  for (const name of columns.filter((column) => !Object.hasOwn(fields, column) && spreadValue(column, schema) === ''))
    report(top, 'The column is not known.', `Use only ${Object.keys(fields).join(', ')}.`, name);
  if (problems.length > 0) return { problems };

  const lines: readonly Line[] = body.map(({ line, cells: given }) => {
    const cells = Object.fromEntries(columns.map((column, place) => [column, (given[place] ?? '').trim()]));
    const rows = spreadOut(cells, schema).flatMap((each) =>
      rowsIn(each, fields, (field, fix) => report(line, `“${each[field] ?? ''}” cannot be read.`, fix, field)),
    );
    return { line, rows: rows.filter(isDated) };
  });
  for (const { line, rows } of lines)
    for (const { from, to } of rows)
      if (to !== null && to < from)
        report(line, 'The row ends before it begins.', 'Write the earlier day in from.', 'to');
  for (const [line, other] of contradictions(kind, lines))
    report(
      line,
      `Line ${other} is about the same on the same days.`,
      'End one of them before the other begins.',
      'from',
    );
  if (problems.length > 0) return { problems };
  return {
    pack: packOf(
      carrierId,
      kind,
      lines.flatMap(({ rows }) => rows),
    ),
    problems: [],
  };
}

/** The cells of a line, which is counted from 1. */
export interface PackRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

function recordsIn(text: string): readonly PackRecord[] | CsvError {
  const lines: number[] = [];
  const onRecord = (cells: string[], { lines: line }: { readonly lines: number }): string[] => {
    lines.push(line);
    return cells;
  };
  const options = { bom: true, comment: '#', comment_no_infix: true, relax_column_count: true, on_record: onRecord };
  try {
    return parse(text, options).map((cells, place) => ({ cells, line: lines[place] ?? 0 }));
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
}

function missingColumns(
  columns: readonly string[],
  fields: Readonly<Record<string, Field>>,
  { spread }: PackSchema,
): readonly string[] {
  const isSpread = columns.some((column) => spread !== undefined && column.startsWith(`${spread.over} `));
  const needed = Object.keys(fields).filter((name) => !isSpread || (name !== spread?.over && name !== spread?.value));
  return needed.filter((name) => !columns.includes(name));
}

/** What a spread column stands for: `2` for `zone 2`; empty for any other column. */
function spreadValue(column: string, { spread }: PackSchema): string {
  const start = `${spread?.over} `;
  return spread !== undefined && column.startsWith(start) ? column.slice(start.length) : '';
}

/** One record for each filled spread column. */
function spreadOut(cells: Readonly<Record<string, string>>, schema: PackSchema): readonly Record<string, string>[] {
  const { spread } = schema;
  const columns = Object.keys(cells).filter((column) => spreadValue(column, schema) !== '');
  if (spread === undefined || columns.length === 0) return [cells];
  return columns
    .filter((column) => cells[column] !== '')
    .map((column) => ({ ...cells, [spread.over]: spreadValue(column, schema), [spread.value]: cells[column] ?? '' }));
}

/** A row without a cell that cannot be read has all its columns. */
const isDated = (row: Cells): row is Cells & DatedRow => typeof row.from === 'string' && row.to !== undefined;

/** A row for each combination of the cells' values. */
function rowsIn(
  cells: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, Field>>,
  report: (field: string, fix: string) => void,
): readonly Cells[] {
  return Object.entries(fields).reduce<readonly Cells[]>(
    (rows, [name, field]) => {
      try {
        const values = field.read(cells[name] ?? '');
        return rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        report(name, `${field.means}: ${error.message}.`);
        return [];
      }
    },
    [{}],
  );
}

/** Lines that say something about the same on the same days, each with the line before it. */
function contradictions(kind: PackKind, lines: readonly Line[]): readonly (readonly [number, number])[] {
  const all = lines.flatMap(({ line, rows }) => rows.map((row) => ({ line, row })));
  const found: [number, number][] = [];
  for (const same of Map.groupBy(all, ({ row }) => keyOf(kind, row)).values()) {
    const inOrder = same.toSorted((one, other) => one.row.from.localeCompare(other.row.from));
    inOrder.forEach(({ line, row }, place) => {
      const before = inOrder[place - 1];
      if (before !== undefined && overlap(before.row, row)) found.push([line, before.line]);
    });
  }
  return found;
}
