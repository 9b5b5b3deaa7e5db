import { auditActions } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

export function auditActionsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, auditActions, async ({ user }) => {
    const actions = await settings
      .selectFrom('audit_log')
      .select('action')
      .where('tenant_id', '=', user.tenantId)
      .distinct()
      .orderBy('action')
      .execute();
    return actions.map(({ action }) => action);
  });
}
