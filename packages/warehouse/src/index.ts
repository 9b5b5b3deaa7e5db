export type { Change, ChangePart, IncomingRows, Replacement } from './change/change.ts';
export { classifyLoad } from './charges/classify-charges.ts';
export type { CompactionOptions, CompactionSummary } from './compact/compaction.ts';
export type { CopySource, CopyTarget, Portion } from './copy/copied-table.ts';
export { type CopiedTable, copiedLoads, copiedTables } from './copy/copied-table.ts';
export { type CopyObserver, type CopySummary, copyWarehouse } from './copy/copy-warehouse.ts';
export type * from './deliveries/deliveries.ts';
export { completeLoad } from './deliveries/settle.ts';
export type * from './deliveries/unbilled-packages.ts';
export * from './dollars/package-dollars.ts';
export { type AnswerLimits, tooManyBytes, tooManyRows } from './engine/answer-limits.ts';
export { type Borrower, Borrowers, type Occupancy } from './engine/borrowers.ts';
export { type Deadline, startDeadline } from './engine/deadline.ts';
export { Mutex } from './engine/mutex.ts';
export { type Answering, QueryRunner, type RunnerParts } from './engine/query-runner.ts';
export type { Ask, AskOptions } from './engine/reader.ts';
export { ResultCache } from './engine/result-cache.ts';
export type {
  Asker,
  EngineRun,
  JsonRows,
  Lane,
  QueryRun,
  RowValue,
  RunObserver,
  RunOptions,
  Statement,
} from './engine/statement.ts';
export type { Engine, LocalFile, WarehouseSnapshot } from './engine.ts';
export * from './errors.ts';
export type { ExportFormat, ExportOptions, ExportSummary } from './export/export.ts';
export type {
  ChargeClassification,
  ChargeName,
  ClassifiedCharges,
  ExampleOfCharge,
  ReclassifySummary,
  UnknownCharge,
} from './ledger/charge-classification.ts';
export type {
  AccountMirror,
  CommittedLoad,
  Invoice,
  InvoiceFilter,
  InvoiceKey,
  InvoiceOfLoad,
  LastLoad,
  WarehouseState,
} from './ledger/ledger.ts';
export type { OwnPromises } from './ledger/own-promises.ts';
export { readAccounts } from './ledger/read-ledger.ts';
export type { ClientStatistics, Statistics } from './ledger/statistics.ts';
export { FileLoads, onlyLoad } from './load/file-loads.ts';
export type {
  InvoiceHandle,
  Load,
  LoadDescription,
  LoadGroup,
  LoadRows,
  LoadSummary,
  NewInvoice,
  PackageHandle,
} from './load/load.ts';
export { chargesOfPackageRule, type LoadRule, loadRules, namesAnother } from './load/load-rules.ts';
export {
  type StagedColumn,
  type StagedLoads,
  StagedRows,
  type StagedTable,
  type StagedValue,
  stagedColumns,
} from './load/staged-rows.ts';
export { Publisher } from './publish/publisher.ts';
export * from './schema/fact-tables.ts';
export * from './schema/ledger-tables.ts';
export type { UndoSummary } from './undo/undo-load.ts';
export { Warehouse } from './warehouse.ts';
