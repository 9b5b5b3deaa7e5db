import { listAvoidableActions, setAvoidableAction } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { avoidableActionsOf, setAvoidableAction as set } from '../avoidable-actions.ts';

/** What clients have done about avoidable costs. */
export function avoidableActionRoutes(app: FastifyInstance, services: Services): void {
  route(app, listAvoidableActions, ({ query, user }) => avoidableActionsOf(services, user, query.clientId));
  route(app, setAvoidableAction, async ({ body, user }) => {
    await set(services, user, body);
    return { message: body.doneOn === null ? 'The action is open again.' : 'The action is marked as done.' };
  });
}
