import { revokeUserSession } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit/write-audit.ts';
import { notFound } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { editableUser } from '../../users/editable-user.ts';
import { route } from '../route.ts';

export function revokeUserSessionRoute(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;
  route(app, revokeUserSession, async ({ user, params }) => {
    const owner = await editableUser(services, user, params.id);
    await settings.transaction().execute(async (transaction) => {
      const ended = await transaction
        .updateTable('session')
        .set({ ended_at: clock() })
        .where('id', '=', params.sessionId)
        .where('user_id', '=', owner.id)
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (ended === undefined) throw notFound('There is no such open session.');
      await writeAudit(transaction, user, clock(), {
        action: 'user.end_session',
        subject: { id: owner.id, name: owner.login },
      });
    });
    return { message: `The session of ${owner.login} is ended.` };
  });
}
