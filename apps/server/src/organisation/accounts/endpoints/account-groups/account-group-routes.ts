import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../../platform/services.ts';
import { createAccountGroupRoute } from './create-account-group.ts';
import { deleteAccountGroupRoute } from './delete-account-group.ts';
import { getAccountGroupRoute } from './get-account-group.ts';
import { listAccountGroupsRoute } from './list-account-groups.ts';
import { updateAccountGroupRoute } from './update-account-group.ts';

const routes = [
  listAccountGroupsRoute,
  getAccountGroupRoute,
  createAccountGroupRoute,
  updateAccountGroupRoute,
  deleteAccountGroupRoute,
];

/** The administration of account groups. */
export function accountGroupRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of routes) addRoute(app, services);
}
