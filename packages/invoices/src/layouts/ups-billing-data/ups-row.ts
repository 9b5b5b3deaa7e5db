import type { InvoiceKey, InvoiceRow } from '../../invoice-file.ts';
import { fingerprintOf } from '../../reading/fingerprint.ts';
import { withoutPadding } from '../../reading/plain-number.ts';
import { type UpsColumn, upsTexts } from './columns.ts';

/** What a row of the UPS billing data file consists of. */
type UpsRowParts = Pick<
  UpsRow,
  'line' | 'invoice' | 'transactionDate' | 'deliveryDate' | 'incentiveCents' | 'netCents' | 'statedCents' | 'kept'
>;

/** A row of the UPS billing data file: one charge. Its texts were checked when it was read. */
export class UpsRow implements InvoiceRow {
  readonly line: number;
  readonly invoice: InvoiceKey;
  readonly transactionDate: string | undefined;
  readonly deliveryDate: string | undefined;
  readonly incentiveCents: number;
  readonly netCents: number;
  readonly statedCents: number | null;
  /** Its texts. */
  readonly kept: string;
  #fingerprint: string | undefined;

  constructor(parts: UpsRowParts) {
    this.line = parts.line;
    this.invoice = parts.invoice;
    this.transactionDate = parts.transactionDate;
    this.deliveryDate = parts.deliveryDate;
    this.incentiveCents = parts.incentiveCents;
    this.netCents = parts.netCents;
    this.statedCents = parts.statedCents;
    this.kept = parts.kept;
  }

  text(column: UpsColumn): string {
    return upsTexts.textOf(this.kept, column);
  }

  /** As billed; null on rows of the account. */
  get trackingNumber(): string | null {
    const column = trackingColumns.find((each) => this.text(each) !== '');
    return column === undefined ? null : this.text(column);
  }

  get category(): string {
    return this.text('category').toUpperCase();
  }

  get detail(): string {
    return this.text('categoryDetail').toUpperCase();
  }

  get classification(): string {
    return this.text('classification').toUpperCase();
  }

  get code(): string {
    return codeOf(this.text('chargeCode'));
  }

  get description(): string {
    return this.text('chargeDescription');
  }

  get characters(): number {
    return this.kept.length;
  }

  /** Worked out when it is needed: rows that are only counted have none. */
  get fingerprint(): string {
    this.#fingerprint ??= fingerprintOf([
      this.trackingNumber,
      this.transactionDate,
      this.deliveryDate,
      this.category,
      this.detail,
      this.classification,
      this.code,
      this.description,
      this.incentiveCents,
      this.netCents,
      withoutPadding(this.text('zone')),
      Number(this.text('packageQuantity') || 0),
      Number(this.text('billedWeight').replace(',', '.') || 0),
      this.text('packageReference1'),
      this.text('miscellaneousLine1'),
    ]);
    return this.#fingerprint;
  }
}

/** The first of them that holds something tells the package. */
export const trackingColumns: readonly UpsColumn[] = ['trackingNumber', 'originalTrackingNumber', 'leadShipmentNumber'];

/** By the texts of a row. Rows for information repeat a charge with audited weights; their net is always 0 and they stay out of sums. */
export const isInformation = (kept: string): boolean => upsTexts.textOf(kept, 'classification').toUpperCase() === 'INF';

/** Spreadsheets turn the service code 003 into 3. */
const codeOf = (text: string): string => (/^\d{1,2}$/.test(text) ? text.padStart(3, '0') : text);
