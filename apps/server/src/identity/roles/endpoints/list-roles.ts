import { listRoles } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredRoles } from '../administered-roles.ts';

export function listRolesRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listRoles, async ({ user, query }) => {
    return await tablePage(settings, administeredRoles(settings, user.tenantId), query, {
      searched: ['name'],
      unique: 'id',
    });
  });
}
