import {
  type ClaimWindowState,
  type Confidence,
  claimChannels,
  type ExceptionState,
  type Finding,
  type FindingObstacle,
  type FindingTotals,
} from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { CompiledQuery } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import { sql } from 'kysely';
import type { Granted } from '../../platform/http/granted.ts';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import { packageKey, responsesFor } from '../carrier-responses/carrier-responses.ts';
import { recoveredCents } from '../credits/credit-ledger.ts';
import type { FindingDesk } from './finding-desk.ts';

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
  readonly credited: number;
  readonly billed: number;
  readonly expected: number;
  /** What of it is transportation, fuel and the rest. */
  readonly freight_part: number;
  readonly fuel_part: number;
  readonly rest_part: number;
  readonly confidence: Confidence;
  readonly obstacle: FindingObstacle | null;
  readonly actual_value: number | null;
  readonly usual_value: number | null;
  readonly cases: number;
  readonly among: number;
  readonly since: string | null;
  readonly about: string;
  readonly claim_by: string | null;
  readonly claim_window: ClaimWindowState;
  readonly state: ExceptionState;
  readonly owner: number | null;
  /** Whether somebody has recorded something about it. */
  readonly noted: boolean;
}

/** The only finding of an id. */
export const oneFinding = { sort: 'claimBy', descending: false, limit: 1, offset: 0 } as const;

const centsOfDollar = 100;

/** How many findings there are, and their amounts by what can be done about them. */
export async function totalOf(query: CompiledQuery, warehouse: Warehouse, signal: AbortSignal): Promise<FindingTotals> {
  const limits = { signal, timeoutMs: queryTimeoutMs };
  const [row] = await warehouse.rows<Record<string, number>>(query, limits);
  return {
    total: row?.findings ?? 0,
    amount: row?.amount ?? 0,
    checkAmount: row?.check_amount ?? 0,
    unclaimableAmount: row?.unclaimable_amount ?? 0,
    settledAmount: row?.settled_amount ?? 0,
    credited: row?.credited ?? 0,
  };
}

/** The rows with the names of clients and owners and what is noted about them. */
export async function presentFindings(
  rows: readonly FindingRow[],
  { readable, ledger }: Pick<FindingDesk, 'readable' | 'ledger'>,
  settings: Settings,
  user: Pick<Granted, 'permissions'>,
): Promise<Finding[]> {
  const recovered = recoveredCents(ledger);
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
      credited: row.credited,
      billed: row.billed,
      expected: row.expected,
      confidence: row.confidence,
      obstacle: row.obstacle,
      evidence: {
        actual: row.actual_value,
        usual: row.usual_value,
        cases: row.cases === 0 ? null : row.cases,
        among: row.among === 0 ? null : row.among,
        since: row.since,
        about: row.about.trim(),
      },
      claimBy: row.claim_by,
      claimWindow: row.claim_window,
      answered: row.credited > 0,
      state: row.state,
      note: noted?.note ?? '',
      claimReference: noted?.claimReference ?? '',
      claimedOn: noted?.claimedOn ?? null,
      claimChannel: claimChannels.find((each) => each === noted?.claimChannel) ?? null,
      claimedAmount: noted?.claimedAmount ? Number(noted.claimedAmount) : null,
      recovered: (recovered.get(row.id) ?? 0) / centsOfDollar,
      reason: noted?.reason ?? '',
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
      'exception_finding.claim_channel as claimChannel',
      'exception_finding.claimed_amount as claimedAmount',
      'exception_finding.reason',
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
