import { setUserActivation } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { setActivation } from '../../users/set-activation.ts';
import { route } from '../route.ts';

export function setUserActivationRoute(app: FastifyInstance, services: Services): void {
  route(app, setUserActivation, ({ user, params, body }) => setActivation(services, user, params.id, body.activated));
}
