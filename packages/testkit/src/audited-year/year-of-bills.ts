import { addDays, weekdayOf } from '@waybill/model';
import {
  type Billing,
  type Departure,
  type Line,
  linesOf,
  netOf,
  type Parcel,
  type Row,
  rowsOf,
  serviceDayAfter,
} from './parcel.ts';

/** An error that was put into the bills, or something that only looks like one. */
export interface Seeded {
  readonly kind: string;
  readonly trackingNumber: string | null;
  /** What was billed too much, in cents; 0 for what only looks like an error. */
  readonly cents: number;
  /** How sure a finding may be: what the data prove, or what the shipper's own pattern tells. */
  readonly level: 'certain' | 'likely' | 'check' | 'right';
}

export interface AuditedYear {
  readonly packages: readonly Row[];
  readonly charges: readonly Row[];
  readonly seeded: readonly Seeded[];
}

export const firstDay = '2025-01-06';
export const weeks = 50;
/** The day of `today` in the tests that ask about this year. */
export const dayAfterYear = '2026-01-20';

/** Numbers from 0 to 1, the same in every run. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A year of bills of an invented shipper with errors of every kind, and with what only looks like one. */
export class YearOfBills {
  readonly #draw: () => number;
  readonly #packages: Row[] = [];
  readonly #charges: Row[] = [];
  readonly #seeded: Seeded[] = [];
  #count = 0;

  constructor(seed: number) {
    this.#draw = draws(seed);
  }

  /** A package of the service on a day of the year; what is given stays. */
  parcel(service: Parcel['service'], given: Partial<Parcel> = {}): Parcel {
    this.#count += 1;
    const carrier = service.startsWith('FedEx') ? 2 : 1;
    const place = this.#dice(24);
    const isHome = this.#draw() < 0.4;
    const isSmall = this.#draw() < 0.7;
    return {
      number: `${carrier === 1 ? '1Z' : 'F'}${String(this.#count).padStart(6, '0')}`,
      carrier,
      service,
      shipped: this.#shipDay(),
      zone: 2 + (place % 7),
      pounds: 1 + this.#dice(12),
      sides: isSmall ? [9, 6, 4] : [16, 12, 10],
      from: '30303',
      to: String(10_001 + 1_000 * place),
      address: `${1 + this.#dice(400)} Oak St`,
      extras:
        service === 'FedEx Ground Economy'
          ? []
          : [...(isHome ? ['residential' as const] : []), ...(place % 8 === 3 ? ['area' as const] : [])],
      ...given,
    };
  }

  /** Bills a package as it should be. */
  bill(parcel: Parcel, billing: Partial<Billing> = {}, lines = linesOf(parcel)): void {
    const rows = rowsOf(parcel, lines, this.#nextId(), { ...this.#invoiceOf(parcel), ...billing });
    this.#packages.push(rows.package);
    this.#charges.push(...rows.charges);
  }

  /** Bills a package wrongly: the error is the difference to the right bill. */
  billWrongly(kind: string, level: Seeded['level'], parcel: Parcel, departure: Departure): void {
    const lines = linesOf(parcel, departure);
    const row = {
      ...(departure.zone === undefined ? {} : { zone: String(departure.zone) }),
      ...(departure.billedPounds === undefined ? {} : { bill_weight_pounds: departure.billedPounds }),
      ...departure.row,
    };
    this.bill(parcel, { row }, lines);
    this.seed(kind, level, parcel.number, netOf(lines) - netOf(linesOf(parcel)));
  }

  /** A correction or credit of a package on a later invoice. */
  correct(parcel: Parcel, daysLater: number, lines: readonly Line[]): void {
    const { invoice, billed } = this.#invoiceOf(parcel, daysLater);
    this.bill(parcel, { invoice, billed, rowKind: 'adjustment' }, lines);
  }

  /** A charge of the account. */
  fee(carrier: 1 | 2, account: string, billed: string, cents: number): void {
    const parcel = this.parcel(carrier === 1 ? 'Ground' : 'FedEx Ground', { shipped: billed });
    const line: Line = { family: 'fee', code: 'SVC', text: 'Weekly Service Charge', gross: cents, discount: 0 };
    const row = { tracking_number: null, account_number: account, account_id: 90, service: null, zone: null };
    const billing = { invoice: `S${billed}${account}`, billed, rowKind: 'adjustment', row } as const;
    this.#charges.push(...rowsOf(parcel, [line], this.#nextId(), billing).charges);
  }

  seed(kind: string, level: Seeded['level'], trackingNumber: string | null, cents: number): void {
    this.#seeded.push({ kind, level, trackingNumber, cents });
  }

  get whole(): AuditedYear {
    return { packages: this.#packages, charges: this.#charges, seeded: this.#seeded };
  }

  #dice = (sides: number): number => Math.floor(this.#draw() * sides);

  #nextId(): number {
    return 1_000 + this.#packages.length + this.#charges.length;
  }

  /** A working day; packages that were shipped on a Friday or before a holiday are given a day. */
  #shipDay(): string {
    const day = addDays(firstDay, 7 * this.#dice(weeks) + this.#dice(4));
    return serviceDayAfter(addDays(day, -1), 1);
  }

  /** Weekly invoices by carrier, a week after the ship date. */
  #invoiceOf(parcel: Parcel, daysLater = 0): Pick<Billing, 'invoice' | 'billed'> {
    const day = addDays(parcel.shipped, daysLater + 7);
    const billed = addDays(day, (13 - weekdayOf(day)) % 7);
    return { invoice: `${parcel.carrier === 1 ? 'U' : 'E'}${billed.replaceAll('-', '')}`, billed };
  }
}
