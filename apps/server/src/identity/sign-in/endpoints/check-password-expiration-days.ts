import { checkPasswordExpirationDays } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';

export function checkPasswordExpirationDaysRoute(app: FastifyInstance): void {
  route(app, checkPasswordExpirationDays, async ({ user }) => user.passwordDays);
}
