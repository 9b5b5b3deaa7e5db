import { randomUUID } from 'node:crypto';
import type { Transaction } from '@waybill/db';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { tellWebhooks } from '../../live/webhooks/tell-webhooks.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { conflict } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { keepChange, notesOf } from '../exceptions/stored-notes.ts';
import { isWithdrawn, ownPacket } from './claim-packets.ts';

type Context = Pick<Services, 'settings' | 'clock'>;

/**
 * Withdraws a packet; findings that are in no other packet are open again. Its number stays taken and its files stay
 * where they are, so that every number can be accounted for.
 * @throws ProblemError 404 for one that the user may not see, 409 for one that is withdrawn already.
 */
export async function withdrawPacket({ settings, clock }: Context, user: SignedInUser, id: number): Promise<void> {
  const { number, clientId, carrierName, findings, amount } = await ownPacket(settings, user, id);
  const at = clock();
  await settings.transaction().execute(async (transaction) => {
    const withdrawn = await transaction
      .updateTable('claim_packet')
      .set({ withdrawn_at: at, withdrawn_by: user.userId })
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (withdrawn === undefined) throw conflict(isWithdrawn);
    await reopen(transaction, user, id, at);
    await writeAudit(transaction, user, at, {
      action: 'claim_packet.withdraw',
      subject: { id, name: number },
      more: { carrier: carrierName, findings, amount },
    });
    await tellWebhooks(transaction, user.tenantId, {
      event: 'claim.withdrawn',
      clientIds: [clientId],
      data: { id, number, clientId, carrierName, findings, amount },
    });
  });
}

/** Opens findings again that are in no other packet and that nobody has filed. */
async function reopen(transaction: Transaction, user: SignedInUser, packetId: number, at: Date): Promise<void> {
  const rows = await transaction
    .selectFrom('claim_packet_finding as own')
    .innerJoin('exception_finding', 'exception_finding.id', 'own.finding_id')
    .select(['exception_finding.id', 'exception_finding.client_id'])
    .where('own.packet_id', '=', packetId)
    .where('exception_finding.state', '=', 'packed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claim_packet_finding as other')
            .innerJoin('claim_packet', 'claim_packet.id', 'other.packet_id')
            .select('other.packet_id')
            .where('claim_packet.withdrawn_at', 'is', null)
            .whereRef('other.finding_id', '=', 'own.finding_id')
            .where('other.packet_id', '<>', packetId),
        ),
      ),
    )
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  const notes = await notesOf(transaction, ids);
  const by = { changed_by: user.userId, changed_at: at };
  await transaction
    .updateTable('exception_finding')
    .set({ state: 'open', ...by })
    .where('id', 'in', ids)
    .execute();
  const changes = rows.flatMap(({ id, client_id: clientId }) => {
    const before = notes.get(id);
    return before === undefined ? [] : [{ id, clientId, before, after: { ...before, state: 'open' as const } }];
  });
  await keepChange(transaction, changes, { changeId: randomUUID(), ...by });
}
