import { submitReport } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { openPageOfCall } from '../../analysis/data/page-of-call.ts';
import { route } from '../../platform/http/route.ts';

/** Outcomes are plain sentences (S2 section 8). */
export function submitReportRoute(app: FastifyInstance): void {
  route(app, submitReport, async ({ params, body, user, reply }) => {
    await openPageOfCall(app, user, params.pageName, 'pageName');
    reply.type('text/plain; charset=utf-8');
    const { clientId, childClientIdsCSV, fact, dateType, fromDate, toDate, format } = body;
    return await app.reports.submit(user, params.pageName, body, (said) => ({
      action: 'report.submit',
      subject: { name: params.pageName },
      more: { clientId, childClientIdsCSV, fact, dateType, fromDate, toDate, format, said },
    }));
  });
}
