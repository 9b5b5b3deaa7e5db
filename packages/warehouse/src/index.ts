export type { CompactionOptions, CompactionSummary } from './compact/compact.ts';
export { convertedPackageAmounts } from './dollars/package-dollars.ts';
export type { Occupancy } from './engine/borrowers.ts';
export type {
  EngineRun,
  JsonRows,
  Lane,
  QueryRun,
  RowValue,
  RunObserver,
  RunOptions,
  Statement,
} from './engine/statement.ts';
export * from './errors.ts';
export type { ExportFormat, ExportSummary } from './export/copy-to.ts';
export type { AccountMirror } from './ledger/account.ts';
export type { CommittedLoad, LastLoad } from './ledger/committed-load.ts';
export type { Invoice, InvoiceFilter, InvoiceKey } from './ledger/invoice.ts';
export type { ClientStatistics, Statistics } from './ledger/statistics.ts';
export type { BulkFill, BulkTarget } from './load/bulk-load.ts';
export type { InvoiceHandle, Load, LoadDescription, LoadSummary, NewInvoice, PackageHandle } from './load/load.ts';
export { openWarehouse } from './open-warehouse.ts';
export type { Warehouse, WarehouseOptions } from './warehouse.ts';
