import { deleteAccountDivision } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { deleteDivision } from '../../accounts/save-division.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function deleteAccountDivisionRoute(app: FastifyInstance, services: Services): void {
  route(app, deleteAccountDivision, async ({ user, params }) => {
    await deleteDivision(services, user, params.id);
    return { message: 'The account division is deleted.' };
  });
}
