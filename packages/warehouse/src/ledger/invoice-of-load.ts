/** An invoice of which a load brought a part. */
export interface InvoiceOfLoad {
  readonly invoiceId: bigint;
  readonly clientId: number;
  readonly accountId: number;
  readonly carrierName: string;
  readonly invoiceNumber: string;
  /** The loads that brought further parts of it later, in their order. */
  readonly laterLoads: readonly number[];
}
