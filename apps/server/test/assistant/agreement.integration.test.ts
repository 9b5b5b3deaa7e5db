import { type AnswerRow, type DimensionName, dimensions, measures, type Reading, tableOf } from '@waybill/assistant';
import { account, type DataRow, data, getRows } from '@waybill/contract';
import {
  analysisOf,
  countedWhereClauses,
  type DateType,
  factOf,
  factWhereClauses,
  findPageAt,
  getRowsBodyOf,
  type Page,
  type PageState,
  partWhereClause,
  readPart,
  type UsuallyLeftOut,
  usuallyLeftOut,
} from '@waybill/model';
import { scopeTo } from '@waybill/query';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { askWarehouse } from '../../src/assistant/answers/ask-warehouse.ts';
import { linksOf } from '../../src/assistant/answers/links.ts';
import { findingsForQueries } from '../../src/recovery/exceptions/findings-for-queries.ts';

const house = await House.open();
afterAll(() => house.close());

const clientId = 1001;
const childClientIds = [1002, 1003, 1004];
const today = '2026-11-20';

const plain: Reading = {
  measures: [],
  dimensions: [],
  filters: [],
  conditions: [],
  groupConditions: [],
  time: { field: 'bill_date', range: { from: '2025-02-10', to: '2026-11-18' }, assumed: false },
  compare: undefined,
  share: undefined,
  sort: { by: 'dimension', descending: false },
  rowsBy: undefined,
  limit: undefined,
  show: 'table',
  include: usuallyLeftOut,
};

/** What a page shows at an address, as the web app reads it. */
function stateAt(path: string): { readonly page: Page; readonly state: PageState } {
  const { pathname, searchParams: asked } = new URL(path, 'http://portal');
  const page = findPageAt(pathname);
  if (page === undefined) throw new Error(`There is no page at ${pathname}.`);
  const analysis = analysisOf(page, asked.get('tab') ?? undefined);
  const dateType: DateType = asked.get('dateType') === 'pickup_date' ? 'pickup_date' : 'bill_date';
  const parts = asked.getAll('part').flatMap((text) => readPart(text, analysis.table) ?? []);
  const include = asked
    .getAll('include')
    .filter((name): name is UsuallyLeftOut => usuallyLeftOut.some((e) => e === name));
  const state: PageState = {
    analysis,
    fact: factOf(analysis, asked.get('fact') ?? undefined),
    clientId: Number(asked.get('client')),
    childClientIds: asked.getAll('children').map(Number),
    dateType,
    dates: { from: asked.get('from') ?? '', to: asked.get('to') ?? '' },
    filters: {},
    trackingNumbers: [],
    whereClauses: [...parts.map((part) => partWhereClause(part, dateType)), ...countedWhereClauses(include)],
  };
  return { page, state };
}

const measureNames = Object.keys(measures) as (keyof typeof measures)[];
const dimensionNames = Object.keys(dimensions) as DimensionName[];

describe('the figures of answers and pages', async () => {
  const shipper = await house.as('shipper');
  const { id: userId, permissions } = (await shipper.call(account)).body;
  const readable = [{ id: clientId, childIds: childClientIds }, ...childClientIds.map((id) => ({ id, childIds: [] }))];
  const scope = scopeTo({ clientId, childClientIdsCSV: '' }, readable, house.warehouse.dataVersion);
  const user = {
    userId,
    tenantId: 1,
    sessionId: '',
    login: 'shipper',
    internal: false,
    onlyClients: null,
    passwordDays: 90,
    roles: ['ROLE_CLIENT'],
    permissions: new Set(permissions) as never,
  };

  const { settings, warehouse, files, clock } = house;
  const services = { settings, warehouse, files, clock: clock.read };

  // Answers do not wait for long until findings are worked out.
  const billed = { from: '2000-01-01', to: '2099-12-31' };
  await findingsForQueries(services, user, { scope, billed, patience: 'until done' });

  /** What the assistant answers to a reading, and where its link leads. */
  async function answer(reading: Reading) {
    const table = await askWarehouse({ ...services, findingsForQueries }, reading, {
      user,
      scope,
      clients: { clientId, childClientIds: [] },
      today,
      signal: AbortSignal.timeout(30_000),
    });
    const links = linksOf(reading, table, { user, clientId, childClientIds: [], lastDay: today });
    return { rows: table.rows, links };
  }

  /** The same figure through the data call of the page that a link opens, under the conditions of its address. */
  async function onPage(path: string, measure: keyof typeof measures, split: string | undefined) {
    const { page, state } = stateAt(path);
    const expression = measures[measure].tables[state.analysis.table]?.expression ?? '';
    const answered = await shipper.call(data, {
      params: { page: page.name, container: 'breakdown' },
      body: {
        clientId: state.clientId,
        childClientIdsCSV: state.childClientIds.join(','),
        selectColumnNames: [...(split === undefined ? [] : [`${split} as name`]), `${expression} as value`],
        fromTableNames: [state.analysis.table],
        whereClauseDetails: factWhereClauses(state),
        groupByDetails: split === undefined ? [] : [split],
        orderByDetails: split === undefined ? [] : ['name'],
      },
    });
    expect(answered.status, answered.text).toBe(200);
    return answered.body.data;
  }

  /** The sum of a fact's column in the totals row of the grid that a link opens. */
  async function inGrid(path: string): Promise<{ readonly column: string; readonly total: number } | undefined> {
    const { page, state } = stateAt(path);
    const { sum, per } = state.fact.measure;
    if (per !== undefined || state.fact.key === 'rows') return undefined;
    const valueCols = [{ field: sum.toUpperCase(), aggFunc: 'sum' }];
    const answered = await shipper.call(getRows, {
      params: { pageName: page.name },
      body: getRowsBodyOf(state, { startRow: 0, endRow: 1, valueCols, pivotMode: true }),
    });
    expect(answered.status, answered.text).toBe(200);
    return { column: sum, total: Number(answered.body.data[0]?.[sum.toUpperCase()] ?? 0) };
  }

  const pairs = (rows: readonly (DataRow | AnswerRow)[], name: string, value: string) =>
    rows
      .map((row) => [String(row[name] ?? ''), row[value]])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));

  it.each(measureNames)('agree to the cent: %s, in total and by every dimension', async (measure) => {
    const asked: Reading = { ...plain, measures: [{ kind: 'measure', measure }] };
    const { rows, links } = await answer(asked);
    expect(links.map(({ label }) => label)).toContain('Open the rows');
    for (const { path } of links) {
      expect((await onPage(path, measure, undefined))[0]?.VALUE, path).toEqual(rows[0]?.FIGURE_1);
    }
    const opened = await inGrid(links.at(-1)?.path ?? '');
    if (opened !== undefined) expect(opened.total, opened.column).toBe(Number(rows[0]?.FIGURE_1 ?? 0));
    for (const name of dimensionNames.filter((each) => each !== 'tracking_number' && each !== 'invoice_number')) {
      const split: Reading = { ...asked, dimensions: [name] };
      if (tableOf(split) === undefined) continue;
      const byDimension = await answer(split);
      const path = byDimension.links.find(({ label }) => label === 'Open the rows')?.path ?? '';
      const shown = await onPage(path, measure, dimensions[name].expression);
      expect(pairs(byDimension.rows, 'GROUP_1', 'FIGURE_1').slice(0, 1_000), name).toEqual(
        pairs(shown, 'NAME', 'VALUE').slice(0, 1_000),
      );
    }
  });
});
