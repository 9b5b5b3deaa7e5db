import type { Decision, FiledClaim } from '@waybill/audit';
import { type ExceptionState, exceptionStates, filedStates } from '@waybill/contract';
import type { Settings } from '@waybill/db';

/** What users have recorded about a finding. Money is in whole cents. */
export interface NotedClaim extends FiledClaim {
  readonly state: ExceptionState;
  readonly ownerId: number | null;
  /** Why it was denied or dismissed; empty if it is not known. */
  readonly reason: string;
}

/** What users have recorded about findings of these clients. */
export async function readNotes(settings: Settings, clientIds: readonly number[]): Promise<readonly NotedClaim[]> {
  const rows = await settings
    .selectFrom('exception_finding')
    .select([
      'id',
      'client_id',
      'rule',
      'carrier_name',
      'tracking_number',
      'account_number',
      'invoice_number',
      'bill_date',
      'claimed_on',
      'claim_reference',
      'claimed_amount',
      'amount',
      'state',
      'owner_id',
      'reason',
    ])
    .where('client_id', 'in', clientIds)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    clientId: row.client_id,
    carrierName: row.carrier_name,
    rule: row.rule,
    trackingNumber: row.tracking_number,
    accountNumber: row.account_number,
    invoiceNumber: row.invoice_number,
    billDate: row.bill_date,
    filedOn: row.claimed_on,
    reference: row.claim_reference,
    cents: Math.round(Number(row.claimed_amount ?? row.amount) * 100),
    state: exceptionStates.find((each) => each === row.state) ?? 'open',
    ownerId: row.owner_id,
    reason: row.reason,
  }));
}

/** Those of the notes that are claims which the carrier has got. */
export const filedClaims = (notes: readonly NotedClaim[]): readonly NotedClaim[] =>
  notes.filter(({ state }) => filedStates.includes(state));

/** What users decided about credits of these clients. */
export async function readDecisions(settings: Settings, clientIds: readonly number[]): Promise<readonly Decision[]> {
  const rows = await settings
    .selectFrom('credit_decision')
    .select(['credit_key', 'finding_id', 'kind', 'cents'])
    .where('client_id', 'in', clientIds)
    .orderBy('decided_at')
    .orderBy('credit_key')
    .orderBy('finding_id')
    .execute();
  return rows.map((row) => ({
    creditKey: row.credit_key,
    findingId: row.finding_id === '' ? null : row.finding_id,
    cents: Number(row.cents),
    kind: row.kind,
  }));
}
