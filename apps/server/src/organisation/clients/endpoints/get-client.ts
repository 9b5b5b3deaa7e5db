import { getClient } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { administeredClient } from '../administered-clients.ts';

export function getClientRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getClient, ({ user, params }) => administeredClient(settings, user, params.id));
}
