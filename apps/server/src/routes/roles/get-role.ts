import { getRole } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { administeredRole } from '../../roles/administered-roles.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getRoleRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getRole, async ({ user, params }) => {
    return await administeredRole(settings, user.tenantId, params.id);
  });
}
