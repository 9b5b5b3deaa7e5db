import { unlockUser } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { unlockUser as unlock } from '../../users/unlock-user.ts';
import { route } from '../route.ts';

export function unlockUserRoute(app: FastifyInstance, services: Services): void {
  route(app, unlockUser, ({ user, params }) => unlock(services, user, params.id));
}
