import { changePassword, checkPasswordExpirationDays } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { changeOwnPassword } from '../change-password.ts';

/** The password of the caller: changing it, and the days until it expires. */
export function ownPasswordRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, changePassword, async ({ body, user, request }) => {
    await changeOwnPassword(settings, user, { ...body, address: request.ip }, clock());
    return { message: 'Password changed successfully.' };
  });

  route(app, checkPasswordExpirationDays, async ({ user }) => user.passwordDays);
}
