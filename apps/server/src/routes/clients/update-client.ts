import { updateClient as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { updateClient } from '../../clients/save-client.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function updateClientRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, ({ user, params, body }) => updateClient(services, user, params.id, body));
}
