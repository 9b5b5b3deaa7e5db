import { type FileHead, type FileRecord, UnreadableRow } from '../layout.ts';
import { columnNames } from '../reading/column-names.ts';
import { isSheetMark } from '../reading/lines-options.ts';
import { isTotalLine } from '../reading/total-line.ts';
import { withoutMarks } from '../reading/without-marks.ts';
import { type RecordAbove, valuesAbove } from './cells-above.ts';
import type { FlatDeclaration, HeaderShape, PlacesShape, RecordShape, Target } from './declaration.ts';
import { columnsOf, columnsOfHeader, type FlatColumns } from './flat-columns.ts';
import { titlesBetweenTables } from './titles-between-tables.ts';

/** A record that is a row. */
export type FlatRecord = Pick<FileRecord, 'line' | 'fields'>;

/** Finds the rows among the records of a file, which is read more than once. */
export interface FlatRecords {
  readonly columns: FlatColumns;
  /** What the columns of a record are called. */
  columnNames(fields: readonly string[]): readonly string[];
  /** Looks at every record before the first is read. */
  observe(record: Pick<FileRecord, 'line' | 'fields'>): void;
  /** The row that a record is; undefined for a header and what stands before it. @throws UnreadableRow */
  next(record: FileRecord): FlatRecord | undefined;
}

/** Undefined if the file does not have the shape that the declaration tells. */
export function flatRecords(declaration: FlatDeclaration, head: FileHead): FlatRecords | undefined {
  const { shape } = declaration;
  if (shape.kind === 'header') return recordsBelowHeader(shape, declaration, head);
  return shape.kind === 'records' ? recordsByType(shape, declaration, head) : recordsAtPlaces(shape, declaration, head);
}

function recordsBelowHeader(shape: HeaderShape, declaration: FlatDeclaration, head: FileHead): FlatRecords | undefined {
  const { firstRow = 1 } = declaration;
  for (const [place, header] of head.records.entries()) {
    const found = columnsOfHeader(shape, declaration, header);
    if (found === undefined) continue;
    const { columns, statedBy, statedAgain, complete } = withCellsAbove(declaration, found);
    const first = statedBy(recordsAbove(head, place));
    const headerText = textOf(header);
    const titles = titlesBetweenTables(declaration, headerText);
    const passes = passesOf<readonly string[] | undefined>(undefined);
    const names = columnNames(header);
    return {
      columns,
      columnNames: () => names,
      observe: titles.observe,
      next({ line, fields }) {
        const pass = passes(line);
        if (textOf(fields) === headerText) {
          const own = titles.above.get(line);
          pass.state = own === undefined ? (pass.state ?? first) : statedAgain(pass.state ?? first, statedBy(own));
          return undefined;
        }
        if (pass.state === undefined || isBlank(fields)) return undefined;
        if (line < firstRow || titles.lines.has(line) || isGrandTotal(fields, columns)) return undefined;
        assertWidth(fields, columns, 'the header');
        return { line, fields: complete(fields.map(withoutMarks), pass.state) };
      },
    };
  }
  return undefined;
}

/** The columns with those behind them that hold what the cells above the table state, and how a row gets these. */
function withCellsAbove({ above = {} }: FlatDeclaration, columns: FlatColumns) {
  const { width } = columns;
  const targets = Object.keys(above) as Target[];
  const places = targets.map((target, index): [Target, number] => [target, width + index]);
  const ownPlaces = targets.map((target) => columns.targets.get(target));
  const ownOr =
    (fields: readonly string[]) =>
    (stated: string, index: number): string =>
      fields[ownPlaces[index] ?? width]?.trim() || stated;
  return {
    columns: targets.length === 0 ? columns : { ...columns, targets: new Map([...columns.targets, ...places]) },
    /** What the records above a table state, in the order of the columns. */
    statedBy: (records: readonly RecordAbove[]): readonly string[] =>
      valuesAbove(records, above).map(({ value }) => value),
    /** What a further table does not state is as above the one before it, but for the amount of its invoice. */
    statedAgain: (before: readonly string[], own: readonly string[]): readonly string[] =>
      own.map((value, index) => (value === '' && targets[index] !== 'invoiceAmount' ? (before[index] ?? '') : value)),
    /** A row of a table with a column of its own for a target has its value from there. */
    complete: (fields: readonly string[], stated: readonly string[]): readonly string[] =>
      stated.length === 0
        ? fields
        : [...Array.from({ length: width }, (_, place) => fields[place] ?? ''), ...stated.map(ownOr(fields))],
  };
}

function recordsAtPlaces({ columns: names }: PlacesShape, declaration: FlatDeclaration, head: FileHead): FlatRecords {
  const { firstRow = 1 } = declaration;
  const before = recordsAbove(head, head.records.length).filter(({ row }) => row < firstRow);
  const { columns, statedBy, complete } = withCellsAbove(declaration, columnsOf(declaration, names));
  const stated = statedBy(before);
  return {
    columns,
    columnNames: () => names,
    observe: () => undefined,
    next({ line, fields }) {
      if (line < firstRow || isBlank(fields)) return undefined;
      if (isGrandTotal(fields, columns)) return undefined;
      assertWidth(fields, columns, 'the mapping');
      return { line, fields: complete(fields.map(withoutMarks), stated) };
    },
  };
}

