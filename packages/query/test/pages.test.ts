import type { DataQuery } from '@waybill/contract';
import {
  dashboardQuery,
  dashboards,
  dateGrains,
  filterDimensions,
  filterValuesQuery,
  getRowsBodyOf,
  noDashboardFilters,
  pages,
} from '@waybill/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CompiledQuery, compileDataQuery, compileFilterValues, type QueryContext } from '../src/index.ts';
import { filledWarehouse } from './filled-warehouse.ts';
import { askGrid } from './grid-client.ts';
import { analysesOf, pageQueries, stateOf } from './page-queries.ts';
import { context, withRollups } from './requests.ts';
import type { Answer, TinyWarehouse } from './tiny-warehouse.ts';

let warehouse: TinyWarehouse;

beforeAll(async () => {
  warehouse = await filledWarehouse();
});

const answered = new Map<string, readonly Answer[]>();

/** Pages share many questions: what was asked before is not run again. */
async function run(query: CompiledQuery): Promise<readonly Answer[]> {
  const key = JSON.stringify([query.sql, query.parameters, query.columns]);
  const answer = answered.get(key) ?? (await warehouse.run(query));
  answered.set(key, answer);
  return answer;
}

/** Runs it on the fact tables and, where it can be read from one, on a rollup: the same answer. */
async function runBothWays(compileWith: (given: QueryContext) => CompiledQuery): Promise<readonly Answer[]> {
  const answer = await run(compileWith(context));
  expect(await run(compileWith(withRollups))).toEqual(answer);
  return answer;
}

async function runQuery(query: DataQuery): Promise<readonly Answer[]> {
  return runBothWays((given) => compileDataQuery(query, given));
}

const analyses = pages.flatMap((page) => analysesOf(page).map((analysis) => ({ page, analysis, name: analysis.name })));

describe.each(analyses)('$name', ({ page, analysis }) => {
  test.each(analysis.facts.map((fact) => [fact.key, fact] as const))(
    'every container of every widget answers for %s',
    async (_, fact) => {
      const isDefault = fact.key === analysis.defaultFact;
      for (const dateType of isDefault ? (['bill_date', 'pickup_date'] as const) : (['bill_date'] as const)) {
        for (const { container, variant, query } of pageQueries(page, stateOf(analysis, fact, { dateType }))) {
          const answer = await runQuery(query);
          expect(answer, `${container} ${variant}`).not.toEqual([]);
        }
      }
    },
  );

  test('every filter lists its values', async () => {
    for (const dimension of filterDimensions.filter(({ name }) => analysis.filterDimensions.includes(name))) {
      const query = filterValuesQuery(stateOf(analysis, analysis.facts[0]), dimension);
      const values = await runBothWays((given) => compileFilterValues(dimension.name, query, given));
      expect(values, dimension.name).not.toEqual([]);
      expect(values.every(({ NAME, VALUE }) => typeof NAME === 'string' && NAME.trim() !== '' && NAME === VALUE)).toBe(
        true,
      );
    }
  });

  test.each(analysis.gridViews.map((view) => [view.displayName, view] as const))(
    'the grid answers in the view %s',
    async (_, { rowGroups, pivots, values }) => {
      for (const unit of page.weightUnits) {
        const column = (field: string) => ({ id: field, displayName: field, field });
        const body = getRowsBodyOf(
          stateOf(analysis, analysis.facts[0]),
          {
            startRow: 0,
            endRow: 100,
            rowGroupCols: rowGroups.map(column),
            pivotCols: pivots.map(column),
            pivotMode: pivots.length > 0,
            valueCols: values.map((field) => ({ ...column(field), aggFunc: 'sum' })),
          },
          unit,
        );
        const answer = await askGrid(warehouse, body, analysis, context);
        expect(answer.data).not.toEqual([]);
        expect(await askGrid(warehouse, body, analysis, withRollups)).toEqual(answer);
      }
    },
  );
});

describe('configurable dashboards', () => {
  test.each(dashboards.map((dashboard) => [dashboard.id, dashboard] as const))('%i answers', async (_, dashboard) => {
    for (const grain of dateGrains) {
      for (const dateType of ['bill_date', 'pickup_date'] as const) {
        const query = dashboardQuery(dashboard, grain, {
          clientId: 1001,
          childClientIds: [1002],
          dateType,
          dates: { from: '2024-07-01', to: '2025-06-30' },
          filters: { ...noDashboardFilters, carrierIds: [1, 2] },
        });
        expect(await runQuery(query)).not.toEqual([]);
      }
    }
  });
});
