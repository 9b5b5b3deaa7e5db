import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { createClientRoute } from './create-client.ts';
import { getClientRoute } from './get-client.ts';
import { listClientsRoute } from './list-clients.ts';
import { updateClientRoute } from './update-client.ts';

const routes = [listClientsRoute, getClientRoute, createClientRoute, updateClientRoute];

/** The administration of clients. */
export function clientAdministrationRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of routes) addRoute(app, services);
}
