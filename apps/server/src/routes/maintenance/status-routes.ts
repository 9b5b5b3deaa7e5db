import { setStatus, statuses } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit/write-audit.ts';
import { tenantOf } from '../../auth/tenant-of.ts';
import { changeStatus, statusesOf } from '../../maintenance/statuses.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

/** What is under maintenance, for everybody; and the switch for administrators. */
export function statusRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, statuses, async ({ request }) => {
    const name = tenantOf(request);
    const tenant = await settings.selectFrom('tenant').select('id').where('name', '=', name).executeTakeFirst();
    return tenant === undefined ? [] : await statusesOf(settings, tenant.id);
  });

  route(app, setStatus, async ({ user, body }) => {
    const status = { ...body, path: body.type === 'PAGE' ? body.path : null };
    const before = await statusesOf(settings, user.tenantId);
    const after = await changeStatus(settings, user.tenantId, status, clock());
    const old = before.find(({ type, path }) => type === status.type && path === status.path)?.value ?? 'OFF';
    await writeAudit(settings, user, clock(), {
      action: 'maintenance.switch',
      subject: { name: status.path ?? status.type },
      changes: { value: { before: old, after: status.value } },
    });
    return after;
  });
}
