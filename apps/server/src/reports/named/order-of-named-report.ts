import type { NamedReportRequest } from '@waybill/contract';
import { findNamedReport, namedReportProblem, namedReportQuery } from '@waybill/model';
import { carriersOf } from '../../organisation/carriers/carriers-of.ts';
import { badRequest } from '../../platform/problems.ts';
import type { ReportContext, ReportOwner } from '../report-context.ts';
import { readRequest } from '../stored-request.ts';
import type { Order } from '../submit-report.ts';

/** A report that is requested by name, and whose rows it should contain. */
export interface NamedOrder {
  readonly order: NamedReportRequest;
  readonly clientId: number;
  readonly subClientIds: readonly number[];
}

/** The submission of a named report. @throws ProblemError 400 naming the field that is wrong. */
export async function orderOfNamedReport(
  { settings }: Pick<ReportContext, 'settings'>,
  { tenantId }: Pick<ReportOwner, 'tenantId'>,
  { order, clientId, subClientIds }: NamedOrder,
): Promise<Order> {
  const carriers = (await carriersOf(settings, tenantId).select('name').orderBy('id').execute()).map(
    ({ name }) => name,
  );
  const carrier = carriers.find((name) => name.toLowerCase() === order.carrier.trim().toLowerCase()) ?? order.carrier;
  const asked = { ...order, carrier };
  const problem = namedReportProblem(asked, carriers);
  if (problem !== undefined) throw badRequest(problem.message, [problem]);
  const report = findNamedReport(order.reportName);
  if (report === undefined) throw new Error('A report without problems exists.');
  const { startDate, endDate, format } = asked;
  const request = readRequest({
    ...namedReportQuery(report, { carrier, startDate, endDate }),
    clientId,
    childClientIdsCSV: subClientIds.toSorted((one, other) => one - other).join(','),
    pageName: report.name,
    dateType: 'bill_date',
    fromDate: startDate,
    toDate: endDate,
    filters: { carrier_name: [carrier] },
    format: format ?? 'xlsx',
    namedReport: report.name,
  });
  return { pageName: report.page, request };
}
