import type { FindingFilters, LedgerReportName } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { CsvValue, ExceptionLevel } from '@waybill/model';
import type { OutputType } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import type { Clock } from './clock.ts';
import type { FileStore } from './files/file-store.ts';
import type { Granted } from './http/granted.ts';
import type { ClientReader } from './http/signed-in-user.ts';

/** The rows of a report that are worked out rather than read from the warehouse, in the order of its columns. */
export interface WorkedRows {
  readonly columns: readonly { readonly header: string; readonly type: OutputType }[];
  readonly rows: readonly (readonly CsvValue[])[];
}

/** Which rows of the ledger a report is about. */
export interface LedgerOrder {
  readonly report: LedgerReportName;
  readonly clientId: number;
  readonly from: string;
  readonly to: string;
  readonly filters: FindingFilters;
  /** The levels whose findings and claims are in it. */
  readonly levels: readonly ExceptionLevel[];
  /** More rows than these need not be worked out. */
  readonly mostRows: number;
}

/**
 * Works out the rows of a report for its owner. Reports know nothing of the domains that work rows out: the app names
 * them.
 * @throws ScopeError 403 for a client that the owner may not read.
 */
export type WorkLedger = (
  services: {
    readonly settings: Settings;
    readonly warehouse: Warehouse;
    readonly files: FileStore;
    readonly clock: Clock;
  },
  owner: Granted & ClientReader,
  order: LedgerOrder,
) => Promise<WorkedRows>;
