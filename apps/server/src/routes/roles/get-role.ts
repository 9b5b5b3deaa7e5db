import { getRole } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { assertInternal } from '../../administration/assert-internal.ts';
import { administeredRole } from '../../roles/administered-roles.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getRoleRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getRole, async ({ user, params }) => {
    assertInternal(user);
    return await administeredRole(settings, user.tenantId, params.id);
  });
}
