import type { DataExport, DataExportInput } from '@waybill/contract';

/** An export as its form holds it. Empty secrets of a stored export do not change. */
export interface DataExportValues extends Record<string, unknown> {
  clientId: string | null;
  name: string;
  format: DataExport['format'];
  currency: DataExport['currency'];
  fromDate: string;
  protocol: DataExportInput['protocol'];
  host: string;
  port: number | string;
  region: string;
  bucket: string;
  path: string;
  userName: string;
  password: string;
  privateKey: string;
  passphrase: string;
  frequency: DataExportInput['frequency'];
  hour: string;
  timeZone: string;
  active: boolean;
}

const usualPort = 22;
const usualHour = 3;

export const valuesOf = (stored: DataExport | undefined): DataExportValues => ({
  clientId: stored === undefined ? null : String(stored.client.id),
  name: stored?.name ?? '',
  format: stored?.format ?? 'parquet',
  currency: stored?.currency ?? 'usd',
  fromDate: stored?.fromDate ?? '',
  protocol: stored?.protocol ?? 's3',
  host: stored?.host ?? '',
  port: stored?.port || usualPort,
  region: stored?.region ?? '',
  bucket: stored?.bucket ?? '',
  path: stored?.path ?? '',
  userName: stored?.userName ?? '',
  password: '',
  privateKey: '',
  passphrase: '',
  frequency: stored?.frequency ?? 'daily',
  hour: String(stored?.hour ?? usualHour),
  timeZone: stored?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  active: stored?.active ?? true,
});

const secretOf = (typed: string): string | null => (typed === '' ? null : typed);

/** What of an export can change. */
export function inputOf(values: DataExportValues): DataExportInput {
  const { name, protocol, host, region, bucket, path, userName, frequency, timeZone, active } = values;
  const isSftp = protocol === 'sftp';
  return {
    ...{ name, protocol, host, path, userName, frequency, timeZone, active },
    port: isSftp ? Number(values.port) : 0,
    region: isSftp ? '' : region,
    bucket: isSftp ? '' : bucket,
    password: secretOf(values.password),
    privateKey: isSftp ? secretOf(values.privateKey) : null,
    passphrase: isSftp ? secretOf(values.passphrase) : null,
    hour: Number(values.hour),
  };
}
