import { exceptionStates } from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import type { Noted } from './noted-change.ts';

/** What is recorded about these findings, whose rows stay locked until the transaction ends. */
export async function notesOf(transaction: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Noted>> {
  const rows = await transaction
    .selectFrom('exception_finding')
    .select([
      'id',
      'state',
      'note',
      'claim_reference',
      'claimed_on',
      'claim_channel',
      'claimed_amount',
      'reason',
      'owner_id',
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map(({ id, state, ...noted }) => [
      id,
      { ...noted, state: exceptionStates.find((each) => each === state) ?? 'open' },
    ]),
  );
}

/** What was recorded about a finding before a change, and after it. */
interface KeptChange {
  readonly id: string;
  readonly clientId: number;
  readonly before: Noted;
  readonly after: Noted;
}

/** Keeps what findings were before a change, so that it can be shown and taken back. */
export async function keepChange(
  transaction: Transaction,
  changes: readonly KeptChange[],
  { changeId, ...by }: { readonly changeId: string; readonly changed_by: number; readonly changed_at: Date },
): Promise<void> {
  await transaction
    .insertInto('exception_finding_change')
    .values(
      changes.map(({ id, clientId, before, after }) => ({
        change_id: changeId,
        finding_id: id,
        client_id: clientId,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        ...by,
      })),
    )
    .execute();
}
