import type { BadLine, Corrections, InvoiceRow, Shipment, ShipmentContext, WholeInvoice } from './invoice-file.ts';
import type { ReadingAnswers, ReadingQuestion } from './reading/reading-answers.ts';

/** A record of the file: its fields, the line on which it begins and its text. */
export interface FileRecord {
  readonly line: number;
  readonly fields: readonly string[];
  /** As it is in the file. */
  readonly text: string;
}

/** A carrier that a tenant sees. */
export interface TenantCarrier {
  readonly id: number;
  readonly name: string;
}

/** Carriers in addition to the built-in ones. */
export interface TenantCarriers {
  readonly carriers?: readonly TenantCarrier[] | undefined;
}

/** What else a reader is told about a file. */
export interface ToldOfFile extends TenantCarriers {
  /** What somebody said that the file does not show. */
  readonly answers?: ReadingAnswers | undefined;
  /** `YYYY-MM-DD`; the day of reading if absent. */
  readonly today?: string | undefined;
}

/** The beginning of a file, split by the delimiter that fits. */
export interface FileHead extends ToldOfFile {
  readonly delimiter: string;
  readonly records: readonly (readonly string[])[];
  /** The line on which each of them begins. */
  readonly lines: readonly number[];
}

const longestReason = 300;
/** What is wrong, in words. */
const endOfReason = 120;

/** A reason quotes what it is about, and ends with what is wrong with it. */
const shortened = (reason: string): string =>
  `${reason.slice(0, longestReason - endOfReason).toWellFormed()}…${reason.slice(-endOfReason).toWellFormed()}`;

/** Thrown by a reader for an invalid record. */
export class UnreadableRow extends Error {
  override readonly name: string = 'UnreadableRow';
  readonly column: string;
  /** Where the mistake is, if that is an earlier record than the one being read. */
  readonly record: RecordPlace | undefined;

  constructor(column: string, reason: string, record?: RecordPlace) {
    super(reason.length > longestReason ? shortened(reason) : reason);
    this.column = column;
    this.record = record;
  }
}

/** Thrown for a record of a carrier that is not among those that Waybill knows. */
export class UnknownCarrier extends UnreadableRow {
  override readonly name = 'UnknownCarrier';
  /** The name or code under which it can be added. */
  readonly carrier: string;

  constructor(column: string, carrier: string, reason: string, record?: RecordPlace) {
    super(column, reason, record);
    this.carrier = carrier;
  }
}

/** Thrown by a reader for a record with several mistakes, in itself or in earlier records that belong to it. */
export class UnreadableRows extends Error {
  override readonly name = 'UnreadableRows';
  readonly all: readonly UnreadableRow[];

  constructor(all: readonly UnreadableRow[]) {
    super(all.map(({ message }) => message).join(' '));
    this.all = all;
  }
}

/** Where a record is in its file, and its text there. */
export type RecordPlace = Pick<FileRecord, 'line' | 'text'>;

