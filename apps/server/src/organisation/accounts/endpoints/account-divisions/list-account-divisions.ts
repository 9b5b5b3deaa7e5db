import { listAccountDivisions } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/http/route.ts';
import type { Services } from '../../../../platform/services.ts';
import { tablePage } from '../../../../platform/tables/table-page.ts';
import { administeredDivisions } from '../../administered-divisions.ts';

export function listAccountDivisionsRoute(app: FastifyInstance, { settings }: Services): void {
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
}
