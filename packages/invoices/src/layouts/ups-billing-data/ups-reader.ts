import { type FileHead, type FileRecord, type RowReader, UnreadableRow } from '../../layout.ts';
import { countryCodeOf } from '../../mapping/country-code.ts';
import { readCents } from '../../reading/cents.ts';
import { assertSides, assertWeight } from '../../reading/checked-measures.ts';
import { currencyOf } from '../../reading/checked-text.ts';
import { DateOrderFinder } from '../../reading/date-order.ts';
import { readDay } from '../../reading/dates.ts';
import type { TextKeeper } from '../../reading/kept-texts.ts';
import { markOfCarrier, NumberMarks } from '../../reading/number-marks.ts';
import { printedNumber, withoutPadding } from '../../reading/plain-number.ts';
import { type MeasureColumn, withPointMeasures } from '../../reading/point-measures.ts';
import { invoiceSharer } from '../../reading/share-invoice.ts';
import { SumLines } from '../../reading/sum-lines.ts';
import { isTotalLine } from '../../reading/total-line.ts';
import { withoutMarks } from '../../reading/without-marks.ts';
import {
  columnCount,
  fewestColumns,
  upsNameOf as nameOf,
  type UpsColumn,
  upsColumnList,
  upsColumns,
  upsTexts,
} from './columns.ts';
import { placesByName, placesInOrder, type UpsPlaces } from './ups-header.ts';
import { isInformation, trackingColumns, UpsRow } from './ups-row.ts';

const version = /^\d+([.,]\d+)?$/;
const measureColumns: readonly UpsColumn[] = ['enteredWeight', 'billedWeight', 'packageQuantity'];
const weightColumns: readonly UpsColumn[] = ['enteredWeight', 'billedWeight'];
const sizeColumns: readonly UpsColumn[] = ['packageDimensions', 'keyedDimensions'];
const iso = /^\d{4}-\d{2}-\d{2}/;
const category = /^(SHP|RTN|ADJ|MIS)$/i;
const currency = /^[A-Z]{3}$/i;
const keyColumns: readonly UpsColumn[] = ['accountNumber', 'invoiceNumber', 'invoiceDate', 'trackingNumber'];

/** Where a file has its columns, and how its rows are told from other lines. */
interface UpsForm {
  readonly places: UpsPlaces;
  /** With the names of the documentation; undefined if columns are in its order. */
  readonly header: readonly string[] | undefined;
  /** Lines before this one hold no rows. */
  readonly firstLine: number;
  readonly fewestFields: number;
  readonly mostFields: number;
}

/**
 * UPS files have no header; spreadsheets and portals add one, and a title above it. A header tells where the columns are.
 * Without one, a file is recognised by the version in the first cell and by the width, or by what else is in the columns
 * if a spreadsheet has cut off those that are empty.
 */
export function upsReader(head: FileHead): RowReader<UpsRow> | undefined {
  const form = namedForm(head) ?? orderedForm(head);
  if (form === undefined) return undefined;
  const { delimiter, records, lines, answers, today } = head;
  const { places, firstLine, fewestFields, mostFields } = form;
  const { placeOf } = places;
  const order = new DateOrderFinder({ known: answers?.dateOrder, delimiter, today });
  const amounts = new NumberMarks({ usual: markOfCarrier('.', delimiter) });
  const measures = new NumberMarks({ others: amounts });
  const sums = new SumLines();
  const dialect: UpsDialect = {
    order,
    amounts,
    measures,
    measureColumns: measureColumns.flatMap((column) =>
      placeOf(column) < 0 ? [] : [{ place: placeOf(column), name: nameOf(column) }],
    ),
    share: invoiceSharer(),
    keep: upsTexts.keeperFor(placeOf),
    fewestFields,
    mostFields,
    width: places.names.length,
  };
  const isHeaderLine = headerTest(form);
  const keyPlaces = keyColumns.map(placeOf);
  const isTotal = ({ line, fields }: FileRecord): boolean =>
    (fields[placeOf('category')] ?? '') === '' &&
    (isTotalLine(fields, keyPlaces) ||
      sums.isSum(line, fields, (text) => readCents(text, nameOf('netAmount'), new NumberMarks({ others: amounts }))));
  const isIso = records.every(
    (fields, index) =>
      (lines[index] ?? 0) <= firstLine || beginsWithVersion(fields) || iso.test(fields[placeOf('invoiceDate')] ?? ''),
  );
  /** A file may begin with dates of UPS and go on with others, which are read once more when all of them are known. */
  let hasOtherDates = false;
  let isSettled = false;
  const settleDates = (): boolean => {
    const wasOpen = hasOtherDates;
    hasOtherDates = false;
    isSettled = true;
    return wasOpen;
  };
  return {
    usedPlaces: upsColumnList.map(placeOf).filter((place) => place >= 0),
    ...(isIso
      ? {}
      : { observe: ({ line, fields }) => (line < firstLine ? undefined : observeDates(fields, placeOf, order)) }),
    unknownColumns: places.unknown,
    questions: () => (order.question === undefined ? [] : [order.question]),
    columnNames: () => places.names,
    settle: () => [amounts.settle(), measures.settle(), settleDates()].includes(true),
    read: (record) => {
      if (record.line < firstLine || isHeaderLine(record) || isTotal(record)) return [];
      if (isIso && !isSettled && !iso.test(record.fields[placeOf('invoiceDate')] ?? '')) {
        hasOtherDates = true;
        observeDates(record.fields, placeOf, order);
      }
      const row = readUpsRow(unmarked(record), dialect);
      sums.add(record.line, row.netCents);
      return [row];
    },
  };
}

