import { stat } from 'node:fs/promises';
import { daysAfter } from '@waybill/model';
import { inSpan } from '../../platform/telemetry/in-span.ts';
import { aboutReport } from '../about-report.ts';
import { type LimitsInForce, limitsInForce } from '../execution/report-limits.ts';
import { freeBytes, hasSpace, keepSpillWithinBudget, lockSpace, noSpaceLeft } from '../execution/used-space.ts';
import { watchSpace } from '../execution/watch-space.ts';
import { changeOfReport, showsCost } from '../explained/change-of-report.ts';
import { changeSheet } from '../explained/change-sheet.ts';
import type { FurtherSheet } from '../file/file-order.ts';
import { writeFile } from '../file/write-file.ts';
import { prepareReport } from '../prepare-report.ts';
import type { ReportContext, ReportOwner } from '../report-context.ts';
import { ReportFiles } from '../report-file.ts';
import { findReportOwner } from '../report-owner.ts';
import { type FullReportRequest, readStoredRequest } from '../stored-request.ts';
import { ReportFailure, reasonOf, tookTooLong, tooManyRows } from './report-failure.ts';
import { type ClaimedReport, keepProgress, type Settled, settleReport } from './report-progress.ts';

/**
 * Why a running report is stopped: its owner cancelled it, or the server is closing and another server or the next
 * start will start it again.
 */
export type StopReason = 'cancelled' | 'closing';

const millisecondsOfSecond = 1_000;

/**
 * Runs a report that this server took, to its end, whatever that is. Answers the report when it was completed or failed
 * here.
 *
 *   rows as CSV or Parquet, by the warehouse ──→ checksum ──→ (Excel) ──→ whole file among the stored ones ──→ completed
 */
export async function runReport(
  context: ReportContext,
  report: ClaimedReport,
  signal: AbortSignal,
  onFault: (error: unknown) => void,
): Promise<Settled | undefined> {
  const { id, attempt } = report;
  const files = new ReportFiles(context);
  try {
    const written = await inSpan('report', { 'waybill.report': id }, () => writeReport(context, report, files, signal));
    return await keepReport(context, report, files, written);
  } catch (error) {
    if (signal.aborted) return undefined;
    const reason = reasonOf(error);
    if (reason === undefined) onFault(error);
    const end = { status: 'failed', reason: reason ?? 'The report could not be written.' } as const;
    return await settleReport(context, report, end);
  } finally {
    await files.removeUnfinished(id, attempt);
  }
}

/**
 * Stores the file, and completes the report if it still fits the disk budget, whatever else was completed meanwhile. The
 * file goes again if this server no longer runs the report.
 */
async function keepReport(
  context: ReportContext,
  report: ClaimedReport,
  files: ReportFiles,
  written: Awaited<ReturnType<typeof writeReport>>,
): Promise<Settled | undefined> {
  const filed = { id: report.id, attempts: report.attempt, format: report.format };
  let settled: Settled | undefined;
  try {
    await files.keep(filed);
    settled = await context.settings.transaction().execute(async (settings) => {
      await lockSpace(settings);
      if (written.bytes > (await freeBytes(settings))) throw new ReportFailure(noSpaceLeft);
      const end = { status: 'completed', progress: 100, reason: null, ...written } as const;
      return await settleReport({ ...context, settings }, report, end);
    });
    return settled;
  } finally {
    if (settled === undefined) await files.remove(filed);
  }
}

async function writeReport(context: ReportContext, report: ClaimedReport, files: ReportFiles, signal: AbortSignal) {
  const { settings } = context;
  const owner = await findReportOwner(settings, report.userId);
  if (owner === undefined) throw new ReportFailure('Your account is no longer active.');
  if (!(await hasSpace(settings))) throw new ReportFailure(noSpaceLeft);
  await keepSpillWithinBudget(context);
  const limits = await limitsInForce(settings, owner.tenantId);
  const late = AbortSignal.timeout(limits.seconds * millisecondsOfSecond);
  const space = watchSpace(context, files, report.id);
  const stopped = AbortSignal.any([signal, late, space.signal]);
  try {
    return await writeWithin(context, { ...report, owner }, files, limits, stopped);
  } catch (error) {
    if (signal.aborted) throw error;
    if (space.signal.aborted) throw new ReportFailure(noSpaceLeft);
    throw late.aborted ? new ReportFailure(tookTooLong(limits.seconds)) : error;
  } finally {
    space.stop();
  }
}

interface OwnedReport extends ClaimedReport {
  readonly owner: ReportOwner;
}

async function writeWithin(
  context: ReportContext,
  report: OwnedReport,
  files: ReportFiles,
  limits: LimitsInForce,
  signal: AbortSignal,
) {
  const { clock } = context;
  const { id, attempt, format, owner } = report;
  const request = readStoredRequest(report.request);
  const prepared = await prepareReport(context, owner, report.page, request, limits);
  await files.prepare();
  const isParquet = format === 'parquet';
  const rowsFile = files.unfinished(id, attempt, isParquet ? 'parquet' : 'csv');
  await assertNotTooMany(prepared, limits, signal);
  const rows = await (isParquet ? parquetRows : csvRows)(prepared, rowsFile, signal);
  const progress = keepProgress(context, id, rows);
  const file = files.unfinished(id, attempt, format);
  const about = aboutReport(prepared, request, clock());
  const entryFormat = request.format === 'parquet' ? 'csv' : request.format;
  const further = format === 'xlsx' ? await explanation(context, owner, request, prepared, signal) : [];
  const order = { format, entryFormat, rowsFile, file, columns: prepared.columns, rows, about, further };
  const { checksum } = await writeFile(order, progress.tell, signal);
  await progress.end();
  const bytes = (await stat(file)).size;
  return {
    row_count: rows,
    bytes,
    checksum,
    client_ids: prepared.clients.map((client) => client.id).join(','),
    data_version: prepared.dataVersion,
    data_as_of: prepared.dataAsOf,
    expires_at: daysAfter(clock(), limits.daysKept),
  };
}

/** Why the rows cost more or less than those of the days before, if that can be told. */
async function explanation(
  context: ReportContext,
  owner: ReportOwner,
  request: FullReportRequest,
  { dataVersion, clients }: Prepared,
  signal: AbortSignal,
): Promise<readonly FurtherSheet[]> {
  if (!showsCost(request)) return [];
  const change = await changeOfReport(context, owner, request, {
    dataVersion,
    signal,
    timeoutMs: Number.POSITIVE_INFINITY,
  });
  return change === undefined ? [] : [changeSheet(change, { from: request.fromDate, to: request.toDate }, clients)];
}

type Prepared = Awaited<ReturnType<typeof prepareReport>>;

function csvRows({ source, columns }: Prepared, file: string, signal: AbortSignal): Promise<number> {
  return source.write(file, { headers: columns.map(({ header }) => header), signal });
}

async function parquetRows({ source }: Prepared, file: string, signal: AbortSignal): Promise<number> {
  if (source.writeParquet === undefined) throw new Error('These rows cannot be Parquet.');
  return await source.writeParquet(file, { signal });
}

/** The data may have grown since the report was submitted. */
async function assertNotTooMany({ source }: Prepared, { rowLimit }: LimitsInForce, signal: AbortSignal): Promise<void> {
  const rows = await source.count({ signal, lane: 'long', timeoutMs: Number.POSITIVE_INFINITY });
  if (rows > rowLimit) throw new ReportFailure(tooManyRows(rows, rowLimit));
}
