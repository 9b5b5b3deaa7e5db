export type {
  ChargeClassification,
  ChargeName,
  ClassifiedCharges,
  ExampleOfCharge,
  ReclassifySummary,
  UnknownCharge,
} from './charges/charge-classification.ts';
export {
  classifiedChargesOf,
  isClassifiable,
  isUnknownCharge,
  mostExamples,
  mostUnknownNames,
  unknownChargeOf,
} from './charges/unknown-charge.ts';
export type { CompactionOptions, CompactionSummary } from './compact/compaction.ts';
export { type CopiedTable, copiedLoads, copiedTables } from './copy/copied-table.ts';
export type { CopySource, CopyTarget, Portion } from './copy/copy-end.ts';
export { type CopyObserver, type CopySummary, copyWarehouse } from './copy/copy-warehouse.ts';
export type * from './deliveries/deliveries.ts';
export {
  type DeliveryWords,
  knownDeliveries,
  maybeOverdue,
  settledDeliveries,
} from './deliveries/settled-deliveries.ts';
export { stagedDelivery, stagedDeliveryColumns } from './deliveries/staged-delivery.ts';
export * from './dollars/package-dollars.ts';
export { type AnswerLimits, tooManyBytes, tooManyRows } from './engine/answer-limits.ts';
export { type Borrower, Borrowers, type Occupancy } from './engine/borrowers.ts';
export { type Deadline, startDeadline } from './engine/deadline.ts';
export { type Answering, QueryRunner, type RunnerParts } from './engine/query-runner.ts';
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
export { Turns } from './engine/turns.ts';
export * from './errors.ts';
export type { ExportFormat, ExportOptions, ExportSummary } from './export/export.ts';
export type { AccountMirror } from './ledger/account.ts';
export type { CommittedLoad, LastLoad } from './ledger/committed-load.ts';
export type { Invoice, InvoiceFilter, InvoiceKey } from './ledger/invoice.ts';
export type { InvoiceOfLoad } from './ledger/invoice-of-load.ts';
export type { Standing } from './ledger/standing.ts';
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
export type { UndoSummary } from './load/undo-summary.ts';
export { Publisher } from './publish/publisher.ts';
export * from './schema/fact-tables.ts';
export * from './schema/ledger-tables.ts';
export type { LocalFile, RestingWarehouse, Warehouse } from './warehouse.ts';
