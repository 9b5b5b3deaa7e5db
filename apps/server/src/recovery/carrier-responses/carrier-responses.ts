import { type CarrierResponse, noSuchCaptchaFile, type PackageResponse, responseOutcomes } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';
import { plainText } from './content-type-of.ts';

const columns = [
  'id',
  'client_id',
  'carrier_name',
  'tracking_number',
  'outcome',
  'gsr_reasons',
  'file_name',
  'content_type',
  'uploaded_at',
] as const;

interface ResponseRow {
  readonly id: number;
  readonly client_id: number;
  readonly carrier_name: string;
  readonly tracking_number: string;
  readonly outcome: string;
  readonly gsr_reasons: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly uploaded_at: Date;
}

/** What the action cell shows of an answer. */
export const presentResponse = (row: ResponseRow): CarrierResponse => ({
  id: row.id,
  outcome: responseOutcomes.find((each) => each === row.outcome) ?? 'denied',
  gsrReasons: row.gsr_reasons,
  fileName: row.file_name,
  contentType: row.content_type,
  isText: row.content_type === plainText,
  uploadedAt: row.uploaded_at.toISOString(),
});

/**
 * A response for a client that the user may read. @throws ProblemError 404, in the same words whether it is another
 * client's or does not exist (S1 section 8).
 */
export async function ownResponse(settings: Settings, user: SignedInUser, id: number): Promise<ResponseRow> {
  const row = await settings
    .selectFrom('carrier_response')
    .select(columns)
    .where('id', '=', id)
    .where('client_id', 'in', await readableIds(settings, user))
    .executeTakeFirst();
  if (row === undefined) throw notFound(noSuchCaptchaFile);
  return row;
}

/** Carriers' responses for packages of these clients, newest first, by client and tracking number. */
export async function responsesFor(
  settings: Settings,
  clientIds: readonly number[],
  trackingNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly CarrierResponse[]>> {
  return grouped(await responseRows(settings, clientIds, trackingNumbers));
}

/** The newest answer for each of these packages that has one; clients that the user may not read have none. */
export async function newestResponses(
  settings: Settings,
  user: SignedInUser,
  clientIds: readonly number[],
  trackingNumbers: readonly string[],
): Promise<PackageResponse[]> {
  const readable = new Set(await readableIds(settings, user));
  const own = clientIds.filter((id) => readable.has(id));
  const newest = new Map<string, PackageResponse>();
  for (const row of await responseRows(settings, own, trackingNumbers)) {
    const { client_id: clientId, tracking_number: trackingNumber, carrier_name: carrierName } = row;
    const key = packageKey(clientId, trackingNumber);
    if (newest.has(key)) continue;
    newest.set(key, { clientId, trackingNumber, carrierName, response: presentResponse(row) });
  }
  return [...newest.values()];
}

async function responseRows(
  settings: Settings,
  clientIds: readonly number[],
  trackingNumbers: readonly string[],
): Promise<readonly ResponseRow[]> {
  if (clientIds.length === 0 || trackingNumbers.length === 0) return [];
  return settings
    .selectFrom('carrier_response')
    .select(columns)
    .where('client_id', 'in', clientIds)
    .where(sql<boolean>`tracking_number = any(${trackingNumbers}::text[])`)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Identifies a package among those of all clients. */
export const packageKey = (clientId: number, trackingNumber: string): string => `${clientId} ${trackingNumber}`;

function grouped(rows: readonly ResponseRow[]): ReadonlyMap<string, readonly CarrierResponse[]> {
  const found = new Map<string, CarrierResponse[]>();
  for (const row of rows) {
    const key = packageKey(row.client_id, row.tracking_number);
    found.set(key, [...(found.get(key) ?? []), presentResponse(row)]);
  }
  return found;
}
