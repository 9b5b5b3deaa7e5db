import { resetUserPassword as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { resetUserPassword } from '../../users/reset-user-password.ts';
import { route } from '../route.ts';

export function resetUserPasswordRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, async ({ user, params }) => {
    const email = await resetUserPassword(services, user, params.id);
    return { message: `A temporary password was sent to ${email}.` };
  });
}
