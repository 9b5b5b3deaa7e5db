import type { Report } from '@waybill/contract';
import { findPage } from '@waybill/model';
import { listedFilters, type NamedClient } from './about-report.ts';
import type { ListedReport } from './own-reports.ts';
import { readStoredRequest } from './stored-request.ts';

/** A stored report as shown to a reader who may see the names of these clients. */
export function presentReport(stored: ListedReport, clients: readonly NamedClient[]): Report {
  const request = readStoredRequest(stored.request);
  return {
    id: stored.id,
    fileName: stored.file_name,
    clientName: stored.clientName,
    page: stored.page,
    pageDisplayName: request.pageName ?? findPage(stored.page)?.displayName ?? stored.page,
    format: stored.format,
    ofInvoices: request.asBilled === true,
    namedReport: request.namedReport ?? null,
    fact: request.fact,
    dateType: request.dateType,
    fromDate: request.fromDate,
    toDate: request.toDate,
    filters: [...listedFilters(request, clients)],
    status: stored.status,
    reason: stored.reason,
    progress: stored.progress,
    rows: stored.row_count,
    bytes: stored.bytes,
    checksum: stored.checksum,
    dataAsOf: momentText(stored.data_as_of),
    scheduleId: stored.schedule_id,
    scheduleName: stored.scheduleName,
    receivedFrom: stored.receivedFrom,
    submittedAt: stored.submitted_at.toISOString(),
    finishedAt: momentText(stored.finished_at),
    expiresAt: momentText(stored.expires_at),
  };
}

const momentText = (moment: Date | null): string | null => moment?.toISOString() ?? null;
