import type { ClaimWindowState, ExceptionState, Finding } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { CompiledQuery } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import { sql } from 'kysely';
import type { ReadableClient } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import { packageKey, responsesFor } from '../carrier-responses/carrier-responses.ts';

/** A finding as the warehouse answers it. */
export interface FindingRow extends Record<string, string | number | boolean | null> {
  readonly id: string;
  readonly rule: string;
  readonly client_id: number;
  readonly carrier_name: string;
  readonly account_number: string;
  readonly invoice_number: string;
  readonly bill_date: string;
  readonly pickup_date: string;
  readonly tracking_number: string | null;
  readonly service: string | null;
  readonly charge: string;
  readonly amount: number;
  readonly claim_by: string | null;
  readonly claim_window: ClaimWindowState;
  readonly answered: boolean;
  readonly state: ExceptionState;
  readonly owner: number | null;
  /** Whether somebody has recorded something about it. */
  readonly noted: boolean;
}

/** How many findings there are, what is at stake and what is settled. */
export async function totalOf(
  query: CompiledQuery,
  warehouse: Warehouse,
  signal: AbortSignal,
): Promise<{ total: number; amount: number; settledAmount: number }> {
  const limits = { signal, timeoutMs: queryTimeoutMs };
  const [row] = await warehouse.rows<{ findings: number; amount: number; settled_amount: number }>(query, limits);
  return { total: row?.findings ?? 0, amount: row?.amount ?? 0, settledAmount: row?.settled_amount ?? 0 };
}

/** The rows with the names of clients and owners and what is noted about them. */
export async function presentFindings(
  rows: readonly FindingRow[],
  readable: readonly ReadableClient[],
  settings: Settings,
  user: SignedInUser,
): Promise<Finding[]> {
  const nameOf = new Map(readable.map(({ id, name }) => [id, name]));
  const notes = await notesOf(
    settings,
    rows.filter(({ noted }) => noted).map(({ id }) => id),
  );
  const responses = user.permissions.has('DOWNLOAD_CAPTCHA') ? await responsesOf(settings, rows) : new Map();
  return rows.map((row) => {
    const noted = notes.get(row.id);
    return {
      id: row.id,
      rule: row.rule,
      clientId: row.client_id,
      clientName: nameOf.get(row.client_id) ?? '',
      carrierName: row.carrier_name,
      accountNumber: row.account_number,
      invoiceNumber: row.invoice_number,
      billDate: row.bill_date,
      shipDate: row.pickup_date,
      trackingNumber: row.tracking_number,
      service: row.service ?? '',
      charge: row.charge.trim(),
      amount: row.amount,
      claimBy: row.claim_by,
      claimWindow: row.claim_window,
      answered: row.answered,
      state: row.state,
      note: noted?.note ?? '',
      claimReference: noted?.claimReference ?? '',
      claimedOn: noted?.claimedOn ?? null,
      owner: noted?.ownerId && noted.ownerName ? { id: noted.ownerId, name: noted.ownerName } : null,
      responses: [...(responses.get(packageKey(row.client_id, row.tracking_number ?? '')) ?? [])],
      changedAt: noted?.changedAt.toISOString() ?? null,
    };
  });
}

async function notesOf(settings: Settings, ids: readonly string[]) {
  const noted = ids.length === 0 ? [] : await readNotes(settings, ids);
  return new Map(noted.map((note) => [note.id, note]));
}

const readNotes = (settings: Settings, ids: readonly string[]) =>
  settings
    .selectFrom('exception_finding')
    .leftJoin('user_account', 'user_account.id', 'exception_finding.owner_id')
    .select([
      'exception_finding.id',
      'exception_finding.note',
      'exception_finding.claim_reference as claimReference',
      'exception_finding.claimed_on as claimedOn',
      'exception_finding.changed_at as changedAt',
      'user_account.id as ownerId',
      'user_account.login as ownerName',
    ])
    .where(sql<boolean>`exception_finding.id = any(${ids}::text[])`)
    .execute();

const responsesOf = (settings: Settings, rows: readonly FindingRow[]) =>
  responsesFor(
    settings,
    [...new Set(rows.map(({ client_id: clientId }) => clientId))],
    rows.flatMap(({ tracking_number: trackingNumber }) => trackingNumber ?? []),
  );
