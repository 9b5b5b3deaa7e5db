import { mostReportRows } from '@waybill/model';
import { QueryError, ScopeError } from '@waybill/query';
import { WarehouseError } from '@waybill/warehouse';
import { isDiskFull } from '../../platform/disk-full.ts';
import { FileStoreError } from '../../platform/files/file-store.ts';
import { ProblemError } from '../../platform/problems.ts';

/** A report that cannot be written, and why, in words for its owner. */
export class ReportFailure extends Error {
  override readonly name = 'ReportFailure';
}

/** The message for a report with too many rows. */
export function tooManyRows(rows: number, limit: number): string {
  const has = rows.toLocaleString('en-US');
  const most = limit.toLocaleString('en-US');
  return rows > mostReportRows
    ? `This report would cross 1 million rows: it has ${has}, and at most ${most} are possible. Choose fewer days or filter the page.`
    : `This report has ${has} rows, and at most ${most} are possible. Choose fewer days or filter the page.`;
}

/** The message for a report that ran for too long. */
export function tookTooLong(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `The report took longer than its limit in minutes, ${minutes}. Choose fewer days or filter the page.`;
}

/** Why a report failed, in words for its owner; undefined for our own faults, which belong in the log. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ReportFailure) return error.message;
  if (error instanceof ScopeError) return 'You no longer have access to this client.';
  if (error instanceof QueryError || error instanceof ProblemError) {
    return `The report no longer matches the data: ${error.message}`;
  }
  if (isDiskFull(error)) return 'The server’s disk is full. Tell your administrator, then repeat the report.';
  if (error instanceof FileStoreError)
    return 'The storage for files did not take the report. Tell your administrator, then repeat the report.';
  if (error instanceof WarehouseError && error.name === 'QueryTooLarge') {
    return 'The report needs more memory than the server may use. Choose fewer days or filter the page.';
  }
  return undefined;
}
