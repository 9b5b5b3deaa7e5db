import type { BadLine, InvoiceRow, Shipment, ShipmentContext } from './invoice-file.ts';

/** A record of the file: its fields, the line on which it begins and its text. */
export interface FileRecord {
  readonly line: number;
  readonly fields: readonly string[];
  /** As it is in the file. */
  readonly text: string;
}

/** The beginning of a file, split by the delimiter that fits. */
export interface FileHead {
  readonly delimiter: string;
  readonly records: readonly (readonly string[])[];
}

const longestReason = 300;

/** Thrown by a reader for an invalid record. */
export class UnreadableRow extends Error {
  override readonly name = 'UnreadableRow';
  readonly column: string;

  constructor(column: string, reason: string) {
    super(reason.length > longestReason ? `${reason.slice(0, longestReason).toWellFormed()}…` : reason);
    this.column = column;
  }
}

/** Reads the records of one file, in the dialect that was recognised. */
export interface RowReader<Row extends InvoiceRow> {
  /**
   * Looks at every record before the first is read, for properties of the dialect that only the whole file shows, such
   * as the order of dates.
   */
  readonly observe?: (fields: readonly string[]) => void;
  /** The row of a record; undefined for records that are not rows, such as a header. @throws UnreadableRow */
  read(record: FileRecord): Row | undefined;
}

/** One layout of one carrier: how to recognise it, read it and map it. A new layout is a new folder and an entry in layouts.ts. */
export interface Layout<Row extends InvoiceRow = InvoiceRow> {
  readonly name: string;
  /** What a file of this layout looks like, for the message when none fits. */
  readonly looksLike: string;
  readonly mayComeInParts: boolean;
  /** Undefined when the file is of another layout. */
  readerFor(head: FileHead): RowReader<Row> | undefined;
  shipmentsOf(rows: readonly Row[], context: ShipmentContext): Iterable<Shipment>;
}

/** A layout with its rows hidden, so that layouts of different rows are in one list. */
export interface AnyLayout {
  readonly name: string;
  readonly looksLike: string;
  readonly mayComeInParts: boolean;
  openReader(head: FileHead): OpenLayout | undefined;
}

/** A layout and a file's dialect of it. */
export interface OpenLayout {
  readonly name: string;
  readonly mayComeInParts: boolean;
  readonly observe: ((fields: readonly string[]) => void) | undefined;
  read(record: FileRecord): InvoiceRow | undefined;
  shipmentsOf(rows: readonly InvoiceRow[], context: ShipmentContext): Iterable<Shipment>;
}

/** Hides the row type: the rows that are handed back are those that the same layout made. */
export function anyLayout<Row extends InvoiceRow>(
  layout: Layout<Row>,
  isRow: (row: InvoiceRow) => row is Row,
): AnyLayout {
  const { name, looksLike, mayComeInParts } = layout;
  return {
    name,
    looksLike,
    mayComeInParts,
    openReader(head) {
      const reader = layout.readerFor(head);
      if (reader === undefined) return undefined;
      return {
        name,
        mayComeInParts,
        observe: reader.observe,
        read: (record) => reader.read(record),
        shipmentsOf: (rows, context) => layout.shipmentsOf(rows.filter(isRow), context),
      };
    },
  };
}

export type { BadLine };
