import type { DataQuery } from '@waybill/contract';
import { addDays, addMonths, type CalendarDay } from '../dates/calendar-day.ts';
import type { DateRange } from '../dates/date-range.ts';
import { startOfMonth, startOfQuarter, startOfYear } from '../dates/period-start.ts';
import { refunds as refundFigure } from '../figures/refund-facts.ts';
import { excludedSpend, totalSpend, totalSpendOfExcluded } from '../figures/total-spend.ts';
import { noDashboardFilters } from '../filters/dashboard-filters.ts';
import type { BusinessSpan } from './business-spans.ts';
import { dashboard, dashboardOfExcluded } from './dashboard.ts';
import { cutQuery, type DashboardState } from './dashboard-query.ts';
import { excludedCarriersOfDashboard } from './excluded-carriers.ts';
import { type Figure, figureOf } from './figure.ts';
import { figures } from './figures.ts';

const refunds = figureOf('refunds', refundFigure, {
  text: 'Refunds',
  meaning: 'What was refunded, through audits and your own claims.',
});

/** The figures of the Business Overview, in order. */
export const businessFigures: readonly Figure[] = [
  figures.amount,
  figures.packages,
  figures.costPerPackage,
  figures.onTimePercent,
  refunds,
];

/** What Total Spend leaves out, of the same rows. */
export const businessExcluded = figureOf('excluded', { ...excludedSpend, whereClauses: [] });

/**
 * Notes on the figures. `countsExcluded`: Total Spend is what USPS and DHL billed, because nothing else is left;
 * otherwise the page itself states the amount left out.
 */
export const businessNotes = (countsExcluded: boolean): readonly string[] => [
  ...(countsExcluded ? totalSpendOfExcluded.notes : []),
  'By invoice date. Shares and refunds cover all carriers.',
  'Inactive accounts and freight invoices marked duplicate, zero-pay or open data entry are not counted.',
];

const client = { name: 'client', text: 'Client', expression: 'client_id' } as const;
const shared = { id: 0, name: 'Business Overview', question: '', dimensions: [client] } as const;
const spend = dashboard({
  ...shared,
  figures: [figures.amount, figures.packages, figures.costPerPackage],
  whereClauses: totalSpend.whereClauses,
});
const ofAllCarriers = [
  dashboard({ ...shared, figures: [figures.onTimePercent] }),
  dashboard({ ...shared, table: 'charge_level_info', figures: [refunds] }),
  dashboard({ ...shared, figures: [businessExcluded], whereClauses: excludedSpend.whereClauses }),
] as const;

/**
 * The last full month, quarter or year, and the one before it. Where all invoices are older, the one with the newest.
 */
export function businessRanges(
  span: BusinessSpan,
  today: CalendarDay,
  newest?: CalendarDay,
): { now: DateRange; before: DateRange } {
  const startOf = { month: startOfMonth, quarter: startOfQuarter, year: startOfYear }[span];
  const months = { month: 1, quarter: 3, year: 12 }[span];
  const start = startOf(today);
  const first = addMonths(start, -months);
  if (newest !== undefined && newest < first) return businessRanges(span, addMonths(startOf(newest), months));
  return {
    now: { from: first, to: addDays(start, -1) },
    before: { from: addMonths(first, -months), to: addDays(first, -1) },
  };
}

/** The questions of one period: of all clients together (one row each), and by client. */
export function businessQuestions(
  clientId: number,
  dates: DateRange,
  countsExcluded: boolean,
): { all: DataQuery[]; byClient: DataQuery[] } {
  const state = stateOf(clientId, dates);
  const parts = [countsExcluded ? dashboardOfExcluded(spend) : spend, ...ofAllCarriers];
  return {
    all: parts.map((part) => cutQuery(part, { dimensions: [] }, state)),
    byClient: parts.map((part) => cutQuery(part, { dimensions: [client] }, state)),
  };
}

/** How many rows Total Spend counts and leaves out, as `totalSpendScope` reads them. */
export function businessCarriersQuery(clientId: number, dates: DateRange): DataQuery | undefined {
  return excludedCarriersOfDashboard(spend, stateOf(clientId, dates));
}

function stateOf(clientId: number, dates: DateRange): DashboardState {
  return { clientId, childClientIds: [], dateType: 'bill_date', dates, filters: noDashboardFilters };
}
