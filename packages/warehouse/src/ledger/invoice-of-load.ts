/** An invoice of which a load contained a part. */
export interface InvoiceOfLoad {
  readonly invoiceId: bigint;
  readonly clientId: number;
  readonly accountId: number;
  readonly carrierName: string;
  readonly invoiceNumber: string;
  /** The later loads with further parts of it, in order. */
  readonly laterLoads: readonly number[];
}
