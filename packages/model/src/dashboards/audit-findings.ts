import type { AuditFindingsBody, DataRow } from '@waybill/contract';
import { fromClients } from '../queries/from-clients.ts';
import type { Dashboard } from './dashboard.ts';
import { type DashboardState, dashboardConditions } from './dashboard-query.ts';
import { isOfFindings } from './figure.ts';

/** Whether some figures of the dashboard come from findings and claims. */
export function showsFindings({ figures }: Pick<Dashboard, 'figures'>): boolean {
  return figures.some(isOfFindings);
}

/** The dashboard for readers who may not see findings, with figures from invoices only. */
export function withoutFindings(dashboard: Dashboard): Dashboard {
  const [first, ...others] = dashboard.figures.filter((figure) => !isOfFindings(figure));
  if (first === undefined || !showsFindings(dashboard)) return dashboard;
  return { ...dashboard, figures: [first, ...others], notes: [...dashboard.notes, withheldNote] };
}

/** The request for findings: the clients, dates and conditions of the rows that the dashboard adds up. */
export function auditFindingsBody(dashboard: Dashboard, state: DashboardState): AuditFindingsBody {
  const { dateType, dates } = state;
  return {
    ...fromClients(state),
    dateType,
    from: dates.from,
    to: dates.to,
    whereClauseDetails: [...dashboard.whereClauses, ...dashboardConditions(dashboard, state.filters)],
  };
}

/** The rows of a dashboard with the figures of findings added, matched by its only dimension. */
export function rowsWithFindings(
  { dimensions: [dimension], figures }: Dashboard,
  rows: readonly DataRow[],
  findings: readonly DataRow[],
): readonly DataRow[] {
  const key = dimension?.name.toUpperCase() ?? '';
  const found = new Map(findings.map((row) => [row[key], row]));
  const none = Object.fromEntries(figures.filter(isOfFindings).map(({ name }) => [name.toUpperCase(), 0]));
  return rows.map((row) => ({ ...row, ...none, ...found.get(row[key] ?? null) }));
}

/** The total row with the sums of findings, added up in cents. */
export function totalWithFindings({ figures }: Dashboard, total: DataRow, findings: readonly DataRow[]): DataRow {
  const sums = figures.filter(isOfFindings).map(({ name }) => {
    const key = name.toUpperCase();
    const cents = findings.reduce((sum, row) => sum + Math.round(Number(row[key] ?? 0) * 100), 0);
    return [key, cents / 100] as const;
  });
  return { ...total, ...Object.fromEntries(sums) };
}

const withheldNote =
  'Matched, overcharge, undercharge and claims are shown only to users with access to both exceptions pages.';
