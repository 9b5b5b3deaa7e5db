import { getAccount } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { administeredAccount } from '../../accounts/administered-accounts.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getAccountRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, getAccount, ({ user, params }) => administeredAccount(settings, user, params.id));
}
