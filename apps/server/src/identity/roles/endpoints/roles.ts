import { createRole, deleteRole, getRole, listRoles, updateRole } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredRole, administeredRoles } from '../administered-roles.ts';
import { createRole as create, deleteRole as remove, updateRole as update } from '../save-role.ts';

/** Roles and their permissions. */
export function roleRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listRoles, async ({ user, query }) => {
    return await tablePage(settings, administeredRoles(settings, user.tenantId), query, {
      searched: ['name'],
      unique: 'id',
    });
  });

  route(app, getRole, async ({ user, params }) => {
    return await administeredRole(settings, user.tenantId, params.id);
  });

  route(app, createRole, ({ user, body }) => create(services, user, body));

  route(app, updateRole, ({ user, params, body }) => update(services, user, params.id, body));

  route(app, deleteRole, async ({ user, params }) => {
    await remove(services, user, params.id);
    return { message: 'The role is deleted.' };
  });
}
