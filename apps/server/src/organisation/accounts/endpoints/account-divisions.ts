import {
  createAccountDivision,
  deleteAccountDivision,
  getAccountDivision,
  listAccountDivisions,
  updateAccountDivision,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredDivision, administeredDivisions } from '../administered-divisions.ts';
import { createDivision, deleteDivision, updateDivision } from '../save-division.ts';

/** The administration of account divisions. */
export function accountDivisionRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listAccountDivisions, async ({ user, query }) => {
    const found = await administeredDivisions(settings, user);
    return await tablePage(
      settings,
      found.$if(query.clientId !== undefined, (all) =>
        all.where('account_division.client_id', '=', query.clientId ?? 0),
      ),
      query,
      { searched: ['name', 'clientName'], unique: 'id' },
    );
  });

  route(app, getAccountDivision, ({ user, params }) => administeredDivision(settings, user, params.id));

  route(app, createAccountDivision, ({ user, body }) => createDivision(services, user, body));

  route(app, updateAccountDivision, ({ user, params, body }) => updateDivision(services, user, params.id, body));

  route(app, deleteAccountDivision, async ({ user, params }) => {
    await deleteDivision(services, user, params.id);
    return { message: 'The account division is deleted.' };
  });
}
