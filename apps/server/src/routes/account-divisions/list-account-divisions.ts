import { listAccountDivisions } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { administeredDivisions } from '../../accounts/administered-divisions.ts';
import { tablePage } from '../../administration/table-page.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

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
