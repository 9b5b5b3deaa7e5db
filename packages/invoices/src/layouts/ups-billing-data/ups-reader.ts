import { type FileHead, type FileRecord, type RowReader, UnreadableRow } from '../../layout.ts';
import { readCents } from '../../reading/cents.ts';
import { assertSides, assertWeight } from '../../reading/checked-measures.ts';
import { currencyOf } from '../../reading/checked-text.ts';
import { DateOrderFinder, readDay } from '../../reading/dates.ts';
import type { TextKeeper } from '../../reading/kept-texts.ts';
import { markOfCarrier, NumberMarks } from '../../reading/number-marks.ts';
import { printedNumber, withoutPadding } from '../../reading/plain-number.ts';
import { withPointMeasures } from '../../reading/point-measures.ts';
import { invoiceSharer } from '../../reading/share-invoice.ts';
import { isTotalLine } from '../../reading/total-line.ts';
import { withoutMarks } from '../../reading/without-marks.ts';
import { columnCount, fewestColumns, upsNameOf as nameOf, type UpsColumn, upsColumns, upsTexts } from './columns.ts';
import { documentedColumns } from './documented-columns.ts';
import { isInformation, trackingColumns, UpsRow } from './ups-row.ts';

const version = /^\d+([.,]\d+)?$/;
const dateColumns: readonly UpsColumn[] = ['invoiceDate', 'transactionDate'];
const measureColumns = (['enteredWeight', 'billedWeight', 'packageQuantity'] as const).map((column) => ({
  place: upsColumns[column],
  name: nameOf(column),
}));
const weightColumns: readonly UpsColumn[] = ['enteredWeight', 'billedWeight'];
const sizeColumns: readonly UpsColumn[] = ['packageDimensions', 'keyedDimensions'];
const iso = /^\d{4}-\d{2}-\d{2}/;
const category = /^(SHP|RTN|ADJ|MIS)$/i;
const currency = /^[A-Z]{3}$/i;

/**
 * UPS files have no header; spreadsheets add one, and a title above it. Recognised by the version in the first cell and by
 * the width, or by what else is in the columns if a spreadsheet has cut off those that are empty.
 */
export function upsReader({ delimiter, records, lines }: FileHead): RowReader<UpsRow> | undefined {
  const start = records.findIndex(isHeader);
  const below = records.slice(start + 1);
  const isCut = start >= 0 || !below.some((fields) => isWide(fields));
  const isFirstRow = (fields: readonly string[]): boolean =>
    hasVersion(fields) && (isWide(fields) || (isCut && isUpsCharge(fields)));
  const sample = start >= 0 ? below[0] : below.find(isFirstRow);
  if (sample === undefined ? start < 0 : !isFirstRow(sample)) return undefined;
  if (start >= 0 && !isWide(records[start] ?? [])) return undefined;
  const firstLine = start >= 0 ? (lines[start] ?? 0) : 0;
  const order = new DateOrderFinder(delimiter === ';' ? 'day first' : 'month first');
  const amounts = new NumberMarks({ usual: markOfCarrier('.', delimiter) });
  const measures = new NumberMarks({ others: amounts });
  const dialect = {
    order,
    amounts,
    measures,
    share: invoiceSharer(),
    keep: upsTexts.keeperFor((column) => upsColumns[column]),
    fewestColumns: isCut ? fewestCutColumns : fewestColumns,
  };
  const isIso = below.every((fields) => isHeader(fields) || iso.test(fields[upsColumns.invoiceDate] ?? ''));
  return {
    usedPlaces: Object.values(upsColumns),
    ...(isIso ? {} : { observe: ({ line, fields }) => (line < firstLine ? undefined : observeDates(fields, order)) }),
    columnNames: () => documentedColumns,
    settle: () => [amounts.settle(), measures.settle()].includes(true),
    read: (record) =>
      record.line < firstLine || isHeader(record.fields) || isTotal(record)
        ? []
        : [readUpsRow(unmarked(record), dialect)],
  };
}

/** A row needs its net amount; what stands behind it may be empty. */
const fewestCutColumns = upsColumns.netAmount + 1;

