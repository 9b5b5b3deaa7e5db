import { unfiledStates } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { addReaders, usualNotice } from './deadline-notices.ts';

const toldInPortal = { whose: 'own', in_portal: true } as const;

/**
 * Gives those to whom findings are assigned, and who have saved nothing else, the usual settings: told of these findings
 * in the portal, without mails.
 */
export async function addOwnersOfFindings(settings: Settings, now: Date): Promise<void> {
  for (const userId of await ownersWithoutNotice(settings)) {
    await settings.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('claim_deadline_notice')
        .values({ ...usualNotice, ...toldInPortal, user_id: userId })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(toldInPortal).where('claim_deadline_notice.saved_at', 'is', null),
        )
        .execute();
      await addReaders(transaction, userId, [userId], now);
    });
  }
}

async function ownersWithoutNotice(settings: Settings): Promise<number[]> {
  const owners = await settings
    .selectFrom('exception_finding')
    .innerJoin('user_account', 'user_account.id', 'exception_finding.owner_id')
    .select('user_account.id')
    .distinct()
    .where('exception_finding.state', 'in', [...unfiledStates])
    .where('user_account.activated', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claim_deadline_reader')
            .select('claim_deadline_reader.user_id')
            .whereRef('claim_deadline_reader.user_id', '=', 'user_account.id')
            .whereRef('claim_deadline_reader.reader_id', '=', 'user_account.id'),
        ),
      ),
    )
    .execute();
  return owners.map(({ id }) => id);
}
