import { changePassword } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { AttemptLimit } from '../../auth/attempt-limit.ts';
import { changeOwnPassword } from '../../auth/change-password.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function changePasswordRoute(app: FastifyInstance, { settings, clock }: Services): void {
  const limit = new AttemptLimit(clock);
  route(app, changePassword, async ({ body, user, request }) => {
    const forgive = limit.begin({ address: request.ip, tenantName: String(user.tenantId), username: user.login });
    await changeOwnPassword(settings, user, body, clock);
    forgive();
    return { message: 'Password changed successfully.' };
  });
}
