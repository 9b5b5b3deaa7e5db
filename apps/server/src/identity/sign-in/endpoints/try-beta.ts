import { tryBeta } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { forbidden } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { writeAudit } from '../../audit/write-audit.ts';

export function tryBetaRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, tryBeta, async ({ params, user }) => {
    if (params.userId !== user.userId) throw forbidden('You can only decide for yourself.');
    const takesPart = params.takesPart === '1';
    await settings.transaction().execute(async (transaction) => {
      const { beta: before } = await transaction
        .selectFrom('user_account')
        .select('beta')
        .where('id', '=', user.userId)
        .executeTakeFirstOrThrow();
      if (before === takesPart) return;
      await transaction.updateTable('user_account').set({ beta: takesPart }).where('id', '=', user.userId).execute();
      await writeAudit(transaction, user, clock(), {
        action: takesPart ? 'beta.join' : 'beta.leave',
        subject: { id: user.userId, name: user.login },
        changes: { beta: { before, after: takesPart } },
      });
    });
    return { message: takesPart ? 'You take part in the beta.' : 'You no longer take part in the beta.' };
  });
}
