import { type FileHead, type FileRecord, type RowReader, UnreadableRow } from '../../layout.ts';
import { countryOfAddress } from '../../mapping/country-of-address.ts';
import { AccountCurrencies, type Route } from '../../reading/account-currencies.ts';
import { readCents } from '../../reading/cents.ts';
import { assertSides, assertWeight, piecesOf } from '../../reading/checked-measures.ts';
import { currencyOf, plainText } from '../../reading/checked-text.ts';
import { columnNames } from '../../reading/column-names.ts';
import { copyOf } from '../../reading/copy-of.ts';
import { DateOrderFinder } from '../../reading/date-order.ts';
import { readDay } from '../../reading/dates.ts';
import { fingerprintOf } from '../../reading/fingerprint.ts';
import type { TextKeeper } from '../../reading/kept-texts.ts';
import { markOfCarrier, NumberMarks } from '../../reading/number-marks.ts';
import { printedNumber, withoutPadding } from '../../reading/plain-number.ts';
import { withPointMeasures } from '../../reading/point-measures.ts';
import { readable } from '../../reading/readable.ts';
import { invoiceSharer } from '../../reading/share-invoice.ts';
import { SumLines } from '../../reading/sum-lines.ts';
import { isTotalLine } from '../../reading/total-line.ts';
import { undatedPackages } from '../../reading/undated-packages.ts';
import { withoutMarks } from '../../reading/without-marks.ts';
import { billedAmounts } from './billed-amounts.ts';
import { ChargeRows } from './charge-rows.ts';
import { type FedexColumn, fedexColumns, fedexTexts } from './fedex-columns.ts';
import { type FedexHeader, readHeader } from './fedex-header.ts';
import type { FedexCharge, FedexRow } from './fedex-row.ts';

/** The memory that a charge takes in addition to its text. */
const sizeOfCharge = 100;
const measureColumns: readonly FedexColumn[] = ['actualWeight', 'ratedWeight', 'length', 'width', 'height', 'pieces'];
const keyColumns: readonly FedexColumn[] = ['accountNumber', 'invoiceNumber', 'invoiceDate', 'trackingId'];
const compactDate = /^\d{8}$/;

/** FedEx files have a header, which tells the columns of the dialect; people put a title above it. */
export function fedexReader(head: FileHead): RowReader<FedexRow> | undefined {
  const { delimiter, records, lines, answers, today } = head;
  const start = records.findIndex((fields) => readHeader(fields) !== undefined);
  const named = records[start];
  const header = named === undefined ? undefined : readHeader(named);
  if (named === undefined || header === undefined) return undefined;
  const rest = records.slice(start + 1);
  const firstLine = lines[start] ?? 0;
  const order = new DateOrderFinder({ known: answers?.dateOrder, delimiter, today });
  const currencies = new AccountCurrencies(answers?.currencyCode);
  const sums = new SumLines();
  const place = header.columns.get('invoiceDate') ?? -1;
  const isCompact = rest.every((fields) => compactDate.test(fields[place]?.trim() ?? ''));
  const amounts = new NumberMarks({ usual: markOfCarrier('.', delimiter) });
  const measures = new NumberMarks({ others: amounts });
  const places = measureColumns.flatMap((column) => {
    const measurePlace = header.columns.get(column);
    return measurePlace === undefined ? [] : [{ place: measurePlace, name: fedexColumns[column] }];
  });
  const keyPlaces = keyColumns.map((column) => header.columns.get(column) ?? -1);
  const keep = fedexTexts.keeperFor((column) => header.columns.get(column));
  const chargeRows = header.charges.length === 1 ? new ChargeRows() : undefined;
  const dialect = { header, order, amounts, currencies, share: invoiceSharer(), keep, chargeRows };
  const isSum = ({ line, fields }: FileRecord): boolean =>
    keyPlaces.every((each) => (fields[each] ?? '') === '') &&
    sums.isSum(line, fields, (text) => readCents(text, '', new NumberMarks({ others: amounts })));
  /** A file may begin with dates of FedEx and go on with others, which are read once more when all of them are known. */
  let hasOtherDates = false;
  let isSettled = false;
  const settleDates = (): boolean => {
    const wasOpen = hasOtherDates;
    hasOtherDates = false;
    isSettled = true;
    return wasOpen;
  };
  const names = columnNames(named);
  const headerText = named.join('\u001f');
  return {
    ...(isCompact && chargeRows === undefined
      ? {}
      : {
          observe: ({ line, fields }) => {
            if (line < firstLine) return;
            if (!isCompact) observeDates(fields, header, order);
            if (chargeRows !== undefined && fields.join('\u001f') !== headerText)
              observeCharge({ line, fields: fields.map(withoutMarks) }, header, chargeRows);
          },
        }),
    unknownColumns: header.unknown,
    questions: () => [...(order.question === undefined ? [] : [order.question]), ...currencies.questions],
    remarks: () => [...currencies.remarks, ...remarksOn(header)],
    columnNames: () => names,
    settle: () => [amounts.settle(), measures.settle(), currencies.settle(), settleDates()].includes(true),
    read: (record) => {
      if (record.line < firstLine || record.fields.join('\u001f') === headerText) return [];
      if (isTotalLine(record.fields, keyPlaces) || isSum(record)) return [];
      if (isCompact && !isSettled && !compactDate.test(record.fields[place]?.trim() ?? '')) {
        hasOtherDates = true;
        observeDates(record.fields, header, order);
      }
      const fields = withPointMeasures(record.fields.map(withoutMarks), places, measures);
      const row = readFedexRow({ ...record, fields }, dialect);
      sums.add(record.line, row.netCents);
      return [row];
    },
  };
}

