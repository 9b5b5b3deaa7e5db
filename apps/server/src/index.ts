export { createApp } from './app.ts';
export { hashPassword } from './auth/password.ts';
export { refreshAccountMirror } from './clients/account-mirror.ts';
export type { Clock } from './clock.ts';
export { type Config, ConfigError, readConfig } from './config.ts';
export { currentAsker } from './data/asker.ts';
export { DataDirectoryError } from './data-directory/data-directory-error.ts';
export { type DataPaths, dataPaths } from './data-directory/data-paths.ts';
export { type OpenDataDirectory, openDataDirectory } from './data-directory/open-data-directory.ts';
export { announceServer, findRunningServer, type RunningServer } from './data-directory/running-server.ts';
export { readVersionFile } from './data-directory/version-file.ts';
export { examine } from './doctor/examine.ts';
export { type Finding, failure, findings, fine } from './doctor/finding.ts';
export type { ExchangeRate } from './exchange-rates/exchange-rate.ts';
export { RateFileError, readRateFile } from './exchange-rates/read-rate-file.ts';
export { storeRates } from './exchange-rates/store-rates.ts';
export { keepSorted } from './loads/keep-sorted.ts';
export { type LoadContext, type LoadRequest, loadInvoiceFile } from './loads/load-invoice-file.ts';
export {
  type FileStatus,
  type InvoiceReport,
  type LoadEvent,
  type LoadProgress,
  type LoadReport,
  loadEvent,
} from './loads/load-report.ts';
export { amountOf, centsOf } from './loads/money.ts';
export { repairInterruptedLoads } from './loads/repair-interrupted-loads.ts';
export { createLogger } from './logger.ts';
export { createMailer } from './mail/create-mailer.ts';
export { switchStatusOfTenant, UnknownTenant } from './maintenance/switch-status.ts';
export { type Message, notify } from './notifications/notify.ts';
export { askRunningServer } from './routes/internal/ask-running-server.ts';
export { connectionProof } from './routes/internal/connection-proof.ts';
export { doctorPath } from './routes/internal/doctor.ts';
export { exchangeRatesPath } from './routes/internal/exchange-rates.ts';
export { type InvoiceFileRequest, invoiceFilesPath } from './routes/internal/load.ts';
export { type MaintenanceRequest, maintenancePath } from './routes/internal/maintenance.ts';
export { tenantsPath } from './routes/internal/tenants.ts';
export { usersPath } from './routes/internal/users.ts';
export type { Services } from './services.ts';
export { runTenantCommand } from './tenants/run-tenant-command.ts';
export {
  type TenantCommand,
  type TenantCommandAnswer,
  TenantCommandError,
  tenantCommand,
  tenantCommandAnswer,
} from './tenants/tenant-command.ts';
export { runUserCommand } from './users/command/run-user-command.ts';
export {
  type UserCommand,
  type UserCommandAnswer,
  UserCommandError,
  userCommand,
  userCommandAnswer,
} from './users/command/user-command.ts';
