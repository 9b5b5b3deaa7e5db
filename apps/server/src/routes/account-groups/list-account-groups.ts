import { listAccountGroups } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { administeredGroups } from '../../accounts/administered-groups.ts';
import { tablePage } from '../../administration/table-page.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function listAccountGroupsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listAccountGroups, async ({ user, query }) => {
    const found = await administeredGroups(settings, user);
    return await tablePage(
      settings,
      found.$if(query.clientId !== undefined, (all) => all.where('account_group.client_id', '=', query.clientId ?? 0)),
      query,
      { searched: ['name', 'clientName', 'divisionName'], unique: 'id' },
    );
  });
}