function observeDates(fields: readonly string[], { columns }: FedexHeader, order: DateOrderFinder): void {
  const text = (column: FedexColumn): string => withoutMarks(fields[columns.get(column) ?? -1] ?? '');
  const [billed, shipped] = [text('invoiceDate'), text('shipmentDate')];
  for (const each of [billed, shipped, text('deliveryDate')]) order.observe(each);
  order.observePair(billed, shipped);
  const { from, to } = routeOf(text);
  if (from === to) order.observeCountry(from);
}

function routeOf(text: (column: FedexColumn) => string): Route {
  const payor = text('payor').trim().toUpperCase();
  return {
    from: countryOfAddress({
      country: text('shipperCountry'),
      state: text('shipperState'),
      postalCode: text('shipperZip'),
    }),
    to: countryOfAddress({
      country: text('recipientCountry'),
      state: text('recipientState'),
      postalCode: text('recipientZip'),
    }),
    payer: payor.startsWith('SHIPPER') ? 'sender' : payor.startsWith('RECIPIENT') ? 'recipient' : 'other',
  };
}

const keysOfPackage: readonly FedexColumn[] = [...keyColumns, 'groundPrefix', 'shipmentDate', 'packageId'];

/** Whose charge a line states, and what the package costs. */
function observeCharge(
  { line, fields }: Pick<FileRecord, 'line' | 'fields'>,
  { columns, charges: [pair] }: FedexHeader,
  chargeRows: ChargeRows,
): void {
  const marks = new NumberMarks();
  const centsAt = (place: number | undefined): number | undefined => {
    const text = fields[place ?? -1]?.trim() ?? '';
    return text === '' ? undefined : readCents(text, '', marks);
  };
  const read = readable(() => ({
    transportation: centsAt(columns.get('transportation')),
    net: centsAt(columns.get('netCharge')),
    charge: centsAt(pair?.[1]) ?? 0,
  }));
  const place = columns.get('trackingId') ?? -1;
  const numbers = keysOfPackage.map((column) => fields[columns.get(column) ?? -1]?.trim() ?? '');
  const key = (fields[place]?.trim() ?? '') === '' ? `line ${line}` : numbers.join('\u001f');
  if (read !== undefined) chargeRows.observe(line, key, read);
}

/** What people should know of a download that lacks columns. */
function remarksOn({ columns, charges }: FedexHeader): readonly string[] {
  const onDates = columns.has('shipmentDate') ? [] : [undatedPackages];
  if (charges.length > 0) return onDates;
  return columns.has('transportation')
    ? ['The file names no charges: what the net charge has beyond transportation counts as other.', ...onDates]
    : ['The file names no charges: fuel and accessorials are part of transportation.', ...onDates];
}

