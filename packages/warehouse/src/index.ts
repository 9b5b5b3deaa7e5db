export type { JsonRows, Parameter, RowValue, RunOptions, Statement } from './engine/run-options.ts';
export * from './errors.ts';
export type { AccountMirror } from './ledger/account.ts';
export type { Invoice, InvoiceFilter, InvoiceKey } from './ledger/invoice.ts';
export type { ClientStatistics, Statistics } from './ledger/statistics.ts';
export type { BulkFill, BulkTarget } from './load/bulk-load.ts';
export type { InvoiceHandle, Load, LoadDescription, LoadSummary, NewInvoice, PackageHandle } from './load/load.ts';
export { openWarehouse } from './open-warehouse.ts';
export type { Warehouse, WarehouseOptions } from './warehouse.ts';
