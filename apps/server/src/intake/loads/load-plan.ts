import type { OwnedAccount } from './accounts.ts';
import type { InvoiceSource } from './invoice-source.ts';
import type { JudgedInvoice } from './judge.ts';
import type { UsdRates } from './usd-rates.ts';

/** What is going to be stored: everything was checked. */
export interface LoadPlan {
  readonly source: InvoiceSource;
  /** By invoice key. */
  readonly judged: ReadonlyMap<string, JudgedInvoice>;
  readonly accounts: readonly OwnedAccount[];
  readonly rates: UsdRates;
  /** Ids of waiting files whose rows are loaded with this one's. */
  readonly completedFiles: readonly number[];
}

/** Whether anything of the file is new. */
export const bringsRows = ({ judged }: LoadPlan): boolean =>
  [...judged.values()].some(({ verdict }) => verdict.kind === 'load');
