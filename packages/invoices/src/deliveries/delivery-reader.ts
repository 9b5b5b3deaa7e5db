import type { DeliveryTarget, ReferenceTarget } from '@waybill/contract';
import {
  type DeliveryFact,
  parcelCarriers,
  type ReferenceColumn,
  type ReferenceFields,
  type ShippedPackage,
} from '@waybill/model';
import { UnknownLayout } from '../invoice-file.ts';
import { type FileHead, type FileRecord, UnreadableRow } from '../layout.ts';
import { weightOf } from '../mapping/weight.ts';
import { keyText, plainText } from '../reading/checked-text.ts';
import { columnNames } from '../reading/column-names.ts';
import { DateOrderFinder } from '../reading/date-order.ts';
import { withoutDashes, withoutPadding } from '../reading/plain-number.ts';
import type { ReadingQuestion } from '../reading/reading-answers.ts';
import { isTotalLine } from '../reading/total-line.ts';
import { withoutMarks } from '../reading/without-marks.ts';
import { deliveryColumnNames, deliveryColumnsOf } from './delivery-columns.ts';
import type { DeliveryForm, DeliveryLayout } from './delivery-layout.ts';
import { moneyColumn } from './money-columns.ts';
import { readMoment } from './read-moment.ts';
import { meaningOf } from './status-words.ts';

const ups = 1;
const upsNumber = /^1Z[A-Z0-9]{16}$/;
/** Far longer than any order number; what is longer is not one. */
const longestField = 100;
const fieldColumns: readonly (readonly [ReferenceTarget, ReferenceColumn])[] = [
  ['orderNumber', 'order_number'],
  ['sku', 'sku'],
  ['costCentre', 'cost_centre'],
  ['carton', 'carton'],
];

/** What spreadsheets make of long numbers; the digits are lost. */
const shortened = /^\d+([.,]\d+)?e\+?\d+$/i;

/** Clocks of twelve hours and zones of North America: dates begin with the month there. */
const isAmerican = /\d\s*[ap]\.?m\b|\b[ECMP][SD]T$/i;

/** The file has the columns of a list of deliveries, but also amounts, which such a list would leave out. */
export class BillsMoney extends UnknownLayout {
  constructor(column: string) {
    super(
      `This is not a list of deliveries: it has amounts in ‘${column}’. Map its columns once, and files like this are recognised.`,
    );
  }
}

/** Reads the records of a file of one layout. */
export class DeliveryReader {
  readonly #form: DeliveryForm;
  readonly #dates: DateOrderFinder;

  constructor(form: DeliveryForm) {
    this.#form = form;
    const { dateOrder, answers, delimiter, today } = form;
    this.#dates = new DateOrderFinder({ known: dateOrder ?? answers?.dateOrder, delimiter, today });
  }

  /** Undefined when the file is of another layout. @throws BillsMoney if it has the columns of this one, and amounts. */
  static of(layout: DeliveryLayout, { delimiter, records, answers, today }: FileHead): DeliveryReader | undefined {
    for (const [index, header] of records.entries()) {
      const places = deliveryColumnsOf(layout, header);
      if (places === undefined) continue;
      const bills = moneyColumn(header, records.slice(index + 1));
      if (bills !== undefined) throw new BillsMoney(bills);
      return new DeliveryReader({
        ...layout,
        places,
        header: columnNames(header),
        headerText: header.join('\n'),
        firstRow: 1,
        dateOrder: undefined,
        delimiter,
        deliveredStatuses: new Set(),
        answers,
        today,
      });
    }
    return undefined;
  }

  get columnNames(): readonly string[] {
    return this.#form.header;
  }

  /** What the file leaves open, once it was observed. */
  get questions(): readonly ReadingQuestion[] {
    const { question } = this.#dates;
    return question === undefined ? [] : [question];
  }

