export { dumpSettings } from './copy/dump-settings.ts';
export { restoreSettings } from './copy/restore-settings.ts';
export { SettingsDamaged, SettingsInUse, SettingsNotEmpty, SettingsOfNewerVersion } from './errors.ts';
export { keptUntilWritten } from './kept-until-written.ts';
export {
  connectionOf,
  openSettings,
  pendingInSettings,
  type SettingsConnection,
  type SettingsLocation,
  type SettingsStatement,
  type StatementObserver,
} from './open-settings.ts';
export type { Settings, Transaction } from './settings.ts';
export type { SettingsSchema } from './settings-schema.ts';
export { assertDatabaseAnswers } from './sharing/assert-database-answers.ts';
export { FairLine } from './sharing/fair-line.ts';
export { readFamilies } from './sharing/families.ts';
export { inTurn, isInTurn, type Turn } from './sharing/in-turn.ts';
export { lockUser } from './sharing/lock-user.ts';
export { hearNews, type News, tellServers } from './sharing/news.ts';
export { type Use, useAlone, useTogether } from './sharing/sole-use.ts';
export { countWarehouseChanges, noteWarehouseChange } from './sharing/warehouse-changes.ts';
export { type WriterTurn, WriterTurns } from './sharing/writer-turns.ts';
export * from './tables/account.ts';
export * from './tables/account-group.ts';
export * from './tables/agreement.ts';
export * from './tables/alert.ts';
export * from './tables/audit-log.ts';
export * from './tables/carrier.ts';
export * from './tables/claim-deadline.ts';
export * from './tables/client.ts';
export * from './tables/client-credential.ts';
export * from './tables/country.ts';
export * from './tables/currency.ts';
export * from './tables/dashboard-setting.ts';
export * from './tables/data-export.ts';
export * from './tables/filter-setting.ts';
export * from './tables/found.ts';
export * from './tables/ftp-location.ts';
export * from './tables/idempotency-key.ts';
export * from './tables/identity-provider.ts';
export * from './tables/invoice-file.ts';
export * from './tables/outside-address.ts';
export * from './tables/password-reset.ts';
export * from './tables/payment-number.ts';
export * from './tables/permission.ts';
export * from './tables/report.ts';
export * from './tables/report-schedule.ts';
export * from './tables/role.ts';
export * from './tables/session.ts';
export * from './tables/sign-in-tally.ts';
export * from './tables/sso-request.ts';
export * from './tables/sso-ticket.ts';
export * from './tables/sso-used-assertion.ts';
export * from './tables/tenant.ts';
export * from './tables/user-account.ts';
export * from './tables/webhook.ts';
