/** A committed load: where its rows came from, and when it was committed. */
export interface CommittedLoad {
  readonly loadId: number;
  readonly source: string;
  /** `YYYY-MM-DDTHH:MM:SS.mmmZ` */
  readonly committedAt: string;
}

/** When invoices of a client were loaded last, and the newest of their bill dates. */
export interface LastLoad {
  readonly clientId: number;
  /** `YYYY-MM-DDTHH:MM:SS.mmmZ` */
  readonly loadedAt: string;
  /** `YYYY-MM-DD` */
  readonly newestBillDate: string;
}
