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
import { expect, test } from 'vitest';
import {
  type CompiledQuery,
  compileDataQuery,
  compileFilterValues,
  compileGetRows,
  compileReport,
  scopeTo,
} from '../src/index.ts';
import { analysesOf, type PageQuery, pageQueries, stateOf } from './page-queries.ts';
import { pageNamed } from './requests.ts';

const widest = 120;
const ofOneClient = { scope: scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5) };

/** A statement under its name, with the values of its parameters; without quotes where none are needed. */
function section(name: string, { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): string {
  const values = parameters.map((value, index) => `$${index + 1} = ${JSON.stringify(value)}`);
  const lines = sql.replace(/"([A-Za-z_]\w*)"/g, '$1').split('\n');
  return [
    `-- ${name}`,
    ...(values.length === 0 ? [] : wrapped(`-- ${values.join(', ')}`, '--   ')),
    ...lines.flatMap((line) => wrapped(line, '  ')),
  ]
    .join('\n')
    .concat(';\n');
}

/** A line cut between its columns where it is too long. */
function wrapped(line: string, indent: string): readonly string[] {
  const lines: string[] = [];
  for (const part of line.split(/, (?![^(]*\))/)) {
    const together = `${lines.at(-1)}, ${part}`;
    if (lines.length > 0 && together.length <= widest) lines.splice(-1, 1, together);
    else lines.push(lines.length === 0 ? part : `${indent}${part}`);
  }
  return lines.map((part, index) => (index < lines.length - 1 ? `${part},` : part));
}

async function expectFile(name: string, sections: readonly string[]): Promise<void> {
  await expect(sections.join('\n')).toMatchFileSnapshot(`../sql/${name}.sql`);
}

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

test.each(pages.map((page) => [page.name, page] as const))('the SQL of %s', async (name, page) => {
  const sections = analysesOf(page).flatMap((analysis) => {
    const prefix = page.tabs.length === 0 ? '' : `${analysis.name}, `;
    const grid = page.name === 'comparison' ? [] : gridSections(analysis, prefix);
    return [...containerSections(page, analysis, prefix), ...grid];
  });
  await expectFile(name, sections);
});

/** A tab of the comparison asks for the rest as the page that it compares. */
function containerSections(page: Page, analysis: Analysis, prefix: string): readonly string[] {
  const own = page.containers.filter(
    (name) => name !== popup && (page.name !== 'comparison' || name.startsWith('comp')),
  );
  return characteristic(pageQueries({ ...page, containers: own }, defaultState(analysis))).map(
    ({ container, variant, query }) =>
      section(`${prefix}${container} ${variant}`.trim(), compileDataQuery(query, ofOneClient)),
  );
}

test('the SQL of the tracking popup, the same on every page', async () => {
  const asked = pages.flatMap((page) =>
    analysesOf(page).map((analysis) => pageQueries({ ...page, containers: [popup] }, defaultState(analysis))),
  );
  const [queries = []] = asked;
  for (const others of asked) expect(others).toEqual(queries);
  await expectFile(
    popup,
    queries.map(({ variant, query }) => section(variant, compileDataQuery(query, ofOneClient))),
  );
});

/** The rows themselves, the first grouping and the first pivot. */
function gridSections(analysis: Analysis, prefix: string): readonly string[] {
  const [rows, group] = analysis.gridViews;
  const pivot = analysis.gridViews.find(({ pivots }) => pivots.length > 0);
  return [rows, group, pivot].flatMap((view) => (view === undefined ? [] : viewSections(analysis, view, prefix)));
}

function viewSections(analysis: Analysis, view: GridView, prefix: string): readonly string[] {
  const name = `${prefix}grid, ${view.displayName}`;
  const compiled = compileGetRows(bodyOf(analysis, view), analysis, ofOneClient);
  if (compiled.kind === 'window') return [section(name, compiled.rows), section(`${name}: lastRow`, compiled.count)];
  const { rows, count } = compiled.complete([{ PIVOT_1: 'FedEx' }, { PIVOT_1: 'UPS' }]);
  return [
    section(`${name}: the values that exist`, compiled.values),
    section(`${name}, with FedEx and UPS`, rows),
    section(`${name}: lastRow`, count),
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

test('the SQL of the maps', async () => {
  const queries = pageQueries(spend, defaultState(spend)).filter(({ container }) => container === 'map');
  await expectFile(
    'maps',
    queries.map(({ variant, query }) => section(variant, compileDataQuery(query, ofOneClient))),
  );
});

test('the SQL of the filters', async () => {
  const refund = pageNamed('refund');
  const accessorial = pageNamed('accessorial');
  const sections = filterDimensions.map((dimension) => {
    const page = [spend, refund, accessorial].find(({ filterDimensions: own }) => own.includes(dimension.name));
    const query = filterValuesQuery(defaultState(analysisOf(page ?? spend)), dimension);
    return section(dimension.name, compileFilterValues(dimension.name, query, ofOneClient));
  });
  await expectFile('filters', sections);
});

test('the SQL of the configurable dashboards', async () => {
  const state = {
    clientId: 1001,
    childClientIds: [1002],
    dateType: 'pickup_date',
    dates: { from: '2024-07-01', to: '2025-06-30' },
    filters: { ...noDashboardFilters, carrierIds: [1] },
  } as const;
  const sections = dashboards.map((dashboard) =>
    section(
      `${dashboard.id}, ${dashboard.name}, by month`,
      compileDataQuery(dashboardQuery(dashboard, 'month', state), ofOneClient),
    ),
  );
  await expectFile('configurableDashboards', sections);
});

test('the SQL of the named reports', async () => {
  const order = { carrier: 'UPS', startDate: '2025-01-01', endDate: '2025-03-31' };
  const sections = namedReports.map((report) => {
    const description = { ...namedReportQuery(report, order), clientId: 1001, childClientIdsCSV: '' };
    return section(report.name, compileReport(description, {}, ofOneClient).rows);
  });
  await expectFile('namedReports', sections);
});
