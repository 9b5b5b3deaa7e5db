import type { InvoiceKey } from '../invoice-file.ts';
import { type FileHead, type RowReader, UnreadableRow } from '../layout.ts';
import { readCents } from '../reading/cents.ts';
import { pointNumber } from '../reading/marked-number.ts';
import { NumberMarks } from '../reading/number-marks.ts';
import { withoutDashes, withoutPadding } from '../reading/plain-number.ts';
import { readable } from '../reading/readable.ts';
import { withoutColon } from '../reading/without-colon.ts';
import { ControlTotals } from './control-totals.ts';
import type { FlatDeclaration } from './declaration.ts';
import { flatReader } from './flat-reader.ts';
import { flatRecords } from './flat-records.ts';
import type { FlatRow } from './flat-row.ts';
import type { FlatTexts } from './flat-texts.ts';

/** Whether a line has a text in a field of its own, with or without a colon. */
export const hasField = (fields: readonly string[], text: string): boolean =>
  fields.some((field) => plainText(field) === plainText(text));

/** Reads a declaration's layout; where lines of the file state totals, the rows of their invoice, or those before them, must meet these. */
export function controlledReader(
  declaration: FlatDeclaration,
  head: FileHead,
  texts: FlatTexts,
): RowReader<FlatRow> | undefined {
  const reader = flatReader(declaration, head, texts);
  const { controlLine } = declaration;
  if (reader === undefined || controlLine === undefined) return reader;
  const foreseen = flatReader(declaration, head, texts);
  const columns = flatRecords(declaration, head)?.columns;
  const place = columns?.placeOf(controlLine.column) ?? -1;
  const placeOfInvoice = columns?.placeOf(declaration.columns.invoiceNumber ?? '') ?? -1;
  /** The invoice that a line with a total names; empty if it names none. */
  const invoiceIn = (fields: readonly string[]): string => {
    const number = fields[placeOfInvoice]?.trim() ?? '';
    return /\d/.test(number) && plainText(number) !== plainText(controlLine.text) ? plainNumber(number) : '';
  };
  const amounts = new NumberMarks(declaration.decimalMark === undefined ? {} : { known: '.' });
  /** Undefined for a line that states no total, such as a header with a column of that name. */
  const totalIn = (fields: readonly string[]): number | undefined => {
    if (!hasField(fields, controlLine.text)) return undefined;
    const own = fields[place]?.trim() ?? '';
    const text = own === '' ? (fields.findLast((field) => /\d/.test(field)) ?? '') : own;
    if (text === '') return undefined;
    return readable(() => readCents(numberIn(declaration, text), controlLine.column, amounts));
  };
  const totals = new ControlTotals();
  const ofInvoices = new Map<string, number>();
  const statedFor = (invoice: InvoiceKey): number | null =>
    ofInvoices.get(invoice.invoiceNumber) ?? totals.statedFor(nameOf(invoice));
  return {
    ...reader,
    observe({ line, fields }) {
      for (const each of [reader, foreseen]) each?.observe?.({ line, fields });
      const total = totalIn(fields);
      if (total !== undefined) {
        const invoice = invoiceIn(fields);
        if (invoice === '') totals.meet(textOf(fields), total);
        else ofInvoices.set(invoice, (ofInvoices.get(invoice) ?? 0) + total);
        return;
      }
      for (const row of readable(() => foreseen?.read({ line, fields, text: '' })) ?? [])
        totals.add(nameOf(row.invoice), row.netCents);
    },
    read(record) {
      if (totalIn(record.fields) === undefined)
        return reader.read(record).map((row) => ({ ...row, statedCents: statedFor(row.invoice) }));
      const problem = totals.problemOf(textOf(record.fields));
      if (problem !== undefined) throw new UnreadableRow(controlLine.column, problem);
      return [];
    },
  };
}

const numberIn = ({ decimalMark }: FlatDeclaration, text: string): string =>
  decimalMark === undefined ? text : pointNumber(text, decimalMark, '');

const plainNumber = (text: string): string => withoutPadding(withoutDashes(text));
const plainText = (text: string): string => withoutColon(text.trim()).toLowerCase();
const textOf = (fields: readonly string[]): string => fields.join('\u001f');
const nameOf = (key: InvoiceKey): string =>
  JSON.stringify([key.accountNumber, key.invoiceNumber, key.billDate, key.currencyCode]);