/** What the header and the whole file tell of its rows. */
interface FedexDialect {
  readonly header: FedexHeader;
  readonly order: DateOrderFinder;
  readonly amounts: NumberMarks;
  readonly currencies: AccountCurrencies;
  readonly share: ReturnType<typeof invoiceSharer>;
  readonly keep: TextKeeper;
  readonly chargeRows: ChargeRows | undefined;
}

function readFedexRow(
  { line, fields }: FileRecord,
  { header, order: { order }, amounts, currencies, share, keep, chargeRows }: FedexDialect,
): FedexRow {
  if (fields.length < lastNeeded(header) || fields.length > header.width + 1) {
    throw new UnreadableRow('', `The line has ${fields.length} columns; the header has ${header.width}.`);
  }
  const kept = keep(fields);
  const text = (column: FedexColumn): string => fedexTexts.textOf(kept, column);
  const number = (column: FedexColumn): string => printedNumber(text(column), fedexColumns[column]);
  const cents = (column: FedexColumn): number => readCents(text(column), fedexColumns[column], amounts);
  const day = (column: FedexColumn): string | undefined => readDay(text(column), fedexColumns[column], order);
  const lines = chargeRows?.find(line);
  const { transportationCents, charges, netCents } = billedAmounts(header, {
    transportation: cents('transportation'),
    charges: chargesOf(fields, header, amounts),
    net: cents('netCharge'),
    lines,
  });
  for (const column of ['actualWeight', 'ratedWeight'] as const) assertWeight(text(column), fedexColumns[column]);
  for (const column of ['length', 'width', 'height'] as const) assertSides(text(column), fedexColumns[column]);
  const shipmentDate = day('shipmentDate');
  const deliveryDate = day('deliveryDate');
  if (text('currency') === '') currencies.observe(text('accountNumber'), routeOf(text));
  const trackingNumber = `${number('groundPrefix')}${number('trackingId')}` || null;
  return {
    layout: 'fedex-billing-online',
    line,
    ...(lines === undefined ? {} : { group: `lines ${lines.first}` }),
    invoice: share({
      carrierId: 2,
      carrierName: 'FedEx',
      accountNumber: withoutPadding((number('accountNumber') || missing('accountNumber')).replaceAll('-', '')),
      invoiceNumber: withoutPadding((number('invoiceNumber') || missing('invoiceNumber')).replaceAll('-', '')),
      billDate: day('invoiceDate') ?? missing('invoiceDate'),
      currencyCode: currencyOf(text('currency') || currencies.currencyOf(text('accountNumber')), fedexColumns.currency),
    }),
    netCents,
    characters: charges.reduce((sum, { description }) => sum + description.length + sizeOfCharge, kept.length),
    statedCents: text('amountDue') === '' ? null : cents('amountDue'),
    fingerprint: fingerprintOf([
      trackingNumber,
      text('packageId'),
      shipmentDate,
      deliveryDate,
      text('serviceType'),
      transportationCents,
      ...charges.flatMap((charge) => [charge.description, charge.cents]),
      text('reference'),
      Number(text('ratedWeight').replace(',', '.') || 0),
    ]),
    trackingNumber,
    shipmentDate,
    isOfNoShipment: shipmentDate === undefined && header.columns.has('shipmentDate'),
    deliveryDate,
    transportationCents,
    charges,
    pieces: piecesOf(text('pieces'), fedexColumns.pieces),
    kept,
    text,
  };
}

/** Spreadsheets cut off empty columns at the end of a line. */
const lastNeeded = ({ columns }: FedexHeader): number => (columns.get('netCharge') ?? 0) + 1;

function chargesOf(fields: readonly string[], { charges }: FedexHeader, amounts: NumberMarks): FedexCharge[] {
  return charges.flatMap(([descriptionPlace, amountPlace], index) => {
    const description = copyOf(
      plainText(fields[descriptionPlace] ?? '', `Tracking ID Charge Description ${index + 1}`),
    );
    const amount = fields[amountPlace]?.trim() ?? '';
    if (description === '' && amount === '') return [];
    return [{ description, cents: readCents(amount, `Tracking ID Charge Amount ${index + 1}`, amounts) }];
  });
}

function missing(column: FedexColumn): never {
  throw new UnreadableRow(fedexColumns[column], 'The column is empty.');
}
