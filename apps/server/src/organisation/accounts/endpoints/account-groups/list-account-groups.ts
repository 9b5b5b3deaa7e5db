import { listAccountGroups } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { tablePage } from '../../../../platform/tables/table-page.ts';
import { administeredGroups } from '../../administered-groups.ts';

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
