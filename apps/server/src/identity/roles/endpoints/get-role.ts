import { getRole } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { administeredRole } from '../administered-roles.ts';

export function getRoleRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getRole, async ({ user, params }) => {
    return await administeredRole(settings, user.tenantId, params.id);
  });
}
