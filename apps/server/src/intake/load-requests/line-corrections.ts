import { type LineCorrection, lineCorrection } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { Corrections } from '@waybill/invoices';
import { sql } from 'kysely';
import type { FileCopy } from '../received-files/invoice-files.ts';
import { Refused } from '../received-files/not-loaded.ts';
import type { Receiver } from './load-request.ts';

const mostNamedLines = 20;

/** Records with which corrections a file is being loaded. */
export async function noteCorrections(
  settings: Settings,
  fileId: number,
  corrections: readonly LineCorrection[],
): Promise<void> {
  if (corrections.length === 0) return;
  const rows = corrections.map((each) => ({
    invoice_file_id: fileId,
    line: each.line,
    correction: JSON.stringify(each),
  }));
  await settings.insertInto('line_correction').values(rows).execute();
}

/** The corrections with which a file was handed in. */
export async function correctionsOf(settings: Settings, fileId: number): Promise<LineCorrection[]> {
  const rows = await settings
    .selectFrom('line_correction')
    .select('correction')
    .where('invoice_file_id', '=', fileId)
    .orderBy('line')
    .execute();
  return rows.map(({ correction }) => lineCorrection.parse(JSON.parse(correction)));
}

/**
 * The corrected lines of this content that are loaded and not undone: for the named client, else for one that counts, else
 * for any of the tenant.
 */
export async function standingCorrections(
  settings: Settings,
  { sha256, tenantId }: Pick<FileCopy, 'sha256' | 'tenantId'>,
  { clientId, clientIds }: Receiver,
): Promise<Corrections> {
  const counted = clientId === undefined ? clientIds : [clientId];
  const loaded = settings
    .selectFrom('line_correction')
    .innerJoin('invoice_file', 'invoice_file.id', 'line_correction.invoice_file_id')
    .select('line_correction.correction')
    .where('invoice_file.tenant_id', '=', tenantId)
    .where('invoice_file.sha256', '=', sha256)
    .where('invoice_file.status', '=', 'loaded');
  const rows = await (counted === undefined
    ? loaded
    : loaded.where(sql<boolean>`invoice_file.client_ids && ${sql.val(counted)}::integer[]`)
  ).execute();
  const corrections = rows.map(({ correction }) => lineCorrection.parse(JSON.parse(correction)));
  return new Map(corrections.map((each) => [each.line, each]));
}

/** Adds corrections to those already loaded. @throws Refused if one of these lines is among them, or occurs twice. */
export function withCorrections(standing: Corrections, added: readonly LineCorrection[]): Corrections {
  const all = new Map(standing);
  const repeated: number[] = [];
  for (const each of added) {
    if (all.has(each.line)) repeated.push(each.line);
    all.set(each.line, each);
  }
  if (repeated.length === 0) return all;
  const lines = repeated.slice(0, mostNamedLines).join(', ');
  throw new Refused([
    `Lines that were corrected and loaded already: ${lines}. Open the list of rejected lines again, or undo that load first.`,
  ]);
}
