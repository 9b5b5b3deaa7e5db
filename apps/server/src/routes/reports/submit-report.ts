import { submitReport } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../route.ts';

/** Outcomes are plain sentences (S2 section 8). */
export function submitReportRoute(app: FastifyInstance): void {
  route(app, submitReport, async ({ params, body, user, reply }) => {
    reply.type('text/plain; charset=utf-8');
    return app.reports.submit(user, params.pageName, body);
  });
}
