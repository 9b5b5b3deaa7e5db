import { setTimeout as sleep } from 'node:timers/promises';
import { downloadFile, type Report, type ReportRequest, reports, submitReport } from '@waybill/contract';
import { factWhereClauses, type PageState } from '@waybill/model';
import type { Caller } from '@waybill/testkit';

/** The report of all rows of a page, as the grid's dialog submits it. */
export function reportOf(state: PageState, more: Partial<ReportRequest> = {}): ReportRequest {
  const { analysis, clientId, childClientIds, fact, dateType, dates } = state;
  return {
    selectColumnNames: analysis.gridColumns.filter(({ hidden }) => !hidden).map(({ column }) => column),
    fromTableNames: [analysis.table],
    whereClauseDetails: factWhereClauses(state),
    clientId,
    childClientIdsCSV: childClientIds.join(','),
    pageName: 'Spend',
    fact: fact.text,
    dateType,
    fromDate: dates.from,
    toDate: dates.to,
    ...more,
  };
}

/** Every row of the page, joined with every other row of its client, or with one in so many of them. */
export function rowsTimesRows(state: PageState, oneIn = 1): ReportRequest {
  const { clientId, childClientIdsCSV, ...query } = reportOf(state);
  const other = {
    selectColumnNames: ['tracking_id as other_id', 'client_id as other_client'],
    fromTableNames: query.fromTableNames,
    whereClauseDetails: [...(query.whereClauseDetails ?? []), `tracking_id = ${oneIn} * floor(tracking_id / ${oneIn})`],
  };
  return {
    ...query,
    clientId,
    ...(childClientIdsCSV === undefined ? {} : { childClientIdsCSV }),
    selectColumnNames: ['tracking_number', 'bill_date', 'net_amount', 'other_id'],
    fromTableNames: ['package_level_info', 'others'],
    whereClauseDetails: [...(query.whereClauseDetails ?? []), 'client_id = other_client'],
    innerQueries: { others: other },
    format: 'xlsx',
  };
}

export const submit = (caller: Caller, body: unknown, pageName = 'spend') =>
  caller.call(submitReport, { params: { pageName }, body });

/** The user's newest report. */
export async function newestReport(caller: Caller): Promise<Report> {
  const [newest] = (await caller.call(reports)).body;
  if (newest === undefined) throw new Error('There is no report.');
  return newest;
}

/** The user's newest report when it has come to an end. */
export async function finishedReport(caller: Caller): Promise<Report> {
  for (;;) {
    const report = await newestReport(caller);
    if (report.status !== 'queued' && report.status !== 'running') return report;
    await sleep(50);
  }
}

export const download = (caller: Caller, id: number) => caller.call(downloadFile, { params: { id } });
