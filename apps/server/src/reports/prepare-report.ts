import { type Audience, portalPages } from '@waybill/contract';
import { type Analysis, analysisOf, dayOf, type Page } from '@waybill/model';
import { type CompiledReport, compileReport, scopeTo } from '@waybill/query';
import { pageOfCall } from '../analysis/data/page-of-call.ts';
import { type ReadableClient, readableClients } from '../identity/access/readable-clients.ts';
import { newestLoad } from '../organisation/clients/newest-load.ts';
import { assertBelongs } from '../platform/http/assert-belongs.ts';
import { columnsOfNamedReport, type ReportColumn, reportColumns } from './report-columns.ts';
import type { ReportContext, ReportOwner } from './report-context.ts';
import type { FullReportRequest } from './stored-request.ts';

/** A report ready to run: for its owner, on the current data. */
export interface PreparedReport {
  readonly page: Page;
  /** The page itself, or the one of its tabs that was asked for. */
  readonly analysis: Analysis;
  readonly compiled: CompiledReport;
  readonly columns: readonly ReportColumn[];
  /** The client of the request. */
  readonly client: ReadableClient;
  /** The clients whose rows it holds. */
  readonly clients: readonly ReadableClient[];
  readonly dataVersion: number;
  /** When invoices of these clients were last loaded. */
  readonly dataAsOf: Date | null;
}

/** Invoice downloads require only the permission for them, whatever pages the user may open. */
const bulkDownload = '/invoicesBulkDownload';

/** Who may see these rows. @throws ProblemError 400 if there is no such page. */
export function audienceOfReport(pageName: string, { asBilled }: Pick<FullReportRequest, 'asBilled'>): Audience {
  const page = pageOfCall(pageName, 'pageName');
  return asBilled ? portalPages[bulkDownload] : page.audience;
}

/** The path of the page that these rows belong to. @throws ProblemError 400 if there is no such page. */
export function pageOfReport(pageName: string, { asBilled }: Pick<FullReportRequest, 'asBilled'>): string {
  const page = pageOfCall(pageName, 'pageName');
  return asBilled ? bulkDownload : page.path;
}

/**
 * Resolves, scopes and compiles a report. Throws QueryError for a bad request, ProblemError 403 for a page that the owner
 * may not open, and ScopeError for a client that they may not read.
 */
export async function prepareReport(
  { settings, warehouse, clock }: ReportContext,
  owner: ReportOwner,
  pageName: string,
  request: FullReportRequest,
): Promise<PreparedReport> {
  const page = pageOfCall(pageName, 'pageName');
  assertBelongs(audienceOfReport(pageName, request), owner);
  const readable = await readableClients(settings, owner);
  const { dataVersion, rollups } = warehouse;
  const scope = scopeTo(request, readable, dataVersion);
  const compiled = compileReport(request, request.filterModel, {
    scope,
    rollups,
    today: dayOf(clock()),
    ...(request.asBilled ? { money: 'as billed' } : {}),
  });
  const clients = readable.filter(({ id }) => scope.clientIds.includes(id));
  const client = readable.find(({ id }) => id === request.clientId);
  if (client === undefined) throw new Error('A scope without its client');
  const analysis = analysisOf(page, pageName);
  const columns =
    request.namedReport === undefined
      ? reportColumns(compiled.rows.columns, analysis, request.unit)
      : columnsOfNamedReport(compiled.rows.columns, request.namedReport);
  const loadedAt = newestLoad(await warehouse.lastLoads(dataVersion), scope.clientIds);
  return {
    page,
    analysis,
    compiled,
    columns,
    client,
    clients,
    dataVersion,
    dataAsOf: loadedAt === null ? null : new Date(loadedAt),
  };
}
