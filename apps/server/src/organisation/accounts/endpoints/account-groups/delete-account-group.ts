import { deleteAccountGroup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { deleteGroup } from '../../save-group.ts';

export function deleteAccountGroupRoute(app: FastifyInstance, services: Services): void {
  route(app, deleteAccountGroup, async ({ user, params }) => {
    await deleteGroup(services, user, params.id);
    return { message: 'The account group is deleted.' };
  });
}
