import { auditFindings, type DataRow } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { assertBelongs } from '../../auth/assert-belongs.ts';
import { callSignal } from '../../data/call-signal.ts';
import { longQuery } from '../../data/limits.ts';
import { timedQuery } from '../../data/timed-query.ts';
import { auditQuery } from '../../exceptions/audit-query.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function auditFindingsRoute(app: FastifyInstance, services: Services): void {
  route(app, auditFindings, async ({ body, user, request, reply }) => {
    assertBelongs({ access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'] }, user);
    assertBelongs({ access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'] }, user);
    const compiled = await auditQuery(services, user, body);
    const limits = { ...longQuery, signal: callSignal(reply) };
    const data = await timedQuery(request, { page: 'dashboards', container: 'audit findings' }, () =>
      services.warehouse.rows<DataRow>(compiled, limits),
    );
    return { data };
  });
}
