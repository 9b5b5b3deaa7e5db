import { QueryClient } from '@tanstack/react-query';
import { factOf, type PageState, spend } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { arrangementOf } from '../../../src/features/analysis/grid/request/grid-setup.ts';
import { CachedRows } from '../../../src/features/analysis/grid/rows/cached-rows.ts';
import { blockOptions, type GridQuestion } from '../../../src/features/analysis/grid/rows/grid-question.ts';
import { renewOlder } from '../../../src/features/analysis/grid/rows/use-newest-data.ts';

const state: PageState = {
  analysis: spend,
  fact: factOf(spend),
  clientId: 1001,
  childClientIds: [],
  dateType: 'bill_date',
  dates: { from: '2026-01-01', to: '2026-01-31' },
  filters: {},
  trackingNumbers: [],
  whereClauses: [],
};
const question: GridQuestion = {
  page: 'spend',
  state,
  unit: 'lbs',
  setup: { arrangement: arrangementOf(spend, 'default', undefined), sorts: [], newestBy: 'BILL_DATE', filters: [] },
};

/** A cache with blocks of these versions of the data, each of which names its rows by block and version. */
function cacheOf(versions: Readonly<Record<number, number>>, lastRow = 1_000): QueryClient {
  const queryClient = new QueryClient();
  for (const [block, dataVersion] of Object.entries(versions)) {
    const data = Array.from({ length: 100 }, (_, row) => ({ INVOICE_NUMBER: `${block}/${row} of ${dataVersion}` }));
    const { queryKey } = blockOptions(question, [], Number(block));
    queryClient.setQueryData(queryKey, { data, lastRow, secondaryColumnFields: [], dataVersion });
  }
  return queryClient;
}

describe('the rows that arrived', () => {
  it('are those of one version of the data, although as many rows were counted before', () => {
    const known = new CachedRows(cacheOf({ 0: 7, 1: 8, 2: 7 }), question);
    expect(known.row([], 105)).toEqual({ INVOICE_NUMBER: '1/5 of 8' });
    expect([known.row([], 5), known.row([], 205)]).toEqual([undefined, undefined]);
    expect(known.hasOlder).toBe(true);
    expect([...known.arrived([])]).toHaveLength(100);
  });

  it('all count where nothing was loaded between them', () => {
    const known = new CachedRows(cacheOf({ 0: 7, 3: 7 }), question);
    expect(known.hasOlder).toBe(false);
    expect(known.row([], 399)).toEqual({ INVOICE_NUMBER: '3/99 of 7' });
    expect(known.count([])).toBe(1_000);
  });

  it('are forgotten where they are older and out of view, so that they are asked for again', () => {
    const queryClient = cacheOf({ 0: 7, 1: 8, 2: 7 });
    renewOlder(queryClient, question, 8);
    expect(new CachedRows(queryClient, question).hasOlder).toBe(false);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
    queryClient.clear();
  });
});
