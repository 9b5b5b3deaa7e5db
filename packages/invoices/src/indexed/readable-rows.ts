import type { BadLine, InvoiceRow } from '../invoice-file.ts';
import { type FileRecord, type OpenLayout, UnknownCarrier, UnreadableRow, UnreadableRows } from '../layout.ts';

/** A row, and the text of the record that it comes from. */
interface ReadableRow {
  readonly row: InvoiceRow;
  readonly text: string;
}

/** The rows of some records; mistakes in them go to `onBadLine`. */
export function* readableRows(
  layout: Pick<OpenLayout, 'read'>,
  records: Iterable<FileRecord>,
  onBadLine: (line: BadLine) => void,
): Generator<ReadableRow> {
  for (const record of records) {
    try {
      for (const row of layout.read(record)) yield { row, text: record.text };
    } catch (error) {
      for (const mistake of mistakesIn(error)) {
        const { line, text } = mistake.record ?? record;
        const unknown = mistake instanceof UnknownCarrier ? { unknownCarrier: mistake.carrier } : {};
        onBadLine({ line, column: mistake.column, reason: mistake.message, text, ...unknown });
      }
    }
  }
}

/** @throws the error, if it says nothing of the file */
function mistakesIn(error: unknown): readonly UnreadableRow[] {
  if (error instanceof UnreadableRows) return error.all;
  if (error instanceof UnreadableRow) return [error];
  throw error;
}