const isWide = (fields: readonly string[], fewest = fewestColumns): boolean =>
  fields.length >= fewest && fields.length <= columnCount + 1;
const hasVersion = ([first]: readonly string[]): boolean => version.test(first?.trim() ?? '');
const isUpsCharge = (fields: readonly string[]): boolean =>
  isWide(fields, fewestCutColumns) &&
  category.test(fields[upsColumns.category]?.trim() ?? '') &&
  currency.test(fields[upsColumns.invoiceCurrency]?.trim() ?? '');
const isHeader = ([first]: readonly string[]): boolean => first?.trim().toLowerCase() === 'version';

const keyPlaces = (['accountNumber', 'invoiceNumber', 'invoiceDate', 'trackingNumber'] as const).map(
  (column) => upsColumns[column],
);
const isTotal = ({ fields }: FileRecord): boolean =>
  (fields[upsColumns.category] ?? '') === '' && isTotalLine(fields, keyPlaces);

/** Only where the line has a mark: looking at 250 fields of every line takes long. */
const unmarked = (record: FileRecord): FileRecord =>
  record.text.includes('="') || record.text.includes("'")
    ? { ...record, fields: record.fields.map(withoutMarks) }
    : record;

function observeDates(fields: readonly string[], order: DateOrderFinder): void {
  for (const column of dateColumns) order.observe(withoutMarks(fields[upsColumns[column]] ?? ''));
}

/** What the whole file tells of its rows. */
interface UpsDialect {
  readonly order: DateOrderFinder;
  readonly amounts: NumberMarks;
  readonly measures: NumberMarks;
  readonly share: ReturnType<typeof invoiceSharer>;
  readonly keep: TextKeeper;
  readonly fewestColumns: number;
}

function readUpsRow(
  { line, fields }: FileRecord,
  { order: { order }, amounts, measures, share, keep, fewestColumns: fewest }: UpsDialect,
): UpsRow {
  if (!isWide(fields, fewest)) {
    throw new UnreadableRow('', `The line has ${fields.length} columns; a line of this layout has ${columnCount}.`);
  }
  const kept = keep(withPointMeasures(fields, measureColumns, measures));
  const text = (column: UpsColumn): string => upsTexts.textOf(kept, column);
  const number = (column: UpsColumn): string => printedNumber(text(column), nameOf(column));
  const required = (column: UpsColumn): string => text(column) || missing(column);
  const cents = (column: UpsColumn): number => readCents(text(column), nameOf(column), amounts);
  const day = (column: UpsColumn): string | undefined => readDay(text(column), nameOf(column), order);
  for (const column of weightColumns) assertWeight(text(column), nameOf(column));
  for (const column of sizeColumns) assertSides(text(column), nameOf(column));
  assertTrackingNumber(number);
  const days = { transactionDate: day('transactionDate'), deliveryDate: day('deliveryDate') };
  required('category');
  const amountOf = isInformation(kept) ? () => 0 : cents;
  return new UpsRow({
    line,
    kept,
    ...days,
    incentiveCents: amountOf('incentiveAmount'),
    netCents: amountOf('netAmount'),
    invoice: share({
      carrierId: 1,
      carrierName: 'UPS',
      accountNumber: withoutPadding(number('accountNumber') || missing('accountNumber')),
      invoiceNumber: withoutPadding(number('invoiceNumber') || missing('invoiceNumber')),
      billDate: day('invoiceDate') ?? missing('invoiceDate'),
      currencyCode: currencyOf(required('invoiceCurrency'), nameOf('invoiceCurrency')),
    }),
    statedCents: readCents(required('invoiceAmount'), nameOf('invoiceAmount'), amounts),
  });
}

/** @throws UnreadableRow when a spreadsheet has rounded the number that tells the package. */
function assertTrackingNumber(number: (column: UpsColumn) => string): void {
  for (const column of trackingColumns) if (number(column) !== '') return;
}

function missing(column: UpsColumn): never {
  throw new UnreadableRow(nameOf(column), 'The column is empty.');
}
