import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type DataOutFormat, dataOutFormats } from '@waybill/contract';
import type { CompiledQuery } from '@waybill/query';
import type { FastifyReply } from 'fastify';
import { type Act, recordEvent } from '../../identity/audit/write-audit.ts';
import { withScratchFolder } from '../../platform/data-directory/scratch-folder.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { callSignal } from '../../platform/http/call-signal.ts';
import { conflict } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { limitsInForce } from '../execution/report-limits.ts';
import { hasSpace, noSpaceLeft } from '../execution/used-space.ts';
import type { ReportOwner } from '../report-context.ts';

/** Rows to be sent: under which name, and as what. */
export interface RowsToSend {
  readonly rows: CompiledQuery;
  readonly format: DataOutFormat;
  /** Without its extension. */
  readonly fileName: string;
  /** What the audit log says of it besides the number of rows. */
  readonly act: Act;
}

interface SentFormat {
  readonly contentType: string;
  readonly extension: string;
}

const formats: Readonly<Record<DataOutFormat, SentFormat>> = {
  parquet: { contentType: 'application/vnd.apache.parquet', extension: 'parquet' },
  csv: { contentType: 'text/csv; charset=utf-8', extension: 'csv' },
  arrow: { contentType: 'application/vnd.apache.arrow.stream', extension: 'arrows' },
};

/** The format that a program asks for: by name, or by the first type in its header Accept that there is. */
export function formatAsked(named: DataOutFormat | undefined, accept: string | undefined): DataOutFormat {
  if (named !== undefined) return named;
  const types = (accept ?? '').split(',').map((type) => type.split(';')[0]?.trim().toLowerCase());
  const byType = (type: string | undefined) =>
    dataOutFormats.find((format) => formats[format].contentType.split(';')[0] === type);
  return types.map(byType).find((format) => format !== undefined) ?? 'parquet';
}

interface WritingLimits {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

const millisecondsOfSecond = 1_000;

/**
 * Has the warehouse write rows to a file of this server, and sends that. The file has no name any more once it is sent,
 * so nothing is left of it, whatever happens to the caller. Rows never become objects of this process.
 * @throws ProblemError 409 while the space for reports is used up; QueryTimeout beyond the time for reports.
 */
export async function sendRows(
  services: Services,
  user: ReportOwner,
  { rows, format, fileName, act }: RowsToSend,
  reply: FastifyReply,
): Promise<Readable> {
  const { settings, warehouse, clock } = services;
  if (!(await hasSpace(settings))) throw conflict(noSpaceLeft);
  const { seconds } = await limitsInForce(settings, user.tenantId);
  const limits = { signal: callSignal(reply), timeoutMs: seconds * millisecondsOfSecond };
  const { handle, rowCount } = await withScratchFolder(services, async (folder) => {
    const written = join(folder, 'rows');
    const summary = await warehouse.export(rows, written, format === 'arrow' ? 'parquet' : format, limits);
    const file = format === 'arrow' ? await asArrow(written, limits) : written;
    return { handle: await open(file), rowCount: summary.rows };
  });
  try {
    const more = { ...act.more, format, rows: rowCount };
    await recordEvent(settings, user, clock(), { ...act, more });
    const { size } = await handle.stat();
    reply.header('x-data-version', rows.scope.publishedLoad);
    const content = handle.createReadStream();
    const { contentType, extension } = formats[format];
    return sendFile(reply, { bytes: size, content }, { fileName: `${fileName}.${extension}`, contentType });
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function asArrow(parquet: string, { signal, timeoutMs }: WritingLimits): Promise<string> {
  const arrow = `${parquet}.arrows`;
  const { writeArrow } = await import('@waybill/warehouse-duckdb');
  await writeArrow(parquet, arrow, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  return arrow;
}
