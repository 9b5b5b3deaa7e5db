import { getAccount } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { administeredAccount } from '../administered-accounts.ts';

export function getAccountRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getAccount, ({ user, params }) => administeredAccount(settings, user, params.id));
}
