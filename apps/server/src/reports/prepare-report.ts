import { type Audience, belongsTo, portalPages, type Reader } from '@waybill/contract';
import { type Analysis, analysisOf, dayOf, exceptionPermissions, findLedgerReport } from '@waybill/model';
import { compileReport, scopeTo } from '@waybill/query';
import { askedFindings } from '../analysis/data/asked-findings.ts';
import { pageOfCall } from '../analysis/data/page-of-call.ts';
import { type ReadableClient, readableClients } from '../identity/access/readable-clients.ts';
import { newestLoad } from '../organisation/clients/newest-load.ts';
import { assertBelongs } from '../platform/http/assert-belongs.ts';
import type { LimitsInForce } from './execution/report-limits.ts';
import { columnsOfNamedReport, type ReportColumn, reportColumns } from './report-columns.ts';
import type { ReportContext, ReportOwner } from './report-context.ts';
import { type RowSource, warehouseSource, workedSource } from './row-source.ts';
import type { FullReportRequest } from './stored-request.ts';

/** A report ready to run: for its owner, on the current data. */
export interface PreparedReport {
  /** What the report is called. */
  readonly displayName: string;
  /** What its rows are, where the name of its page does not say it; else empty. */
  readonly meaning: string;
  /** The page itself, or the one of its tabs that was asked for; undefined if its rows are not those of a page. */
  readonly analysis: Analysis | undefined;
  readonly source: RowSource;
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

type Rows = Pick<FullReportRequest, 'asBilled' | 'ledger'>;

/** Who may see these rows; all of the audiences must fit. @throws ProblemError 400 if there is no such page. */
function audiencesOfReport(pageName: string, { asBilled, ledger }: Rows): readonly Audience[] {
  if (ledger !== undefined) {
    const levels = ledger.levels.map((level) => ({ access: [exceptionPermissions[level]] as const }));
    return [portalPages[findLedgerReport(ledger.report).page], ...levels];
  }
  const page = pageOfCall(pageName, 'pageName');
  return [asBilled ? portalPages[bulkDownload] : page.audience];
}

/** Whether a user may see these rows of clients that they may read. @throws ProblemError 400 if there is no such page. */
export const maySeeRows = (user: Reader, pageName: string, request: Rows): boolean =>
  audiencesOfReport(pageName, request).every((audience) => belongsTo(audience, user));

/** The path of the page that these rows belong to. @throws ProblemError 400 if there is no such page. */
export function pageOfReport(pageName: string, { asBilled, ledger }: Rows): string {
  if (ledger !== undefined) return findLedgerReport(ledger.report).page;
  const page = pageOfCall(pageName, 'pageName');
  return asBilled ? bulkDownload : page.path;
}

/**
 * Resolves, scopes and compiles a report. Throws QueryError for a bad request, ProblemError 403 for a page that the owner
 * may not open, and ScopeError for a client that they may not read.
 */
export async function prepareReport(
  context: ReportContext,
  owner: ReportOwner,
  pageName: string,
  request: FullReportRequest,
  { rowLimit }: Pick<LimitsInForce, 'rowLimit'>,
): Promise<PreparedReport> {
  const { settings, warehouse } = context;
  for (const audience of audiencesOfReport(pageName, request)) assertBelongs(audience, owner);
  const readable = await readableClients(settings, owner);
  const { dataVersion } = warehouse;
  const scope = scopeTo(request, readable, dataVersion);
  const clients = readable.filter(({ id }) => scope.clientIds.includes(id));
  const client = readable.find(({ id }) => id === request.clientId);
  if (client === undefined) throw new Error('A scope without its client');
  const loadedAt = newestLoad(await warehouse.lastLoads(dataVersion), scope.clientIds);
  const about = { client, clients, dataVersion, dataAsOf: loadedAt === null ? null : new Date(loadedAt) };
  const { ledger, pageName: name } = request;
  if (ledger !== undefined) {
    const { label, meaning } = findLedgerReport(ledger.report);
    const { columns, source } = await workedSource(context, owner, { ...request, ledger }, rowLimit);
    return { ...about, displayName: name ?? label, meaning, analysis: undefined, source, columns };
  }
  const page = pageOfCall(pageName, 'pageName');
  const analysis = analysisOf(page, pageName);
  const asked = { scope, query: request, conditions: request.whereClauseDetails, patience: 'until done' } as const;
  const findings = await askedFindings(context, owner, asked);
  const compiled = compileReport(request, request.filterModel, {
    scope,
    rollups: warehouse.rollups,
    today: dayOf(context.clock()),
    ...findings,
    ...(request.asBilled ? { money: 'as billed' } : {}),
  });
  const columns =
    request.namedReport === undefined
      ? reportColumns(compiled.rows.columns, analysis, request.unit)
      : columnsOfNamedReport(compiled.rows.columns, request.namedReport);
  const source = warehouseSource(warehouse, compiled);
  return { ...about, displayName: name ?? page.displayName, meaning: '', analysis, source, columns };
}
