import { createClient as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { createClient } from '../save-client.ts';

export function createClientRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, body }) => createClient(services, user, body));
}
