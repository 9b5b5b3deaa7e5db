import { FileBeyondLimits, type InvoiceKey, type InvoiceRow } from '../invoice-file.ts';
import type { OpenLayout } from '../layout.ts';
import type { CountedInvoice } from './counted-invoice.ts';

const mostInvoices = 10_000;
/** Ten trillion: sums of larger figures would no longer be exact. */
const largestSum = 1_000_000_000_000_000;
const figures = new Intl.NumberFormat('en-US');

/** Counts the invoices of a file, row by row. */
export class InvoiceCounter {
  readonly #layout: Pick<OpenLayout, 'statesAmountsOfRows' | 'billsTransportation'>;
  readonly #byName = new Map<string, CountedInvoice>();
  #rows = 0;
  /** Most rows have the same key as the one before. */
  #found: { readonly key: InvoiceKey; readonly counted: CountedInvoice | undefined } | undefined;

  constructor(layout: Pick<OpenLayout, 'statesAmountsOfRows' | 'billsTransportation'>) {
    this.#layout = layout;
  }

  get rows(): number {
    return this.#rows;
  }

  /** In the order in which they begin. */
  get invoices(): readonly CountedInvoice[] {
    return [...this.#byName.values()];
  }

  find(key: InvoiceKey): CountedInvoice | undefined {
    if (this.#found?.key !== key) this.#found = { key, counted: this.#byName.get(nameOf(key)) };
    return this.#found.counted;
  }

  /**
   * Counts a row. Returns why the amount that it states for its invoice cannot be right, if so.
   * @throws FileBeyondLimits for too many invoices, and for an invoice of too large an amount.
   */
  add(row: InvoiceRow): string | undefined {
    this.#rows += 1;
    const counted = this.find(row.invoice) ?? this.#begin(row);
    const { statesAmountsOfRows } = this.#layout;
    if (statesAmountsOfRows) counted.statedCents = sumOfStated(counted, row);
    else counted.statedCents ??= row.statedCents;
    counted.rows += 1;
    counted.netCents += row.netCents;
    counted.characters += row.characters;
    counted.last = this.#rows;
    counted.billsTransportation ||= this.#layout.billsTransportation(row);
    if (Math.abs(counted.netCents) > largestSum)
      throw new FileBeyondLimits(
        `${counted.carrierName} invoice ${counted.invoiceNumber} adds up to more than can be stored.`,
      );
    const isOther = !statesAmountsOfRows && row.statedCents !== null && counted.statedCents !== row.statedCents;
    return isOther ? 'The invoice has another amount on an earlier line.' : undefined;
  }

  #begin(row: InvoiceRow): CountedInvoice {
    const counted: CountedInvoice = {
      ...row.invoice,
      number: this.#byName.size,
      rows: 0,
      netCents: 0,
      statedCents: row.statedCents,
      characters: 0,
      first: this.#rows,
      last: this.#rows,
      billsTransportation: false,
      distinct: undefined,
    };
    this.#byName.set(nameOf(row.invoice), counted);
    this.#found = { key: row.invoice, counted };
    if (this.#byName.size > mostInvoices)
      throw new FileBeyondLimits(
        `The file contains more than ${figures.format(mostInvoices)} invoices. Split it and load the parts.`,
      );
    return counted;
  }
}

const nameOf = (key: InvoiceKey): string =>
  [key.carrierId, key.accountNumber, key.invoiceNumber, key.billDate, key.currencyCode].join(' ');

/** Rows state their own amounts; if one does not, nobody knows what the invoice amounts to. */
const sumOfStated = ({ rows, statedCents }: CountedInvoice, row: InvoiceRow): number | null =>
  rows === 0
    ? row.statedCents
    : statedCents === null || row.statedCents === null
      ? null
      : statedCents + row.statedCents;
