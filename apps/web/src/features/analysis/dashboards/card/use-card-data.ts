import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { auditFindings, type DataQuery, type DataRow } from '@waybill/contract';
import {
  auditFindingsBody,
  type CalendarDay,
  type Dashboard,
  type DashboardDimension,
  type DashboardState,
  type DateRange,
  dashboardDates,
  dashboardPageState,
  dashboardQuestions,
  dayOf,
  type Figure,
  type PeriodGrain,
  periodName,
  rangeOfStarts,
  rowsWithFindings,
  showsFindings,
  totalWithFindings,
  type WidgetDimension,
} from '@waybill/model';
import { useMemo } from 'react';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import { useFirstDay } from '../../../../lib/analysis/first-invoices.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { call } from '../../../../lib/api/call.ts';
import { findingText, namesFindings } from '../../../../lib/languages/finding-text.ts';
import { type Family, ownedNameLabel } from '../../../../lib/languages/owned-name-label.ts';
import { allAnswers } from '../../../../ui/cards/all-answers.ts';
import { fromFirstDay, namedPeriods, type Period } from '../../../../ui/cards/trends/periods.ts';
import { useDrawn } from '../../../../ui/cards/use-drawn.ts';
import type { WidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { untilWorkedOut } from '../../../../ui/notices/findings-waiting.tsx';
import { type CardSettings, figureOf, grainOf } from './card-settings.ts';

/** The data of a dashboard: the results of all its queries, and the queries. */
export interface CardPicture {
  readonly dashboard: Dashboard;
  readonly figure: Figure;
  readonly settings: CardSettings;
  readonly grain: PeriodGrain;
  readonly periods: readonly Period[];
  readonly rows: readonly DataRow[];
  readonly total: DataRow;
  readonly down: readonly DataRow[];
  readonly across: readonly DataRow[];
  readonly family: Family;
}

/** Fetches everything that a dashboard shows; the old chart stays until the new figures arrive. */
export function useCardData(
  { dashboard, isUndecided }: { readonly dashboard: Dashboard; readonly isUndecided: boolean },
  settings: CardSettings,
  state: DashboardState,
  { page, client: family }: Pick<Analysis, 'page' | 'client'>,
): WidgetData<CardPicture> {
  const grain = grainOf(dashboard, settings);
  const first = useFirstDay({ page, state });
  const queries = useMemo(() => {
    const { rows, total, down, across } = dashboardQuestions(dashboard, grain, state);
    return [rows, total, down, across].filter((query) => query !== undefined).map(optionsOf);
  }, [dashboard, grain, state]);
  const { answers: figures, error, fetching, retry } = useQueries({ queries, combine: allAnswers });
  const findings = useFindings(dashboard, state);
  const found = findings.data?.data;
  const answers = useMemo(() => {
    if (!showsFindings(dashboard) || figures === undefined) return figures;
    return found === undefined ? undefined : [...figures, found];
  }, [dashboard, figures, found]);
  const current = useMemo(
    () =>
      answers === undefined || isUndecided ? undefined : drawnOf(dashboard, settings, state, family, first, answers),
    [answers, isUndecided, dashboard, settings, state, family, first],
  );
  return {
    ...useDrawn(current, fetching || findings.isFetching || isUndecided),
    error: error ?? findings.error ?? undefined,
    retry: () => {
      retry();
      if (findings.isError) void findings.refetch();
    },
  };
}

/** What rules found in the rows of a dashboard that shows it, and for how many clients that is being worked out. */
export const useFindings = (dashboard: Dashboard, state: DashboardState) =>
  useQuery({ ...auditFindingsOptions(dashboard, state), enabled: showsFindings(dashboard) });

const optionsOf = (query: DataQuery) => dataOptions('dashboards', 'breakdown', query);

function drawnOf(
  dashboard: Dashboard,
  settings: CardSettings,
  state: DashboardState,
  family: Family,
  first: CalendarDay | undefined,
  answers: readonly (readonly DataRow[])[],
) {
  const { rows, total, down, across } = answered(dashboard, answers);
  const grain = grainOf(dashboard, settings);
  const figure = figureOf(dashboard, settings);
  const all = rangeOfStarts(
    rows.flatMap((row) => startOf(row, grain) ?? []),
    grain,
  );
  const range = dashboardDates(dashboard, state.dates) ?? (all && untilToday(all)) ?? state.dates;
  const picture: CardPicture = {
    ...{ dashboard, figure, settings, grain, rows, total, down, across, family },
    periods: fromFirstDay(namedPeriods(range, grain), first),
  };
  return {
    picture,
    state: dashboardPageState(dashboard, figure, state, range),
    settings: {
      chartName: 'trends',
      dimension: chartDimension(dashboard, settings),
      chartType: settings.chartType,
      chartScale: settings.chartScale,
      chartTimeSpan: 'monthly',
    },
  } as const;
}

/** The newest period does not include future days. */
function untilToday({ from, to }: DateRange): DateRange {
  const today = dayOf(new Date());
  return to > today && from <= today ? { from, to: today } : { from, to };
}

/** The answers by query; findings are separate from the figures of invoices. */
function answered(dashboard: Dashboard, answers: readonly (readonly DataRow[])[]) {
  const [rows = [], [total = {}] = [], ...others] = answers;
  if (showsFindings(dashboard)) {
    const [findings = []] = others;
    return {
      rows: rowsWithFindings(dashboard, rows, findings),
      total: totalWithFindings(dashboard, total, findings),
      down: [],
      across: [],
    };
  }
  const [down = [], across = []] = others;
  return { rows, total, down, across };
}

/** The displayed value of a row's dimension; null if it has none. */
export function dimensionText(
  { family }: Pick<CardPicture, 'family'>,
  { name, column }: DashboardDimension,
  row: DataRow,
): string | null {
  const value = row[name.toUpperCase()];
  if (value === undefined || value === null) return null;
  if (namesFindings(name)) return findingText(String(value));
  return column === undefined ? String(value) : ownedNameLabel(String(value), family);
}

/** The first day of a row's period; undefined if rows are not cut by time. */
export function startOf(row: DataRow, grain: PeriodGrain): string | undefined {
  const value = row[periodName(grain).toUpperCase()];
  return value === undefined || value === null ? undefined : String(value).slice(0, 10);
}

/** What gives series their colours: a dimension with fixed ones, else their rank. */
function chartDimension({ dimensions: [first] }: Dashboard, { figure }: CardSettings): WidgetDimension {
  if (first === undefined) return figure === '' ? 'account_number' : '';
  if (first.expression === 'carrier_name' || first.expression === 'service_category') return first.expression;
  return 'account_number';
}

/** What rules found in the rows of a dashboard and how claims stand, by carrier. */
function auditFindingsOptions(dashboard: Dashboard, state: DashboardState) {
  const body = auditFindingsBody(dashboard, state);
  return queryOptions({
    queryKey: ['data', 'dashboards', 'audit findings', body],
    // Claims change without a load.
    staleTime: 0,
    queryFn: ({ signal }) => call(auditFindings, { body }, signal),
    refetchInterval: ({ state: { data } }) => untilWorkedOut(data?.waitingClients),
  });
}
