import { changePassword } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { changeOwnPassword } from '../change-password.ts';

export function changePasswordRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, changePassword, async ({ body, user, request }) => {
    await changeOwnPassword(settings, user, { ...body, address: request.ip }, clock());
    return { message: 'Password changed successfully.' };
  });
}