function recordsByType(shape: RecordShape, declaration: FlatDeclaration, head: FileHead): FlatRecords | undefined {
  const [first] = head.records;
  const isOpening = typeOf(first ?? []) === shape.invoiceRecord;
  if (first === undefined || !isOpening) return undefined;
  const columns = columnsOf(declaration, [...shape.rowColumns, ...shape.invoiceColumns]);
  if (first.length + shape.rowColumns.length <= (columns.targets.get('invoiceAmount') ?? 0)) return undefined;
  const firstCharge = Math.min(...declaration.charges.map(({ column }) => columns.placeOf(column)));
  const passes = passesOf<readonly string[] | undefined>(undefined);
  const rowless = rowlessInvoices(shape);
  const width = Math.max(shape.rowColumns.length, narrowestRow(shape, head));
  const further = Array.from({ length: width - shape.rowColumns.length }, (_, index) => {
    const place = shape.rowColumns.length + index;
    return { place, name: `Column ${place + 1}` };
  });
  return {
    columns: { ...columns, unknown: further },
    columnNames: (fields) => (typeOf(fields) === shape.invoiceRecord ? shape.invoiceColumns : shape.rowColumns),
    observe: rowless.observe,
    next({ line, fields }) {
      const pass = passes(line);
      const type = typeOf(fields);
      if (type === shape.invoiceRecord) {
        pass.state = fields.map(withoutMarks);
        if (rowless.lines.has(line) && isBilled(pass.state, declaration, shape)) throw noRows(declaration, shape);
        return undefined;
      }
      if (type !== shape.rowRecord && isGrandTotal(fields, columns)) return undefined;
      if (type !== shape.rowRecord)
        throw new UnreadableRow('', `‘${type.slice(0, 20)}’ is no type of record of this layout.`);
      if (pass.state === undefined)
        throw new UnreadableRow('', `The row stands before the first ${shape.invoiceRecord} record.`);
      if (fields.length <= firstCharge)
        throw new UnreadableRow('', `The line has ${fields.length} columns; a row of this layout has ${width}.`);
      if (fields.slice(width).some((field) => field.trim() !== ''))
        throw new UnreadableRow('', `The line has ${fields.length} columns; a row of this layout has ${width}.`);
      const row = Array.from({ length: shape.rowColumns.length }, (_, place) => withoutMarks(fields[place] ?? ''));
      return { line, fields: [...row, ...pass.state] };
    },
  };
}

/** How wide the first rows are at least: a carrier puts new columns behind the others. */
const narrowestRow = ({ rowRecord }: RecordShape, { records }: FileHead): number => {
  const widths = records.filter((fields) => typeOf(fields) === rowRecord).map(({ length }) => length);
  return widths.length === 0 ? 0 : Math.min(...widths);
};

/** The lines of records that open an invoice of which no row follows; known when the whole file was observed. */
function rowlessInvoices({ invoiceRecord, rowRecord }: RecordShape): Pick<FlatRecords, 'observe'> & {
  readonly lines: ReadonlySet<number>;
} {
  const lines = new Set<number>();
  let opened = 0;
  return {
    lines,
    observe({ line, fields }) {
      const type = typeOf(fields);
      if (type === invoiceRecord) {
        opened = line;
        lines.add(line);
      }
      if (type === rowRecord) lines.delete(opened);
    },
  };
}

/** Whether the record that opens an invoice states an amount other than zero. */
function isBilled(fields: readonly string[], { columns }: FlatDeclaration, { invoiceColumns }: RecordShape): boolean {
  return /[1-9]/.test(fields[invoiceColumns.indexOf(columns.invoiceAmount ?? '')] ?? '');
}

const noRows = ({ columns }: FlatDeclaration, { rowRecord }: RecordShape): UnreadableRow =>
  new UnreadableRow(columns.invoiceAmount ?? '', `The invoice states an amount, but no ${rowRecord} record follows.`);

/** A file is read several times from its first line; what was read before belongs to another pass. */
function passesOf<State>(initial: State): (line: number) => { state: State } {
  let lastLine = 0;
  let pass = { state: initial };
  return (line) => {
    if (line <= lastLine) pass = { state: initial };
    lastLine = line;
    return pass;
  };
}

const keyTargets: readonly Target[] = ['accountNumber', 'invoiceNumber', 'billDate', 'trackingNumber'];

const isGrandTotal = (fields: readonly string[], { targets }: FlatColumns): boolean =>
  isTotalLine(
    fields,
    keyTargets.map((target) => targets.get(target) ?? -1),
  );

function assertWidth(
  fields: readonly string[],
  { width, fewestFields }: FlatColumns,
  of: 'the header' | 'the mapping',
): void {
  const isLonger = fields.slice(width).some((field) => field.trim() !== '');
  if (fields.length >= fewestFields && !isLonger) return;
  throw new UnreadableRow('', `The line has ${fields.length} columns; ${of} has ${width}.`);
}

const isBlank = (fields: readonly string[]): boolean =>
  isSheetMark(fields) || fields.every((field) => field.trim() === '');

/** The first records of a head, with their rows. */
const recordsAbove = ({ records, lines }: FileHead, count: number): RecordAbove[] =>
  records.slice(0, count).map((fields, place) => ({ row: lines[place] ?? 0, fields }));

const textOf = (fields: readonly string[]): string => fields.join('\u001f');
const typeOf = ([type = '']: readonly string[]): string => type.trim().toUpperCase();
