import { type FileHead, type FileRecord, type RowReader, UnreadableRow } from '../layout.ts';
import { readCents } from '../reading/cents.ts';
import { copyOf } from '../reading/copy-of.ts';
import { fingerprintOf } from '../reading/fingerprint.ts';
import { NumberMarks } from '../reading/number-marks.ts';
import { withoutDashes, withoutPadding } from '../reading/plain-number.ts';
import { readable } from '../reading/readable.ts';
import { withoutMarks } from '../reading/without-marks.ts';
import type { FlatDeclaration } from './declaration.ts';
import { flatReader } from './flat-reader.ts';
import { flatRecords } from './flat-records.ts';
import type { FlatCharge, FlatRow } from './flat-row.ts';
import type { FlatTexts } from './flat-texts.ts';

/** Amounts without tax and with it, in cents. */
interface Amounts {
  readonly net: number;
  readonly total: number;
}

/** What a file says of an invoice: in the line of the invoice, and in its rows together. */
interface Stated {
  /** The fields of the invoice's line, which its rows complete. */
  fields: readonly string[];
  /** The line of the invoice; undefined while there is none. */
  line: number | undefined;
  stated: (Amounts & { readonly fee: number }) | undefined;
  rows: number;
  ofRows: Amounts;
}

/**
 * Reads a layout whose lines are invoices and rows. The rows must add up to the line of their invoice. What that line has
 * beyond its rows counts only if it is the fee in its own column, and tax: both are a row of the account.
 */
