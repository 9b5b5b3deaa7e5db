import { dataDictionary, dataRows, gridRows, listDataLoads, portalPages } from '@waybill/contract';
import { dayOf, fileName } from '@waybill/model';
import { compileReport } from '@waybill/query';
import type { FastifyInstance } from 'fastify';
import { askedFindings } from '../../../analysis/data/asked-findings.ts';
import { openPageOfCall } from '../../../analysis/data/page-of-call.ts';
import { requestScope } from '../../../analysis/data/request-scope.ts';
import { assertBelongs } from '../../../platform/http/assert-belongs.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { badRequest } from '../../../platform/problems.ts';
import { longQuery } from '../../../platform/query-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { limitsInForce } from '../../execution/report-limits.ts';
import { tooManyRows } from '../../run/report-failure.ts';
import { clientRows } from '../client-rows.ts';
import { dictionary } from '../exported-columns.ts';
import { ExportsUnderWay } from '../exports-under-way.ts';
import { loadsOfClient } from '../loads-of-client.ts';
import { formatAsked, sendRows } from '../send-rows.ts';

/** Bytes of the loads that a caller may say it has. */
const mostBytesOfHeldLoads = 8_388_608;

/** Rows for other programs: whole clients load by load, and grids. */
export function dataOutRoutes(app: FastifyInstance, services: Services): void {
  const { settings, warehouse, clock } = services;
  const underWay = new ExportsUnderWay();

  route(
    app,
    listDataLoads,
    async ({ body, user, reply }) => {
      assertMayReadRows(user);
      const scope = await requestScope(services, user, body);
      return loadsOfClient(warehouse, scope, body, { ...longQuery, signal: callSignal(reply) });
    },
    { bodyLimit: mostBytesOfHeldLoads },
  );

  route(app, dataRows, async ({ params: { table }, query, user, request, reply }) => {
    assertMayReadRows(user);
    const scope = await requestScope(services, user, query);
    const rows = clientRows(table, query, scope);
    reply.raw.once('close', underWay.begin(user.userId));
    const { clientId } = query;
    const format = formatAsked(query.format, request.headers.accept);
    const act = { action: 'data.export', subject: { id: clientId, name: table }, more: query };
    return sendRows(services, user, { rows, format, fileName: `${table}-${clientId}`, act }, reply);
  });

  route(app, dataDictionary, async () => dictionary());

  route(app, gridRows, async ({ params: { pageName }, body, user, request, reply }) => {
    const page = await openPageOfCall(app, user, pageName, 'pageName');
    const scope = await requestScope(services, user, body);
    const asked = { scope, query: body, conditions: body.whereClauseDetails, patience: 'until done' } as const;
    const findings = await askedFindings(services, user, asked);
    const context = { scope, rollups: warehouse.rollups, today: dayOf(clock()), ...findings };
    const { rowsForPrograms, count } = compileReport(body, body.filterModel, context);
    const [counted] = await warehouse.rows<{ LAST_ROW: number }>(count, { ...longQuery, signal: callSignal(reply) });
    const { rowLimit } = await limitsInForce(settings, user.tenantId);
    if ((counted?.LAST_ROW ?? 0) > rowLimit) throw badRequest(tooManyRows(counted?.LAST_ROW ?? 0, rowLimit));
    reply.raw.once('close', underWay.begin(user.userId));
    const { clientId, fromDate, toDate } = body;
    const format = formatAsked(body.format, request.headers.accept);
    const act = { action: 'data.export', subject: { id: clientId, name: pageName }, more: { fromDate, toDate } };
    const rows = { rows: rowsForPrograms, format, fileName: fileName(page.displayName), act };
    return sendRows(services, user, rows, reply);
  });
}

/** Whole tables are what the analysis pages show. */
function assertMayReadRows(user: SignedInUser): void {
  assertBelongs({ access: portalPages['/aframe/dashboard/spend'].access }, user);
}
