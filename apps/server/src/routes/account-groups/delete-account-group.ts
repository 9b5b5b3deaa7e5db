import { deleteAccountGroup } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { deleteGroup } from '../../accounts/save-group.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function deleteAccountGroupRoute(app: FastifyInstance, services: Services): void {
  route(app, deleteAccountGroup, async ({ user, params }) => {
    await deleteGroup(services, user, params.id);
    return { message: 'The account group is deleted.' };
  });
}
