import type { OwnedAccount } from '../accounts.ts';
import type { InvoiceSource } from './invoice-source.ts';
import type { JudgedInvoice } from './judge-invoices.ts';
import type { UsdRates } from './usd-rates.ts';

/** What will be stored. */
export interface LoadPlan {
  readonly source: InvoiceSource;
  /** By invoice key. */
  readonly judged: ReadonlyMap<string, JudgedInvoice>;
  readonly accounts: readonly OwnedAccount[];
  readonly rates: UsdRates;
  /** Ids of waiting files whose rows are loaded with this one's. */
  readonly completedFiles: readonly number[];
}
