import { getClient } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { administeredClient } from '../../clients/administered-clients.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getClientRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getClient, ({ user, params }) => administeredClient(settings, user, params.id));
}
