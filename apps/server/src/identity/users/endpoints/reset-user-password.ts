import { resetUserPassword as endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { resetUserPassword } from '../reset-user-password.ts';

export function resetUserPasswordRoute(app: FastifyInstance, services: Services): void {
  route(app, endpoint, async ({ user, params }) => {
    const email = await resetUserPassword(services, user, params.id);
    return { message: `A temporary password was sent to ${email}.` };
  });
}
