import { deleteAccountDivision } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { deleteDivision } from '../../save-division.ts';

export function deleteAccountDivisionRoute(app: FastifyInstance, services: Services): void {
  route(app, deleteAccountDivision, async ({ user, params }) => {
    await deleteDivision(services, user, params.id);
    return { message: 'The account division is deleted.' };
  });
}
