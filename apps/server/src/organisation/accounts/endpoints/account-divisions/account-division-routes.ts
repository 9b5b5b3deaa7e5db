import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../../platform/services.ts';
import { createAccountDivisionRoute } from './create-account-division.ts';
import { deleteAccountDivisionRoute } from './delete-account-division.ts';
import { getAccountDivisionRoute } from './get-account-division.ts';
import { listAccountDivisionsRoute } from './list-account-divisions.ts';
import { updateAccountDivisionRoute } from './update-account-division.ts';

const routes = [
  listAccountDivisionsRoute,
  getAccountDivisionRoute,
  createAccountDivisionRoute,
  updateAccountDivisionRoute,
  deleteAccountDivisionRoute,
];

/** The administration of account divisions. */
export function accountDivisionRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of routes) addRoute(app, services);
}
