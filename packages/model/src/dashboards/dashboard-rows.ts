import type { DateRange } from '../dates/date-range.ts';
import type { Fact } from '../figures/fact.ts';
import { pageFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { accessorial, commonViews, creditType, groupedBy } from '../grid/views.ts';
import { configurableDashboard } from '../pages/configurable-dashboard.ts';
import type { Analysis } from '../pages/page.ts';
import type { PageState } from '../queries/page-state.ts';
import type { Dashboard } from './dashboard.ts';
import { dashboardDates } from './dashboard-dates.ts';
import { type DashboardState, dashboardConditions } from './dashboard-query.ts';
import type { Figure } from './figure.ts';

const refunds = ['audit_refund_amount', 'client_refund_amount'] as const;

const ofCharges: Analysis = {
  ...configurableDashboard,
  table: 'charge_level_info',
  gridColumns: gridColumnsOf(
    'charge_level_info',
    pageFields([
      'charge_family',
      'accessorial_group',
      'charge_description',
      'credit_type',
      ...refunds,
      'other_accessorial_count',
    ]),
  ),
  gridViews: [
    ...commonViews(['net_amount', ...refunds]),
    groupedBy([accessorial], ['net_amount']),
    groupedBy([creditType], ['net_amount', ...refunds]),
  ],
};

/**
 * A dashboard as a page's state: with it the grid shows the rows that the dashboard adds up, and no others. `all` are the
 * days of a dashboard that shows all.
 */
export function dashboardPageState(
  dashboard: Dashboard,
  figure: Figure,
  state: DashboardState,
  all: DateRange = state.dates,
): PageState {
  const { clientId, childClientIds, dateType, dates, filters } = state;
  return {
    analysis: dashboard.table === 'charge_level_info' ? ofCharges : configurableDashboard,
    fact: factOfFigure(dashboard, figure),
    clientId,
    childClientIds,
    dateType,
    dates: dashboardDates(dashboard, dates) ?? all,
    filters: {},
    trackingNumbers: [],
    whereClauses: dashboardConditions(dashboard, filters),
    currencyCode: oneCurrency(dashboard, state),
  };
}

function factOfFigure({ whereClauses, notes }: Dashboard, figure: Figure): Fact {
  const { name, text, meaning, unit, expression, addsUp } = figure;
  return {
    key: name,
    text,
    meaning,
    unit: unit === 'date' ? 'number' : unit,
    measure: addsUp ? { sum: name } : { sum: name, per: name },
    expression,
    whereClauses,
    notes,
  };
}

function oneCurrency({ isIndependantTable }: Dashboard, { filters }: DashboardState): string | undefined {
  const { currencyCode } = filters;
  return isIndependantTable || !/^[A-Z]{3}$/.test(currencyCode) ? undefined : currencyCode;
}
