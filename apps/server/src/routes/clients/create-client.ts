import { createClient as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { createClient } from '../../clients/save-client.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function createClientRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, body }) => createClient(services, user, body));
}