  /** Looks at every record before the first is read: only the whole file shows the order of its dates. */
  observe(fields: readonly string[]): void {
    const text = (target: DeliveryTarget): string => withoutMarks(fields[this.#form.places.get(target) ?? -1] ?? '');
    const [promised, delivered] = [text('promised'), text('delivered')];
    for (const moment of [promised, delivered]) {
      this.#dates.observe(moment);
      if (isAmerican.test(moment)) this.#dates.observeCountry('US');
    }
    if (isAmerican.test(text('timeZone'))) this.#dates.observeCountry('US');
    this.#dates.observePair(delivered, promised);
  }

  /**
   * Reads the records of the file from its beginning, one after another: the fact of each; undefined for a title, a
   * header, or a line that says nothing about the delivery yet. What is returned throws UnreadableRow.
   */
  begin(): (record: FileRecord) => DeliveryFact | undefined {
    const { headerText, firstRow } = this.#form;
    let isBelowHeader = headerText === undefined;
    return (record) => {
      const { line, fields } = record;
      if (fields.join('\n') === headerText) {
        isBelowHeader = true;
        return undefined;
      }
      const isRow = isBelowHeader && line >= firstRow && fields.some((field) => field.trim() !== '');
      if (!isRow || isTotalLine(fields, [this.#form.places.get('trackingNumber') ?? 0])) return undefined;
      return this.#factOf({ ...record, fields: fields.map(withoutMarks) });
    };
  }

  #factOf({ line, fields }: FileRecord): DeliveryFact | undefined {
    const text = (target: DeliveryTarget): string => {
      const place = this.#form.places.get(target);
      return place === undefined ? '' : plainText(fields[place] ?? '', this.#columnOf(target));
    };
    const fieldsOfPackage = this.#fields(text);
    const isOfReferences = this.#form.kind === 'references';
    if (isOfReferences && Object.keys(fieldsOfPackage).length === 0) return undefined;
    const reference = isOfReferences ? this.#reference(fields) : null;
    const trackingNumber = reference === null ? this.#trackingNumber(fields) : '';
    const zone = text('timeZone');
    const { order } = this.#dates;
    const moment = (date: 'promised' | 'delivered', time: 'promisedTime' | 'deliveredTime') =>
      readMoment({ date: text(date), time: text(time), zone, column: this.#columnOf(date) }, order);
    const statesDelivery = this.#statesDelivery(text('status'));
    const promised = moment('promised', 'promisedTime');
    const delivered = statesDelivery ? moment('delivered', 'deliveredTime') : null;
    const reason = text('reason');
    const status = text('status') || reason;
    const shipped = this.#shipped(text);
    const isListed = this.#form.kind === 'manifest' && shipped.day !== null;
    const isStated = promised !== null || delivered !== null || status !== '' || isListed;
    if (!isStated && Object.keys(fieldsOfPackage).length === 0) return undefined;
    return {
      line,
      carrierId: this.#form.carrierId ?? carrierOf(text('carrier'), trackingNumber),
      trackingNumber,
      reference,
      promised,
      delivered,
      status: reason === '' || reason === status ? orNull(status) : `${status}: ${reason}`,
      ...meaningOf(text('status'), reason),
      signedBy: statesDelivery ? orNull(text('signedBy')) : null,
      leftAt: statesDelivery ? orNull(text('leftAt')) : null,
      shipped,
      fields: fieldsOfPackage,
    };
  }

  #fields(text: (target: DeliveryTarget) => string): ReferenceFields {
    const stated = fieldColumns.map(([target, column]) => [column, this.#field(target, text(target))] as const);
    return Object.fromEntries(stated.filter(([, value]) => value !== ''));
  }

  #field(target: DeliveryTarget, value: string): string {
    const column = this.#columnOf(target);
    if (value.length > longestField)
      throw new UnreadableRow(column, `The text has ${value.length} characters; ${longestField} are the most.`);
    if (shortened.test(value)) throw shortenedNumber(column, value);
    return value;
  }

  /** The reference that names the package; null if the line has a tracking number. */
  #reference(fields: readonly string[]): string | null {
    const cell = (target: DeliveryTarget): string => (fields[this.#form.places.get(target) ?? -1] ?? '').trim();
    if (cell('trackingNumber') !== '') return null;
    const column = this.#columnOf('reference');
    const reference = plainText(cell('reference'), column);
    if (reference === '')
      throw new UnreadableRow(column, 'The line has neither a tracking number nor a reference of the invoice.');
    return this.#field('reference', reference);
  }

  /** A day that cannot be read is left out: the line still tells of the delivery. */
  #shippedOn(date: string): string | null {
    try {
      const moment = readMoment({ date, time: '', zone: '', column: this.#columnOf('shipDate') }, this.#dates.order);
      return moment?.local.slice(0, 'YYYY-MM-DD'.length) ?? null;
    } catch (error) {
      if (error instanceof UnreadableRow) return null;
      throw error;
    }
  }

  #shipped(text: (target: DeliveryTarget) => string): ShippedPackage {
    const accountNumber = withoutPadding(withoutDashes(text('accountNumber')));
    return {
      day: this.#shippedOn(text('shipDate')),
      accountNumber: orNull(accountNumber.toUpperCase()),
      service: orNull(text('service')),
      zone: orNull(withoutPadding(text('zone'))),
      pounds: poundsIn(text('weight'), text('weightUnit') || unitIn(this.#columnOf('weight'))),
    };
  }

  /** A list of events has a date in every row, and only some of them are the delivery. */
  #statesDelivery(status: string): boolean {
    const { deliveredStatuses } = this.#form;
    return deliveredStatuses.size === 0 || deliveredStatuses.has(status.trim().toUpperCase());
  }

  #trackingNumber(fields: readonly string[]): string {
    const column = this.#columnOf('trackingNumber');
    const place = this.#form.places.get('trackingNumber') ?? 0;
    const number = keyText((fields[place] ?? '').replace(/^\s*'/, ''), column)
      .replaceAll(/\s/g, '')
      .toUpperCase();
    if (number === '') throw new UnreadableRow(column, 'The line has no tracking number.');
    if (shortened.test(number)) throw shortenedNumber(column, number);
    return number;
  }

  #columnOf(target: DeliveryTarget): string {
    const place = this.#form.places.get(target);
    return (place === undefined ? undefined : this.#form.header[place]) ?? deliveryColumnNames[target][0] ?? '';
  }
}

const shortenedNumber = (column: string, number: string): UnreadableRow =>
  new UnreadableRow(
    column,
    `‘${number}’ is not the whole number: a spreadsheet has shortened it. Export the column as text.`,
  );

/** `5`, `5.5`, `5,5` or `2.5 kg`. */
const written = /^(\d{1,9}(?:[.,]\d{1,6})?)\s{0,9}(lbs?|kgs?|oz)?\.?$/i;

function poundsIn(weight: string, unit: string): string | null {
  const [, amount, own] = written.exec(weight.trim()) ?? [];
  return amount === undefined ? null : weightOf(amount, own ?? unit).pounds;
}

/** The unit that the name of a column ends with, as in `Weight (kg)`. */
const unitIn = (column: string): string => /\b(lbs?|kgs?|oz)\)?$/i.exec(column)?.[1] ?? '';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** If the file names an unknown carrier, the tracking number decides. */
function carrierOf(name: string, trackingNumber: string): number | null {
  const words = name.toUpperCase();
  const named = parcelCarriers.find((carrier) => words.startsWith(carrier.name.toUpperCase()));
  return named?.id ?? (upsNumber.test(trackingNumber) ? ups : null);
}
