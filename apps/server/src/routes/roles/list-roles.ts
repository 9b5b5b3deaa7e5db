import { listRoles } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { tablePage } from '../../administration/table-page.ts';
import { administeredRoles } from '../../roles/administered-roles.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function listRolesRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listRoles, async ({ user, query }) => {
    return await tablePage(settings, administeredRoles(settings, user.tenantId), query, {
      searched: ['name'],
      unique: 'id',
    });
  });
}
