import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { createRoleRoute } from './create-role.ts';
import { deleteRoleRoute } from './delete-role.ts';
import { getRoleRoute } from './get-role.ts';
import { listRolesRoute } from './list-roles.ts';
import { updateRoleRoute } from './update-role.ts';

const routes = [listRolesRoute, getRoleRoute, createRoleRoute, updateRoleRoute, deleteRoleRoute];

/** Roles and their permissions. */
export function roleRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of routes) addRoute(app, services);
}