/** How the records of a file are read. */
export interface RecordsOptions {
  /** Corrected lines count instead of those in the file. */
  readonly corrections: Corrections;
  readonly onBadLine: (line: BadLine) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The records of a file in blocks, because waiting for each of them would take longer than reading it. A block comes from
 * memory, and is read to its end before the next one is asked for.
 */
export type RecordBlocks = AsyncIterable<Iterable<FileRecord>>;

/** Cuts a file into records. */
export type RecordSource = (path: string, options: RecordsOptions) => RecordBlocks;

/** A column and where it is. */
export interface NamedPlace {
  readonly place: number;
  readonly name: string;
}

/** Reads the records of one file, in the dialect that was recognised. */
export interface RowReader<Row extends InvoiceRow> {
  /** The records of a file that is not CSV, from end to end; anything else goes to `onBadLine`. */
  readonly records?: RecordSource;
  /** The places of the fields that are read of a record; the others may be empty. All, if absent. */
  readonly usedPlaces?: readonly number[];
  /**
   * Looks at every record before the first is read, for properties of the dialect that only the whole file shows, such
   * as the order of dates.
   */
  readonly observe?: (record: Pick<FileRecord, 'line' | 'fields'>) => void;
  /**
   * Called when every record was read once. Whether they must be read again, because the whole file has shown something,
   * such as its decimal mark, that its first records did not.
   */
  readonly settle?: () => boolean;
  /** Columns that the layout's documentation does not have, and that are not read. */
  readonly unknownColumns?: readonly NamedPlace[];
  /** What the file leaves open, once it was observed. */
  readonly questions?: () => readonly ReadingQuestion[];
  /** What people should know of how the file was read, one sentence each, once it was observed. */
  readonly remarks?: () => readonly string[];
  /** What the columns of a record are called; none where people can only correct its text. */
  readonly columnNames: (fields: readonly string[]) => readonly string[];
  /** The rows of a record: none for a header, two where it also takes back what it bills. @throws UnreadableRow or UnreadableRows */
  read(record: FileRecord): readonly Row[];
}

/** What a user may know of a layout before loading a file. */
export interface LayoutDescription {
  readonly name: string;
  /** Whose files these are in a list for people: a carrier, a seller of labels, or a standard. */
  readonly issuer: string;
  readonly mayComeInParts: boolean;
  /** An invoice amounts to what its rows state, each for itself. Otherwise every row states the amount of the whole invoice. */
  readonly statesAmountsOfRows?: boolean;
  /** What files of this layout do not contain, one sentence each. */
  readonly limits: readonly string[];
  /** Why a file without any row is refused, in a sentence; absent if it is enough to say that it has none. */
  readonly whenEmpty?: string | undefined;
}

/** One layout of one carrier: how to recognise it, read it and map it. A new layout is a new folder and an entry in layouts.ts. */
export interface Layout<Row extends InvoiceRow = InvoiceRow> extends LayoutDescription {
  /** Undefined when the file is of another layout. */
  readerFor(head: FileHead): RowReader<Row> | undefined;
  /** The package whose rows `shipmentsOf` needs together; null for a row that stands alone. */
  packageOf(row: Row): string | null;
  /** The row with its methods, from one that was written as JSON. */
  revive(row: Row): Row;
  /** Whether a row bills what the transport costs, where `shipmentsOf` needs to know that of the whole invoice. */
  billsTransportation?(row: Row): boolean;
  shipmentsOf(rows: readonly Row[], context: ShipmentContext, whole: WholeInvoice): Iterable<Shipment>;
}

/** What a layout makes of rows that it has read, in whichever thread. */
export interface RowsOfLayout {
  revive(row: InvoiceRow): InvoiceRow;
  shipmentsOf(rows: readonly InvoiceRow[], context: ShipmentContext, whole: WholeInvoice): Iterable<Shipment>;
}

/** A layout with its rows hidden, so that layouts of different rows are in one list. */
export interface AnyLayout extends LayoutDescription {
  readonly ofRows: RowsOfLayout;
  openReader(head: FileHead): OpenLayout | undefined;
}

/** A layout and a file's dialect of it. */
export interface OpenLayout extends RowsOfLayout {
  readonly name: string;
  readonly mayComeInParts: boolean;
  readonly limits: readonly string[];
  readonly whenEmpty: string | undefined;
  readonly statesAmountsOfRows: boolean;
  /** What was seen are tables that come with another one: alone they are of no layout. */
  readonly lacksFirstTable?: boolean;
  /** Undefined for CSV. */
  readonly records: RecordSource | undefined;
  /** The places of the fields that are read of a CSV record; undefined if it may be any. */
  readonly usedPlaces: readonly number[] | undefined;
  readonly observe: ((record: Pick<FileRecord, 'line' | 'fields'>) => void) | undefined;
  readonly columnNames: (fields: readonly string[]) => readonly string[];
  readonly unknownColumns: readonly NamedPlace[];
  questions(): readonly ReadingQuestion[];
  remarks(): readonly string[];
  settle(): boolean;
  read(record: FileRecord): readonly InvoiceRow[];
  /** Rows with the same text are needed together. */
  groupOf(row: InvoiceRow): string;
  billsTransportation(row: InvoiceRow): boolean;
}

/** Hides the row type: the rows that are handed back are those that the same layout made. */
export function anyLayout<Row extends InvoiceRow>(
  layout: Layout<Row>,
  isRow: (row: InvoiceRow) => row is Row,
): AnyLayout {
  const { name, issuer, mayComeInParts, limits, whenEmpty } = layout;
  const ofRows: RowsOfLayout = {
    revive: (row) => layout.revive(row as Row),
    shipmentsOf: (rows, context, whole) => layout.shipmentsOf(rows.filter(isRow), context, whole),
  };
  return {
    name,
    issuer,
    mayComeInParts,
    limits,
    ofRows,
    openReader(head) {
      const reader = layout.readerFor(head);
      if (reader === undefined) return undefined;
      return {
        name,
        mayComeInParts,
        limits,
        whenEmpty,
        statesAmountsOfRows: layout.statesAmountsOfRows === true,
        records: reader.records,
        usedPlaces: reader.usedPlaces,
        observe: reader.observe,
        columnNames: (fields) => reader.columnNames(fields),
        unknownColumns: reader.unknownColumns ?? [],
        questions: () => reader.questions?.() ?? [],
        remarks: () => reader.remarks?.() ?? [],
        settle: () => reader.settle?.() === true,
        read: (record) => reader.read(record),
        groupOf: (row) => (isRow(row) ? layout.packageOf(row) : null) ?? row.fingerprint,
        ...ofRows,
        billsTransportation: (row) => isRow(row) && layout.billsTransportation?.(row) === true,
      };
    },
  };
}

export type { BadLine, WholeInvoice };
