import {
  createAccountGroup,
  deleteAccountGroup,
  getAccountGroup,
  listAccountGroups,
  updateAccountGroup,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredGroup, administeredGroups } from '../administered-groups.ts';
import { createGroup, deleteGroup, updateGroup } from '../save-group.ts';

/** The administration of account groups. */
export function accountGroupRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listAccountGroups, async ({ user, query }) => {
    const found = await administeredGroups(settings, user);
    return await tablePage(
      settings,
      found.$if(query.clientId !== undefined, (all) => all.where('account_group.client_id', '=', query.clientId ?? 0)),
      query,
      { searched: ['name', 'clientName', 'divisionName'], unique: 'id' },
    );
  });

  route(app, getAccountGroup, ({ user, params }) => administeredGroup(settings, user, params.id));

  route(app, createAccountGroup, ({ user, body }) => createGroup(services, user, body));

  route(app, updateAccountGroup, ({ user, params, body }) => updateGroup(services, user, params.id, body));

  route(app, deleteAccountGroup, async ({ user, params }) => {
    await deleteGroup(services, user, params.id);
    return { message: 'The account group is deleted.' };
  });
}
