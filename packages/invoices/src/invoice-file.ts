import type { ChargeRow, DeliveryFact, DeliveryFileKind, PackageRow } from '@waybill/model';
import type { ReadingQuestion } from './reading/reading-answers.ts';

/** What identifies an invoice in whatever file it comes. */
export interface InvoiceKey {
  readonly carrierId: number;
  readonly carrierName: string;
  /** Without padding zeros. */
  readonly accountNumber: string;
  /** Without padding zeros. */
  readonly invoiceNumber: string;
  /** `YYYY-MM-DD` */
  readonly billDate: string;
  /** ISO 4217 */
  readonly currencyCode: string;
}

/** One row of a file, read but not yet mapped. Layouts add what they need. */
export interface InvoiceRow {
  /** Line on which the row begins, counted from 1. */
  readonly line: number;
  readonly invoice: InvoiceKey;
  /** What the row adds to its invoice, in cents; rows for information add nothing. */
  readonly netCents: number;
  /** What the whole invoice amounts to by the file, in cents; null if the file does not say. */
  readonly statedCents: number | null;
  /** Characters of its texts, which stay in memory until the invoice is read. */
  readonly characters: number;
  /** The same for the same row in any file and dialect; equal rows of one invoice have equal fingerprints. */
  readonly fingerprint: string;
}

/** A line that cannot be read. */
export interface BadLine {
  readonly line: number;
  /** The column's name in the carrier's documentation; empty when the whole line is wrong. */
  readonly column: string;
  readonly reason: string;
  /** The line's text, as far as it could be read. */
  readonly text: string;
  /** The name or code of a carrier, if all that is wrong is that nobody has added it. */
  readonly unknownCarrier?: string;
}

/** What a user makes of a bad line: its fields, or its text where it could not be cut into fields. */
export type LineCorrection = { readonly fields: readonly string[] } | { readonly text: string };

/** Corrected lines of a file, by their number. */
export type Corrections = ReadonlyMap<number, LineCorrection>;

/** A bad line as people can correct it. */
export interface RejectedLine extends BadLine {
  /** Under the names of their columns; none for a line that cannot be cut into fields. */
  readonly fields: readonly { readonly name: string; readonly value: string; readonly isWrong: boolean }[];
}

/** A shipment with its charges, as the warehouse takes it. */
export interface Shipment {
  readonly package: PackageRow;
  readonly charges: readonly ChargeRow[];
}

/** What the caller knows and the file does not say. */
export interface ShipmentContext {
  /** US dollars for one unit of the invoice's currency on its bill date; exact decimal text. */
  readonly usdRate: string;
  /** The state to which packages of a country go when theirs is not known. */
  defaultStateOf(countryCode: string): string;
}

/** An invoice of a file, seen from above. */
export interface InvoiceSummary extends InvoiceKey {
  readonly rows: number;
  /** Sum of the rows' net amounts, in cents. */
  readonly netCents: number;
  /** What the file says the invoice amounts to; null if it does not say: the invoice cannot be verified. */
  readonly statedCents: number | null;
}

/** What all rows of an invoice in a file show together. */
export interface WholeInvoice {
  readonly billsTransportation: boolean;
}

/**
 * An invoice of a file with its rows of that file, or with some of them: an invoice that does not fit into memory comes
 * in portions. Rows of one package, and equal rows, are in the same portion. The summary is of the whole invoice.
 */
export interface FileInvoice extends InvoiceSummary {
  readonly invoiceRows: readonly InvoiceRow[];
  readonly whole: WholeInvoice;
  /** Maps these rows (all, or those that are not stored yet) to packages and charges, one after another. */
  shipmentsOf(rows: readonly InvoiceRow[], context: ShipmentContext): Iterable<Shipment>;
}

/** A carrier's file whose layout was recognised, read once from end to end. */
export interface InvoiceFile {
  /** How the layout is called. */
  readonly layout: string;
  /** What people should know: how this file was read, and what files of this layout do not contain. One sentence each. */
  readonly limits: readonly string[];
  /** What the file leaves open. Its rows are read in one of the ways in which they may be, and must not count yet. */
  readonly questions: readonly ReadingQuestion[];
  /** Whether the carrier delivers one invoice in several, overlapping files. Else an invoice is whole or wrong. */
  readonly mayComeInParts: boolean;
  readonly rows: number;
  /** In the order in which they begin. */
  readonly invoices: readonly InvoiceSummary[];
  /** The first ten thousand mistakes. The rows of the lines that have them are in no invoice. */
  readonly badLines: readonly BadLine[];
  /** How many lines cannot be read; one line may have several mistakes. */
  readonly badLineCount: number;
  /** Reads that many of the bad lines again in full, as people can correct them. */
  readonly rejectedLines: (most: number) => Promise<readonly RejectedLine[]>;
  /**
   * Reads the file again and yields each invoice when its last row was read, and then those that come in portions:
   * memory holds a limited number of rows, whatever the file. End it, or read it to its end: it keeps rows on disk.
   */
  read(onRows?: (rows: number) => void): AsyncIterable<FileInvoice>;
  /** What a tracking or manifest file tells; such a file has no invoices. Absent for any other file. */
  readonly deliveries?: DeliveriesOfFile;
}

/** The delivery facts of a file. */
export interface DeliveriesOfFile {
  readonly kind: DeliveryFileKind;
  /** Reads the file again and yields its facts one after another. */
  read(): AsyncIterable<DeliveryFact>;
}

/** A file that would take more memory than there is, or whose figures are too large; the message says what to do. */
export class FileBeyondLimits extends Error {
  override readonly name = 'FileBeyondLimits';
}

/** The content does not match any known layout; the message says what was found. */
export class UnknownLayout extends Error {
  override readonly name: string = 'UnknownLayout';
}

/** No mapping would help: the file is empty, no table, or not of the layout that the caller chose. */
export class UnmappableFile extends UnknownLayout {
  override readonly name = 'UnmappableFile';
}

/** The file is damaged, protected, of a kind that is not read, or there is nothing in it. The message says what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