export function invoiceLinesReader(
  declaration: FlatDeclaration,
  head: FileHead,
  texts: FlatTexts,
): RowReader<FlatRow> | undefined {
  const { invoiceLines } = declaration;
  const reader = flatReader(declaration, head, texts);
  const columns = flatRecords(declaration, head)?.columns;
  if (invoiceLines === undefined || reader === undefined || columns === undefined) return reader;
  const { typeColumn, invoiceType, rowType, netColumn, totalColumn, taxColumn, feeColumn } = invoiceLines;
  const amounts = new NumberMarks();
  const invoices = new Map<string, Stated>();
  const fieldOf = (fields: readonly string[], column: string): string =>
    withoutMarks(fields[columns.placeOf(column)] ?? '').trim();
  const typeOf = (fields: readonly string[]): string => fieldOf(fields, typeColumn).toUpperCase();
  const centsOf = (fields: readonly string[], column: string): number =>
    readCents(fieldOf(fields, column), column, amounts);
  const amountsOf = (fields: readonly string[]): Amounts => ({
    net: centsOf(fields, netColumn),
    total: centsOf(fields, totalColumn),
  });
  const numberOf = (fields: readonly string[]): string =>
    withoutPadding(withoutDashes(fieldOf(fields, declaration.columns.invoiceNumber ?? '')));
  const statedFor = (number: string): Stated => {
    const found = invoices.get(number) ?? {
      fields: [],
      line: undefined,
      stated: undefined,
      rows: 0,
      ofRows: { net: 0, total: 0 },
    };
    invoices.set(number, found);
    return found;
  };
  const [placeOfNet, placeOfTotal, placeOfTax] = [netColumn, totalColumn, taxColumn].map(columns.placeOf);
  /** One of the two totals may be empty where there is no tax. */
  const withBothTotals = (fields: readonly string[]): readonly string[] => {
    const [net = '', total = '', tax = ''] = [placeOfNet, placeOfTotal, placeOfTax].map((place) =>
      fields[place ?? -1]?.trim(),
    );
    if ((net === '') === (total === '') || /[1-9]/.test(tax)) return fields;
    return fields.map((field, place) => (place === placeOfNet || place === placeOfTotal ? net || total : field));
  };
  /** A row is billed to the account of its invoice, and may leave out the day and the currency. */
  const completedBy = (ofInvoice: readonly string[], fields: readonly string[]): readonly string[] =>
    ofInvoice.length === 0
      ? fields
      : fields.map((field, place) =>
          place === placeOfAccount || (placesLeftOut.has(place) && field.trim() === '')
            ? (ofInvoice[place] ?? field)
            : field,
        );
  const placeOfAccount = columns.targets.get('accountNumber');
  const placesLeftOut: ReadonlySet<number | undefined> = new Set([
    columns.targets.get('billDate'),
    columns.targets.get('currency'),
  ]);
  const kept: ReadonlySet<number | undefined> = new Set([placeOfAccount, ...placesLeftOut]);
  const columnsOfCharges = new Set(
    declaration.charges.flatMap(({ column, incentiveColumn }) => [column, incentiveColumn ?? column]),
  );
  if (declaration.rowTotal !== undefined) columnsOfCharges.add(declaration.rowTotal);
  const placesOfCharges = new Set([...columnsOfCharges].map(columns.placeOf));

  function invoiceLine(record: FileRecord): FlatRow[] {
    const { line, stated, rows, ofRows } = statedFor(numberOf(record.fields));
    const { net, total } = amountsOf(record.fields);
    const fee = centsOf(record.fields, feeColumn);
    if (line !== record.line && (stated?.net !== net || stated.total !== total))
      throw new UnreadableRow(totalColumn, 'The invoice has another amount on an earlier line.');
    const beyond = { net: net - ofRows.net, total: total - ofRows.total };
    if (rows === 0 && total !== 0 && beyond.net !== fee) throw noRows(rowType, totalColumn);
    if (line !== record.line || beyond.net !== fee || beyond.total === 0) return [];
    const blank = record.fields.map((field, place) => (placesOfCharges.has(place) ? '' : field));
    const charges: FlatCharge[] = [
      { column: feeColumn, text: feeColumn, meaning: { family: 'fee' as const }, cents: fee, incentiveCents: 0 },
      {
        column: totalColumn,
        text: 'VAT',
        meaning: { family: 'tax' as const },
        cents: beyond.total - beyond.net,
        incentiveCents: 0,
      },
    ].filter(({ cents }) => cents !== 0);
    return (
      reader?.read({ ...record, fields: blank }).map((row) => ({
        ...row,
        statedCents: total,
        charges,
        netCents: beyond.total,
        fingerprint: fingerprintOf([row.fingerprint, 'invoice', fee, beyond.total]),
      })) ?? []
    );
  }

  return {
    ...reader,
    observe(record) {
      reader.observe?.(record);
      const { line } = record;
      const fields = withBothTotals(record.fields);
      const type = typeOf(fields);
      if (type !== invoiceType && type !== rowType) return;
      const read = readable(() => ({
        ...amountsOf(fields),
        fee: type === invoiceType ? centsOf(fields, feeColumn) : 0,
      }));
      if (read === undefined) return;
      const invoice = statedFor(numberOf(fields));
      if (type === invoiceType) {
        if (invoice.line === undefined)
          invoice.fields = fields.map((field, place) => (kept.has(place) ? copyOf(field) : ''));
        invoice.line ??= line;
        invoice.stated ??= read;
        return;
      }
      invoice.rows += 1;
      invoice.ofRows = { net: invoice.ofRows.net + read.net, total: invoice.ofRows.total + read.total };
    },
    read(original) {
      const type = typeOf(original.fields);
      const { fields: ofInvoice } = statedFor(numberOf(original.fields));
      const both = withBothTotals(original.fields);
      const record = { ...original, fields: type === rowType ? completedBy(ofInvoice, both) : both };
      if (type === invoiceType) return invoiceLine(record);
      const rows = reader.read(record);
      if (rows.length > 0 && type !== rowType)
        throw new UnreadableRow(typeColumn, `‘${type.slice(0, 20)}’ is no type of line of this layout.`);
      const total = statedFor(numberOf(record.fields)).stated?.total ?? null;
      return rows.map((row) => ({ ...row, statedCents: total }));
    },
  };
}

const noRows = (rowType: string, column: string): UnreadableRow =>
  new UnreadableRow(column, `The invoice states an amount, but no ${rowType} line names it.`);
