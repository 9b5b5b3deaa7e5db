import { orderLedgerReport } from '@waybill/contract';
import { dateWhereClause, exceptionPermissions, findLedgerReport } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { readRequest } from '../../../reports/stored-request.ts';
import { filterTexts } from '../filter-texts.ts';

/** Reports of claims and credits. Outcomes are plain sentences, as for other reports. */
export function ledgerReportRoute(app: FastifyInstance): void {
  route(app, orderLedgerReport, async ({ body, user, reply }) => {
    const { report, clientId, from, to, filters, format } = body;
    if (from > to) throw fieldProblem('to', 'must not be before the first day');
    const { label } = findLedgerReport(report);
    const request = readRequest({
      clientId,
      // Only its days count: a schedule moves them.
      selectColumnNames: ['client_id'],
      fromTableNames: ['package_level_info'],
      whereClauseDetails: [dateWhereClause('bill_date', { from, to })],
      pageName: label,
      dateType: 'bill_date',
      fromDate: from,
      toDate: to,
      filters: report === 'findings' ? filterTexts(filters) : [],
      format,
      ledger: {
        report,
        filters,
        levels: (['tracking', 'charge'] as const).filter((level) => user.permissions.has(exceptionPermissions[level])),
      },
    });
    reply.type('text/plain; charset=utf-8');
    return await app.reports.submit(user, report, request, (said) => ({
      action: 'report.submit',
      subject: { name: label },
      more: { ...body, said },
    }));
  });
}
