export { centsOf, decimalOf } from '@waybill/model';
export { hashPassword } from './identity/sign-in/password.ts';
export { runUserCommand } from './identity/users/command/run-user-command.ts';
export {
  type UserCommand,
  type UserCommandAnswer,
  UserCommandError,
  userCommand,
  userCommandAnswer,
} from './identity/users/command/user-command.ts';
export { usersPath } from './identity/users/endpoints/internal-users.ts';
export { type FetchCommand, FetchCommandError } from './intake/fetches/command/fetch-command.ts';
export { runFetchCommand } from './intake/fetches/command/run-fetch-command.ts';
export { fetchesPath } from './intake/fetches/endpoints/internal-fetches.ts';
export { Fetches } from './intake/fetches/fetches.ts';
export {
  type LayoutCommand,
  type LayoutCommandAnswer,
  LayoutCommandError,
  layoutCommand,
  layoutCommandAnswer,
} from './intake/file-layouts/command/layout-command.ts';
export { runLayoutCommand } from './intake/file-layouts/command/run-layout-command.ts';
export { layoutsPath } from './intake/file-layouts/endpoints/internal-layouts.ts';
export type { LoadContext, LoadRequest } from './intake/load-requests/load-request.ts';
export { type InvoiceFileRequest, invoiceFilesPath } from './intake/loads/endpoints/internal-load.ts';
export { undoPath, undoReport } from './intake/loads/endpoints/internal-undo.ts';
export { keepSorted } from './intake/loads/keep-sorted.ts';
export { type LoadEvent, loadEvent } from './intake/loads/load-event.ts';
export { loadInvoiceFile } from './intake/loads/load-invoice-file.ts';
export type { LoadPreview, PreviewedPackage } from './intake/loads/load-preview.ts';
export { previewInvoiceFile } from './intake/loads/preview/preview-invoice-file.ts';
export { repairInterruptedLoads } from './intake/loads/repair-interrupted-loads.ts';
export { type FileToUndo, findFileToUndo } from './intake/loads/undo/find-file.ts';
export { CannotBeUndone, type UndoReport, undoLoadOf } from './intake/loads/undo/undo-load.ts';
export type {
  FileStatus,
  InvoiceReport,
  LoadProgress,
  LoadReport,
} from './intake/received-files/load-report.ts';
export { ChargeTableError } from './intake/unknown-charges/charge-table/charge-of-table.ts';
export { chargesInTable } from './intake/unknown-charges/charge-table/read-charge-table.ts';
export {
  type ChargeCommand,
  type ChargeCommandAnswer,
  ChargeCommandError,
  chargeCommand,
  chargeCommandAnswer,
} from './intake/unknown-charges/command/charge-command.ts';
export { runChargeCommand } from './intake/unknown-charges/command/run-charge-command.ts';
export { chargesPath } from './intake/unknown-charges/endpoints/internal-charges.ts';
export { repairClassifications } from './intake/unknown-charges/repair-classifications.ts';
export { type MaintenanceRequest, maintenancePath } from './live/maintenance/endpoints/internal-maintenance.ts';
export { switchStatusOfTenant, UnknownTenant } from './live/maintenance/switch-status.ts';
export { type Message, notify } from './live/notifications/notify.ts';
export { BackupError } from './operation/backup/backup-error.ts';
export { type LastBackup, readLastBackup } from './operation/backup/last-backup.ts';
export { restoreBackup } from './operation/backup/restore-backup.ts';
export { type BackupSummary, takeBackup } from './operation/backup/take-backup.ts';
export { tryRestore } from './operation/backup/try-restore.ts';
export { type CompactReport, compactWarehouse } from './operation/compact/compact-warehouse.ts';
export { backupPath } from './operation/endpoints/internal-backup.ts';
export { compactPath } from './operation/endpoints/internal-compact.ts';
export { refreshAccountMirror } from './organisation/clients/account-mirror.ts';
export { exchangeRatesPath } from './organisation/exchange-rates/endpoints/internal-exchange-rates.ts';
export { storeRates } from './organisation/exchange-rates/store-rates.ts';
export { tenantsPath } from './organisation/tenants/endpoints/internal-tenants.ts';
export { runTenantCommand } from './organisation/tenants/run-tenant-command.ts';
export {
  type TenantCommand,
  type TenantCommandAnswer,
  TenantCommandError,
  tenantCommand,
  tenantCommandAnswer,
} from './organisation/tenants/tenant-command.ts';
export type { Clock } from './platform/clock.ts';
export { DataDirectoryError } from './platform/data-directory/data-directory-error.ts';
export { type DataPaths, dataPaths } from './platform/data-directory/data-paths.ts';
export { moveFamily } from './platform/data-directory/move-family.ts';
export { type OpenDataDirectory, openDataDirectory } from './platform/data-directory/open-data-directory.ts';
export { type PendingChanges, pendingChanges } from './platform/data-directory/pending-changes.ts';
export { announceServer, findRunningServer, type RunningServer } from './platform/data-directory/running-server.ts';
export { homeOfVersionFile, readVersionFile, writeVersionFile } from './platform/data-directory/version-file.ts';
export { fullDiskText } from './platform/disk-room.ts';
export { DirectoryFileStore } from './platform/files/directory-file-store.ts';
export { type FileStore, FileStoreError } from './platform/files/file-store.ts';
export { openFileStore } from './platform/files/open-file-store.ts';
export { currentAsker } from './platform/http/asker.ts';
export { askRunningServer } from './platform/internal-calls/ask-running-server.ts';
export { connectionProof } from './platform/internal-calls/connection-proof.ts';
export { createLogger } from './platform/logger.ts';
export { createMailer } from './platform/mail/create-mailer.ts';
export type { Services } from './platform/services.ts';
export { sizeText } from './platform/size-text.ts';
export { queryWatch } from './platform/telemetry/query-watch.ts';
export { startTelemetry, type Telemetry } from './platform/telemetry/telemetry.ts';
export {
  BilledPackagesError,
  billedPackagesAnswer,
  readBilledPackages,
} from './recovery/billed-packages/billed-packages.ts';
export { billedPackagesPath } from './recovery/billed-packages/endpoints/internal-billed-packages.ts';
export { type AskBilledPackages, type RatedInvoices, rateInvoices } from './recovery/billed-packages/rate-invoices.ts';
export {
  type RuleCommand,
  type RuleCommandAnswer,
  RuleCommandError,
  ruleCommand,
  ruleCommandAnswer,
} from './recovery/rule-packs/command/rule-command.ts';
export { runRuleCommand } from './recovery/rule-packs/command/run-rule-command.ts';
export { rulesPath } from './recovery/rule-packs/endpoints/internal-rules.ts';
export { workOut } from './recovery/stored-findings/work-out.ts';
export { fileOfPart, type Part, planExport, unfinished } from './reports/data-out/plan-export.ts';
export { type Config, ConfigError, readConfig } from './start/config.ts';
export { examine } from './start/doctor/examine.ts';
export { type Finding, failure, findings, fine } from './start/doctor/finding.ts';
export { doctorPath } from './start/doctor/internal-doctor.ts';
export { repair } from './start/repair/repair.ts';
