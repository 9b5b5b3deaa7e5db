import { setUserActivation } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { setActivation } from '../set-activation.ts';

export function setUserActivationRoute(app: FastifyInstance, services: Services): void {
  route(app, setUserActivation, ({ user, params, body }) => setActivation(services, user, params.id, body.activated));
}
