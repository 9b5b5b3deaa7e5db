import { type DeliveryFact, parcelCarriers } from '@waybill/model';
import { columnNames } from '../flat/column-names.ts';
import { type FileHead, type FileRecord, UnreadableRow } from '../layout.ts';
import { keyText, plainText } from '../reading/checked-text.ts';
import { DateOrderFinder } from '../reading/dates.ts';
import { deliveryColumnNames, deliveryColumnsOf } from './delivery-columns.ts';
import type { DeliveryLayout, DeliveryTarget } from './delivery-layout.ts';
import { readMoment } from './read-moment.ts';
import { meaningOf } from './status-words.ts';

const ups = 1;
const upsNumber = /^1Z[A-Z0-9]{16}$/;
/** What spreadsheets make of long numbers; the digits are lost. */
const shortened = /^\d+([.,]\d+)?e\+?\d+$/i;

/** Reads the records of a file of one layout. */
export class DeliveryReader {
  readonly #layout: DeliveryLayout;
  readonly #header: string;
  readonly #places: ReadonlyMap<DeliveryTarget, number>;
  readonly #dates: DateOrderFinder;

  private constructor(
    layout: DeliveryLayout,
    header: readonly string[],
    places: ReadonlyMap<DeliveryTarget, number>,
    delimiter: string,
  ) {
    this.#layout = layout;
    this.#header = header.join('\n');
    this.#places = places;
    this.#dates = new DateOrderFinder(delimiter === ';' ? 'day first' : 'month first');
  }

  /** Undefined when the file is of another layout. */
  static of(layout: DeliveryLayout, { delimiter, records }: FileHead): DeliveryReader | undefined {
    for (const header of records) {
      const places = deliveryColumnsOf(layout, header);
      if (places !== undefined) return new DeliveryReader(layout, header, places, delimiter);
    }
    return undefined;
  }

  get columnNames(): readonly string[] {
    return columnNames(this.#header.split('\n'));
  }

  /** Looks at every record before the first is read: only the whole file shows the order of its dates. */
  observe(fields: readonly string[]): void {
    for (const target of ['promised', 'delivered'] as const) {
      const place = this.#places.get(target);
      if (place !== undefined) this.#dates.observe(fields[place] ?? '');
    }
  }

  /** Whether records before this one belong to a title; then the next ones hold facts. */
  isHeader({ fields }: FileRecord): boolean {
    return fields.join('\n') === this.#header;
  }

  /** The fact of a record; undefined if it says nothing about the delivery yet. @throws UnreadableRow */
  read({ line, fields }: FileRecord): DeliveryFact | undefined {
    const text = (target: DeliveryTarget): string => {
      const place = this.#places.get(target);
      return place === undefined ? '' : plainText(fields[place] ?? '', this.#columnOf(target));
    };
    const trackingNumber = this.#trackingNumber(fields);
    const zone = text('timeZone');
    const moment = (date: 'promised' | 'delivered', time: 'promisedTime' | 'deliveredTime') =>
      readMoment({ date: text(date), time: text(time), zone, column: this.#columnOf(date) }, this.#dates.order);
    const promised = moment('promised', 'promisedTime');
    const delivered = moment('delivered', 'deliveredTime');
    const reason = text('reason');
    const status = text('status') || reason;
    if (promised === null && delivered === null && status === '') return undefined;
    return {
      line,
      carrierId: this.#layout.carrierId ?? carrierOf(text('carrier'), trackingNumber),
      trackingNumber,
      promised,
      delivered,
      status: reason === '' || reason === status ? orNull(status) : `${status}: ${reason}`,
      ...meaningOf(text('status'), reason),
      signedBy: orNull(text('signedBy')),
      leftAt: orNull(text('leftAt')),
    };
  }

  #trackingNumber(fields: readonly string[]): string {
    const column = this.#columnOf('trackingNumber');
    const place = this.#places.get('trackingNumber') ?? 0;
    const number = keyText((fields[place] ?? '').replace(/^\s*'/, ''), column)
      .replaceAll(/\s/g, '')
      .toUpperCase();
    if (number === '') throw new UnreadableRow(column, 'The line has no tracking number.');
    if (shortened.test(number))
      throw new UnreadableRow(
        column,
        `‘${number}’ is not the whole number: a spreadsheet has shortened it. Export the column as text.`,
      );
    return number;
  }

  #columnOf(target: DeliveryTarget): string {
    const place = this.#places.get(target);
    const names = this.#header.split('\n');
    return (place === undefined ? undefined : names[place]) ?? deliveryColumnNames[target][0] ?? '';
  }
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** If the file names an unknown carrier, the tracking number decides. */
function carrierOf(name: string, trackingNumber: string): number | null {
  const words = name.toUpperCase();
  const named = parcelCarriers.find((carrier) => words.startsWith(carrier.name.toUpperCase()));
  return named?.id ?? (upsNumber.test(trackingNumber) ? ups : null);
}
