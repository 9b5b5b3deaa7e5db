import { unlockUser } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { unlockUser as unlock } from '../unlock-user.ts';

export function unlockUserRoute(app: FastifyInstance, services: Services): void {
  route(app, unlockUser, ({ user, params }) => unlock(services, user, params.id));
}
