import { changePassword } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { changeOwnPassword } from '../../auth/change-password.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function changePasswordRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, changePassword, async ({ body, user, request }) => {
    await changeOwnPassword(settings, user, { ...body, address: request.ip }, clock());
    return { message: 'Password changed successfully.' };
  });
}
