/** What is in the warehouse. */
export interface Statistics {
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly clients: readonly ClientStatistics[];
  /** Size of the file and its log on disk. */
  readonly bytes: number;
}

/** What the warehouse holds for a client. */
export interface ClientStatistics {
  readonly clientId: number;
  readonly packages: number;
  /** `YYYY-MM-DD` */
  readonly firstBillDate: string;
  readonly lastBillDate: string;
  readonly currencies: readonly string[];
}
