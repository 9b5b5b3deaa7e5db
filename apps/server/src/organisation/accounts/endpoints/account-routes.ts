import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { createAccountRoute } from './create-account.ts';
import { getAccountRoute } from './get-account.ts';
import { listAccountsRoute } from './list-accounts.ts';
import { updateAccountRoute } from './update-account.ts';

const routes = [listAccountsRoute, getAccountRoute, createAccountRoute, updateAccountRoute];

/** The administration of accounts. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of routes) addRoute(app, services);
}
