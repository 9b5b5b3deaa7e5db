import { deleteStatus, setStatus, statuses } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { tenantOf } from '../../../platform/http/tenant-of.ts';
import type { Services } from '../../../platform/services.ts';
import { statusesOf } from '../statuses.ts';
import { deleteStatusOf, switchStatus } from '../switch-status.ts';

/** What is under maintenance, for everybody; and the switch for administrators. */
export function statusRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, statuses, async ({ request }) => {
    const name = tenantOf(request);
    const tenant = await settings.selectFrom('tenant').select('id').where('name', '=', name).executeTakeFirst();
    return tenant === undefined ? [] : await statusesOf(settings, tenant.id);
  });

  route(app, setStatus, ({ user, body }) =>
    switchStatus(settings, user, { ...body, path: body.type === 'PAGE' ? body.path : null }, clock()),
  );

  route(app, deleteStatus, ({ user, query }) => deleteStatusOf(settings, user, query.path, clock()));
}
