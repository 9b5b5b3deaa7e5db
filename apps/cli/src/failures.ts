import { SettingsDamaged, SettingsInUse, SettingsNotEmpty, SettingsOfNewerVersion } from '@waybill/db';
import { RateFileError } from '@waybill/invoices';
import {
  BackupError,
  BilledPackagesError,
  CannotBeUndone,
  ChargeCommandError,
  ChargeTableError,
  ConfigError,
  DataDirectoryError,
  FetchCommandError,
  FileStoreError,
  LayoutCommandError,
  RuleCommandError,
  TenantCommandError,
  UnknownTenant,
  UserCommandError,
} from '@waybill/server';
import { WarehouseError } from '@waybill/warehouse';
import { CannotWork } from './cannot-work.ts';
import { exitCodes } from './exit-codes.ts';
import { UsageError } from './usage-error.ts';

const expected = [
  UsageError,
  ConfigError,
  CannotWork,
  CannotBeUndone,
  ChargeCommandError,
  FetchCommandError,
  LayoutCommandError,
  RuleCommandError,
  ChargeTableError,
  BilledPackagesError,
  BackupError,
  DataDirectoryError,
  FileStoreError,
  RateFileError,
  UserCommandError,
  TenantCommandError,
  SettingsDamaged,
  SettingsInUse,
  SettingsNotEmpty,
  SettingsOfNewerVersion,
  UnknownTenant,
  WarehouseError,
] as const;

/** The text for the operator: only the message for expected failures, everything for unexpected ones. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = 'syscall' in error || expected.some((kind) => error instanceof kind);
  return isExpected ? error.message : (error.stack ?? error.message);
}

export const exitCodeOf = (error: unknown): number =>
  error instanceof UsageError || error instanceof ConfigError ? exitCodes.usage : exitCodes.refused;
