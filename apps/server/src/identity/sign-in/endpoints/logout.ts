import { logout } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { endSession } from '../sessions.ts';

export function logoutRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, logout, async ({ user: { tenantId, userId, sessionId, login } }) => {
    const at = clock();
    await settings.transaction().execute(async (transaction) => {
      await endSession(transaction, sessionId, at);
      await recordAudit(transaction, {
        tenantId,
        userId,
        action: 'session.end',
        details: { subject: { id: userId, name: login } },
        at,
      });
    });
    return { message: 'You are signed out.' };
  });
}