/** A file with a header that has the names of the documentation. */
function namedForm({ records, lines }: FileHead): UpsForm | undefined {
  for (const [index, header] of records.entries()) {
    const places = placesByName(header);
    if (places === undefined) continue;
    const sample = records[index + 1];
    if (sample !== undefined && !isUpsCharge(sample, places.placeOf)) return undefined;
    return {
      places,
      header,
      firstLine: lines[index] ?? 0,
      fewestFields: places.fewestFields,
      mostFields: header.length + 1,
    };
  }
  return undefined;
}

/** A file in the order of the documentation, without a header or with one that a program made up. */
function orderedForm({ records, lines }: FileHead): UpsForm | undefined {
  const start = records.findIndex(beginsWithVersion);
  const below = records.slice(start + 1);
  const isCut = start >= 0 || !below.some(isWide);
  const isFirstRow = (fields: readonly string[]): boolean =>
    hasVersion(fields) &&
    ((isWide(fields) && fields.length <= columnCount + 1) ||
      ((isCut || isWide(fields)) && isUpsCharge(fields, (column) => upsColumns[column])));
  const sample = start >= 0 ? below[0] : below.find(isFirstRow);
  if (sample === undefined ? start < 0 : !isFirstRow(sample)) return undefined;
  if (start >= 0 && !isWide(records[start] ?? [])) return undefined;
  const width = Math.max(columnCount, sample?.length ?? 0);
  const places = placesInOrder(width <= columnCount + 1 ? columnCount : width);
  return {
    places,
    header: undefined,
    firstLine: start >= 0 ? (lines[start] ?? 0) : 0,
    fewestFields: isCut ? places.fewestFields : fewestColumns,
    mostFields: Math.max(width, columnCount + 1),
  };
}

const isWide = (fields: readonly string[]): boolean => fields.length >= fewestColumns;
const hasVersion = ([first]: readonly string[]): boolean => version.test(first?.trim() ?? '');
const beginsWithVersion = ([first]: readonly string[]): boolean => first?.trim().toLowerCase() === 'version';
const isUpsCharge = (fields: readonly string[], placeOf: UpsPlaces['placeOf']): boolean =>
  fields.length > placeOf('netAmount') &&
  category.test(fields[placeOf('category')]?.trim() ?? '') &&
  currency.test(fields[placeOf('invoiceCurrency')]?.trim() ?? '');

/**
 * Whether a record repeats the header, as in files that were put together.
 * @throws UnreadableRow for a header with other columns, and for the rows below it
 */
function headerTest({ header, places: { placeOf } }: UpsForm): (record: FileRecord) => boolean {
  const places = upsColumnList.map(placeOf).filter((place) => place >= 0);
  const nameAt = (fields: readonly string[], place: number): string => (fields[place] ?? '').trim().toLowerCase();
  let changedAt = Number.POSITIVE_INFINITY;
  return ({ line, fields }) => {
    if (header === undefined) return beginsWithVersion(fields);
    if (line > changedAt)
      throw new UnreadableRow('', `Line ${changedAt} names other columns than the header. Load the parts one by one.`);
    if (nameAt(fields, placeOf('netAmount')) === nameAt(header, placeOf('netAmount')))
      if (places.every((place) => nameAt(fields, place) === nameAt(header, place))) return true;
    if (!beginsWithVersion(fields)) return false;
    changedAt = line;
    throw new UnreadableRow('', 'The line names other columns than the header. Load the parts of the file one by one.');
  };
}

/** Only where the line has a mark: looking at 250 fields of every line takes long. */
const unmarked = (record: FileRecord): FileRecord =>
  record.text.includes('="') || record.text.includes("'")
    ? { ...record, fields: record.fields.map(withoutMarks) }
    : record;

function observeDates(fields: readonly string[], placeOf: UpsPlaces['placeOf'], order: DateOrderFinder): void {
  const text = (column: UpsColumn): string => withoutMarks(fields[placeOf(column)] ?? '');
  const [billed, shipped] = [text('invoiceDate'), text('transactionDate')];
  order.observe(billed);
  order.observe(shipped);
  order.observePair(billed, shipped);
  order.observeCountry(countryCodeOf(text('accountCountry')));
}

/** What the whole file tells of its rows. */
interface UpsDialect {
  readonly order: DateOrderFinder;
  readonly amounts: NumberMarks;
  readonly measures: NumberMarks;
  readonly share: ReturnType<typeof invoiceSharer>;
  readonly keep: TextKeeper;
  readonly measureColumns: readonly MeasureColumn[];
  readonly fewestFields: number;
  readonly mostFields: number;
  /** How many columns a whole line has. */
  readonly width: number;
}

function readUpsRow(
  { line, fields }: FileRecord,
  { order: { order }, amounts, measures, share, keep, ...form }: UpsDialect,
): UpsRow {
  if (fields.length < form.fewestFields || fields.length > form.mostFields) {
    throw new UnreadableRow('', `The line has ${fields.length} columns; a line of this layout has ${form.width}.`);
  }
  const kept = keep(withPointMeasures(fields, form.measureColumns, measures));
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
