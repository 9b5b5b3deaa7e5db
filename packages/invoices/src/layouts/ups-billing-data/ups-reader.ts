import { type FileHead, type FileRecord, type RowReader, UnreadableRow } from '../../layout.ts';
import { readCents } from '../../reading/cents.ts';
import { assertSides, assertWeight } from '../../reading/checked-measures.ts';
import { currencyOf } from '../../reading/checked-text.ts';
import { DateOrderFinder, readDay } from '../../reading/dates.ts';
import { fingerprintOf } from '../../reading/fingerprint.ts';
import { markOfCarrier, NumberMarks } from '../../reading/number-marks.ts';
import { printedNumber, withoutPadding } from '../../reading/plain-number.ts';
import { withPointMeasures } from '../../reading/point-measures.ts';
import { invoiceSharer } from '../../reading/share-invoice.ts';
import { columnCount, fewestColumns, upsNameOf as nameOf, type UpsColumn, upsColumns, upsTexts } from './columns.ts';
import { documentedColumns } from './documented-columns.ts';
import type { UpsRow } from './ups-row.ts';

const version = /^\d+([.,]\d+)?$/;
const dateColumns: readonly UpsColumn[] = ['invoiceDate', 'transactionDate'];
const measureColumns = (['enteredWeight', 'billedWeight', 'packageQuantity'] as const).map((column) => ({
  place: upsColumns[column],
  name: nameOf(column),
}));
const iso = /^\d{4}-\d{2}-\d{2}/;

/** UPS files have no header; spreadsheets add one. Recognised by the version in the first cell and by the width. */
export function upsReader({ delimiter, records }: FileHead): RowReader<UpsRow> | undefined {
  const [first, second] = records;
  if (first === undefined || !isWide(first)) return undefined;
  const hasHeader = first[0]?.trim().toLowerCase() === 'version';
  const sample = hasHeader ? second : first;
  if (sample === undefined || !isWide(sample) || !version.test(sample[0]?.trim() ?? '')) return undefined;
  const share = invoiceSharer();
  const order = new DateOrderFinder(delimiter === ';' ? 'day first' : 'month first');
  const amounts = new NumberMarks({ usual: markOfCarrier('.', delimiter) });
  const measures = new NumberMarks({ others: amounts });
  const isIso = records.every((fields) => isHeader(fields) || iso.test(fields[upsColumns.invoiceDate] ?? ''));
  return {
    ...(isIso ? {} : { observe: ({ fields }) => observeDates(fields, order) }),
    columnNames: () => documentedColumns,
    settle: () => [amounts.settle(), measures.settle()].includes(true),
    read: (record) => (isHeader(record.fields) ? [] : [readUpsRow(record, { order, amounts, measures, share })]),
  };
}

const isWide = ({ length }: readonly string[]): boolean => length >= fewestColumns && length <= columnCount + 1;
const isHeader = ([first]: readonly string[]): boolean => first?.trim().toLowerCase() === 'version';

function observeDates(fields: readonly string[], order: DateOrderFinder): void {
  for (const column of dateColumns) order.observe(fields[upsColumns[column]] ?? '');
}

/** What the whole file tells of its rows. */
interface UpsDialect {
  readonly order: DateOrderFinder;
  readonly amounts: NumberMarks;
  readonly measures: NumberMarks;
  readonly share: ReturnType<typeof invoiceSharer>;
}

function readUpsRow({ line, fields }: FileRecord, { order: { order }, amounts, measures, share }: UpsDialect): UpsRow {
  if (!isWide(fields)) {
    throw new UnreadableRow('', `The line has ${fields.length} columns; a line of this layout has ${columnCount}.`);
  }
  const { text, kept } = upsTexts(withPointMeasures(fields, measureColumns, measures));
  const number = (column: UpsColumn): string => printedNumber(text(column), nameOf(column));
  const required = (column: UpsColumn): string => text(column) || missing(column);
  const cents = (column: UpsColumn): number => readCents(text(column), nameOf(column), amounts);
  const day = (column: UpsColumn): string | undefined => readDay(text(column), nameOf(column), order);
  for (const column of ['enteredWeight', 'billedWeight'] as const) assertWeight(text(column), nameOf(column));
  for (const column of ['packageDimensions', 'keyedDimensions'] as const) assertSides(text(column), nameOf(column));
  const classification = text('classification').toUpperCase();
  const row = {
    trackingNumber:
      number('trackingNumber') || number('originalTrackingNumber') || number('leadShipmentNumber') || null,
    transactionDate: day('transactionDate'),
    deliveryDate: day('deliveryDate'),
    category: required('category').toUpperCase(),
    detail: text('categoryDetail').toUpperCase(),
    classification,
    code: codeOf(text('chargeCode')),
    description: text('chargeDescription'),
    incentiveCents: classification === 'INF' ? 0 : cents('incentiveAmount'),
  };
  const netCents = classification === 'INF' ? 0 : cents('netAmount');
  const invoice = share({
    carrierId: 1,
    carrierName: 'UPS',
    accountNumber: withoutPadding(number('accountNumber') || missing('accountNumber')),
    invoiceNumber: withoutPadding(number('invoiceNumber') || missing('invoiceNumber')),
    billDate: day('invoiceDate') ?? missing('invoiceDate'),
    currencyCode: currencyOf(required('invoiceCurrency'), nameOf('invoiceCurrency')),
  });
  return {
    ...row,
    layout: 'ups-billing-data',
    line,
    invoice,
    netCents,
    characters: kept.length,
    statedCents: readCents(required('invoiceAmount'), nameOf('invoiceAmount'), amounts),
    fingerprint: fingerprintOf([
      ...Object.values(row),
      netCents,
      withoutPadding(text('zone')),
      Number(text('packageQuantity') || 0),
      Number(text('billedWeight').replace(',', '.') || 0),
      text('packageReference1'),
      text('miscellaneousLine1'),
    ]),
    kept,
    text,
  };
}

/** Spreadsheets turn the service code 003 into 3. */
const codeOf = (text: string): string => (/^\d{1,2}$/.test(text) ? text.padStart(3, '0') : text);

function missing(column: UpsColumn): never {
  throw new UnreadableRow(nameOf(column), 'The column is empty.');
}
