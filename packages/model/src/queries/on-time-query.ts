import type { DataQuery } from '@waybill/contract';
import { daysBetween } from '../dates/calendar-day.ts';
import type { DateRange } from '../dates/date-range.ts';
import type { PeriodGrain } from '../dates/periods.ts';
import { fromClients } from './from-clients.ts';
import type { PageState } from './page-state.ts';
import { pageWhereClauses } from './where-clauses.ts';

const mostDaysOfWeeks = 100;

/** How finely the trend of deliveries is cut: by week up to a quarter, else by month. */
export function onTimeGrain({ from, to }: DateRange): PeriodGrain {
  return daysBetween(from, to) < mostDaysOfWeeks ? 'week' : 'month';
}

/** The packages of each carrier and period by how their delivery went; UNKNOWN are those that no carrier has told of. */
export function onTimeQuery(state: PageState): DataQuery {
  const period = `date_trunc('${onTimeGrain(state.dates)}', ${state.dateType})`;
  const packagesIf = (condition: string) => `sum(case when ${condition} then no_of_pkgs else 0 end)`;
  return {
    selectColumnNames: [
      'carrier_name as carrier',
      `${period} as period`,
      `${packagesIf("tracking_status = 'On Time'")} as on_time`,
      `${packagesIf("tracking_status = 'Late'")} as late`,
      `${packagesIf("tracking_status = 'Exception'")} as exceptions`,
      `${packagesIf("tracking_status = 'Pending Late'")} as pending_late`,
      `${packagesIf('tracking_status is null')} as unknown`,
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: pageWhereClauses(state),
    groupByDetails: ['carrier_name', period],
    orderByDetails: ['carrier', 'period'],
    ...fromClients(state),
  };
}
