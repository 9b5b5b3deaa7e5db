import { isDeepStrictEqual } from 'node:util';
import type { GetRowsBody } from '@waybill/contract';
import {
  type Analysis,
  analysisOf,
  dashboardQuery,
  dashboards,
  factOf,
  filterDimensions,
  filterValuesQuery,
  type GridView,
  getRowsBodyOf,
  namedReportQuery,
  namedReports,
  noDashboardFilters,
  type Page,
  pages,
  spend,
} from '@waybill/model';
import {
  type CompiledQuery,
  compileDataQuery,
  compileFilterValues,
  compileGetRows,
  compileReport,
  scopeTo,
} from '../src/index.ts';
import { madeUpFindings } from './made-up-findings.ts';
import { analysesOf, type PageQuery, pageQueries, stateOf } from './page-queries.ts';
import { pageNamed } from './requests.ts';

const ofOneClient = {
  scope: scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5),
  findings: madeUpFindings.slice(0, 1),
};

/** A query under the name by which reviewers find it. */
export interface NamedQuery {
  readonly name: string;
  readonly query: CompiledQuery;
}

const named = (name: string, query: CompiledQuery): NamedQuery => ({ name, query });

/** One client in one quarter: the shortest of all scopes. */
function defaultState(analysis: Analysis) {
  return stateOf(analysis, factOf(analysis), { dates: { from: '2025-01-01', to: '2025-03-31' } });
}

const popup = 'trackingNumberPopUpContainer';

/** What stands for the queries of a container: the first without a split, the first with one. */
function characteristic(queries: readonly PageQuery[]): readonly PageQuery[] {
  const kindOf = ({ container, variant }: PageQuery) =>
    container === 'map'
      ? container
      : `${container} ${variant.replace(/\bby \w+/, 'by').replace(/^quarterly.*/, 'monthly')}`;
  const kinds = queries.map(kindOf);
  return queries.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index);
}

function ofPage(page: Page): readonly NamedQuery[] {
  return analysesOf(page).flatMap((analysis) => {
    const prefix = page.tabs.length === 0 ? '' : `${analysis.name}, `;
    const grid = page.name === 'comparison' ? [] : gridSections(analysis, prefix);
    return [...containerSections(page, analysis, prefix), ...grid];
  });
}

/** A tab of the comparison asks for the rest as the page that it compares. */
function containerSections(page: Page, analysis: Analysis, prefix: string): readonly NamedQuery[] {
  const own = page.containers.filter(
    (name) => name !== popup && (page.name !== 'comparison' || name.startsWith('comp')),
  );
  return characteristic(pageQueries({ ...page, containers: own }, defaultState(analysis))).map(
    ({ container, variant, query }) =>
      named(`${prefix}${container} ${variant}`.trim(), compileDataQuery(query, ofOneClient)),
  );
}

/** Throws unless every page asks the same. */
function ofPopup(): readonly NamedQuery[] {
  const asked = pages.flatMap((page) =>
    analysesOf(page).map((analysis) => pageQueries({ ...page, containers: [popup] }, defaultState(analysis))),
  );
  const [queries = []] = asked;
  if (asked.some((others) => !isDeepStrictEqual(others, queries)))
    throw new Error('Pages ask differently for the popup');
  return queries.map(({ variant, query }) => named(variant, compileDataQuery(query, ofOneClient)));
}

/** The rows themselves, the first grouping and the first pivot. */
function gridSections(analysis: Analysis, prefix: string): readonly NamedQuery[] {
  const [rows, group] = analysis.gridViews;
  const pivot = analysis.gridViews.find(({ pivots }) => pivots.length > 0);
  return [rows, group, pivot].flatMap((view) => (view === undefined ? [] : viewSections(analysis, view, prefix)));
}

function viewSections(analysis: Analysis, view: GridView, prefix: string): readonly NamedQuery[] {
  const name = `${prefix}grid, ${view.displayName}`;
  const compiled = compileGetRows(bodyOf(analysis, view), analysis, ofOneClient);
  if (compiled.kind === 'window') return [named(name, compiled.rows), named(`${name}: lastRow`, compiled.count)];
  const { rows, count } = compiled.complete([{ PIVOT_1: 'FedEx' }, { PIVOT_1: 'UPS' }]);
  return [
    ...(compiled.cells === undefined ? [] : [named(name, compiled.cells.cells)]),
    named(`${name}, ordered by a column: the values that exist`, compiled.values()),
    named(`${name}, ordered by a column, with FedEx and UPS`, rows),
    named(`${name}, ordered by a column: lastRow`, count),
  ];
}

function bodyOf(analysis: Analysis, { rowGroups, pivots, values }: GridView): GetRowsBody {
  const column = (field: string) => ({ id: field, displayName: field, field });
  return getRowsBodyOf(defaultState(analysis), {
    startRow: 0,
    endRow: 100,
    rowGroupCols: rowGroups.map(column),
    pivotCols: pivots.map(column),
    pivotMode: pivots.length > 0,
    valueCols: values.slice(0, 2).map((field) => ({ ...column(field), aggFunc: 'sum' })),
  });
}

function ofMaps(): readonly NamedQuery[] {
  const queries = pageQueries(spend, defaultState(spend)).filter(({ container }) => container === 'map');
  return queries.map(({ variant, query }) => named(variant, compileDataQuery(query, ofOneClient)));
}

function ofFilters(): readonly NamedQuery[] {
  const refund = pageNamed('refund');
  const accessorial = pageNamed('accessorial');
  return filterDimensions.map((dimension) => {
    const page = [spend, refund, accessorial, pageNamed('findings')].find(({ filterDimensions: own }) =>
      own.includes(dimension.name),
    );
    const query = filterValuesQuery(defaultState(analysisOf(page ?? spend)), dimension);
    return named(dimension.name, compileFilterValues(dimension.name, query, ofOneClient));
  });
}

function ofConfigurableDashboards(): readonly NamedQuery[] {
  const state = {
    clientId: 1001,
    childClientIds: [1002],
    dateType: 'pickup_date',
    dates: { from: '2024-07-01', to: '2025-06-30' },
    filters: { ...noDashboardFilters, carrierIds: [1] },
  } as const;
  return dashboards.map((dashboard) =>
    named(
      `${dashboard.id}, ${dashboard.name}, by month`,
      compileDataQuery(dashboardQuery(dashboard, 'month', state), ofOneClient),
    ),
  );
}

function ofNamedReports(): readonly NamedQuery[] {
  const order = { carrier: 'UPS', startDate: '2025-01-01', endDate: '2025-03-31' };
  return namedReports.map((report) => {
    const description = { ...namedReportQuery(report, order), clientId: 1001, childClientIdsCSV: '' };
    return named(report.name, compileReport(description, {}, ofOneClient).rows);
  });
}

/** The queries whose SQL is committed, by the name of their file. */
export const committedQueries: ReadonlyMap<string, () => readonly NamedQuery[]> = new Map([
  ...pages.map((page) => [page.name, () => ofPage(page)] as const),
  [popup, ofPopup],
  ['maps', ofMaps],
  ['filters', ofFilters],
  ['configurableDashboards', ofConfigurableDashboards],
  ['namedReports', ofNamedReports],
]);
