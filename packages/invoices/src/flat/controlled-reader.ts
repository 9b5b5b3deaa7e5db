import type { InvoiceKey } from '../invoice-file.ts';
import { type FileHead, type RowReader, UnreadableRow } from '../layout.ts';
import { readCents } from '../reading/cents.ts';
import { pointNumber } from '../reading/marked-number.ts';
import { NumberMarks } from '../reading/number-marks.ts';
import { readable } from '../reading/readable.ts';
import { withoutColon } from '../reading/without-colon.ts';
import { ControlTotals } from './control-totals.ts';
import type { FlatDeclaration } from './declaration.ts';
import { flatReader } from './flat-reader.ts';
import { flatRecords } from './flat-records.ts';
import type { FlatRow } from './flat-row.ts';
import type { FlatTexts } from './flat-texts.ts';

/** Reads a declaration's layout; where lines of the file state totals, the rows before them must meet these. */
export function controlledReader(
  declaration: FlatDeclaration,
  head: FileHead,
  texts: FlatTexts,
): RowReader<FlatRow> | undefined {
  const reader = flatReader(declaration, head, texts);
  const { controlLine } = declaration;
  if (reader === undefined || controlLine === undefined) return reader;
  const foreseen = flatReader(declaration, head, texts);
  const place = flatRecords(declaration, head)?.columns.placeOf(controlLine.column) ?? -1;
  const isMarked = (fields: readonly string[]): boolean =>
    fields.some((field) => plainText(field) === plainText(controlLine.text));
  const amounts = new NumberMarks(declaration.decimalMark === undefined ? {} : { known: '.' });
  /** Undefined for a line that states no total, such as a header with a column of that name. */
  const totalIn = (fields: readonly string[]): number | undefined => {
    if (!isMarked(fields)) return undefined;
    const own = fields[place]?.trim() ?? '';
    const text = own === '' ? (fields.findLast((field) => /\d/.test(field)) ?? '') : own;
    if (text === '') return undefined;
    return readable(() => readCents(numberIn(declaration, text), controlLine.column, amounts));
  };
  const totals = new ControlTotals();
  return {
    ...reader,
    observe({ line, fields }) {
      const total = totalIn(fields);
      if (total !== undefined) {
        totals.meet(textOf(fields), total);
        return;
      }
      for (const row of readable(() => foreseen?.read({ line, fields, text: '' })) ?? [])
        totals.add(nameOf(row.invoice), row.netCents);
    },
    read(record) {
      if (totalIn(record.fields) === undefined)
        return reader.read(record).map((row) => ({ ...row, statedCents: totals.statedFor(nameOf(row.invoice)) }));
      const problem = totals.problemOf(textOf(record.fields));
      if (problem !== undefined) throw new UnreadableRow(controlLine.column, problem);
      return [];
    },
  };
}

const numberIn = ({ decimalMark }: FlatDeclaration, text: string): string =>
  decimalMark === undefined ? text : pointNumber(text, decimalMark, '');

const plainText = (text: string): string => withoutColon(text.trim()).toLowerCase();
const textOf = (fields: readonly string[]): string => fields.join('\u001f');
const nameOf = (key: InvoiceKey): string =>
  JSON.stringify([key.accountNumber, key.invoiceNumber, key.billDate, key.currencyCode]);
