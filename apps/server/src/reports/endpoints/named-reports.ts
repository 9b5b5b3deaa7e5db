import { getReportsAccessableByUser, getReportsRequest } from '@waybill/contract';
import { findNamedReport } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { openPageOfCall } from '../../analysis/data/page-of-call.ts';
import { route } from '../../platform/http/route.ts';
import { forbidden, notFound } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { offeredReports } from '../named/offered-reports.ts';
import { findReportOwner } from '../report-owner.ts';

/** Reports that are requested by name. */
export function namedReportRoutes(app: FastifyInstance, { settings }: Services): void {
  route(app, getReportsRequest, async ({ body, user, reply }) => {
    const { reportsAgentJson: order, client: clientId, subClientIds } = body;
    const report = findNamedReport(order.reportName);
    if (report !== undefined) await openPageOfCall(app, user, report.page, 'pageName');
    const id = await app.reports.order(user, { order, clientId, subClientIds });
    reply.code(201);
    return { id };
  });

  route(app, getReportsAccessableByUser, async ({ query, user }) => {
    const { userId = user.userId } = query;
    if (userId === user.userId) return offeredReports(settings, user);
    if (!user.internal) throw forbidden('You can only see your own reports.');
    const other = await findReportOwner(settings, userId);
    if (other === undefined || other.tenantId !== user.tenantId) throw notFound('There is no such user.');
    return offeredReports(settings, other);
  });
}
