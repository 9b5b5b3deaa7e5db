import { auditFindings, type DataRow } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { timedQuery } from '../../../analysis/data/timed-query.ts';
import { assertBelongs } from '../../../platform/http/assert-belongs.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { longQuery } from '../../../platform/query-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { auditQuery } from '../audit-query.ts';

export function auditFindingsRoute(app: FastifyInstance, services: Services): void {
  route(app, auditFindings, async ({ body, user, request, reply }) => {
    assertBelongs({ access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL'] }, user);
    assertBelongs({ access: ['EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'] }, user);
    const { query, waitingClients } = await auditQuery(services, user, body);
    const limits = { ...longQuery, signal: callSignal(reply) };
    const data = await timedQuery(request, { page: 'dashboards', container: 'audit findings' }, () =>
      services.warehouse.rows<DataRow>(query, limits),
    );
    return { data, waitingClients };
  });
}
