import { QueryClient } from '@tanstack/react-query';
import { factOf, type PageState, spend } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import type { ShownColumn } from '../../../src/features/analysis/grid/columns/shown-column.ts';
import { shownColumns } from '../../../src/features/analysis/grid/columns/shown-columns.ts';
import { viewRows } from '../../../src/features/analysis/grid/download/view-rows.ts';
import { viewColumns } from '../../../src/features/analysis/grid/download/view-sheet.ts';
import { arrangementOf } from '../../../src/features/analysis/grid/request/grid-setup.ts';
import { blockOptions, type GridQuestion } from '../../../src/features/analysis/grid/rows/grid-question.ts';
import { pathId, topIndexAt, treeOf } from '../../../src/features/analysis/grid/rows/row-tree.ts';
import type { Family } from '../../../src/lib/languages/owned-name-label.ts';

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

function questionOf(view: string, groups?: readonly string[]): GridQuestion {
  return {
    page: 'spend',
    state,
    unit: 'lbs',
    setup: { arrangement: arrangementOf(spend, view, groups), sorts: [], newestBy: 'BILL_DATE', filters: [] },
  };
}

const headerOf = ({ header }: { readonly header: string }) => header;
const child = { id: 1002, name: 'West', code: 'W', city: null, state: null, engageDate: null };
const family: Family = { id: 1001, name: 'Acme', childClients: [child] };
const block = (data: readonly Record<string, string | number>[]) => ({
  data,
  lastRow: data.length,
  secondaryColumnFields: [],
  dataVersion: 7,
});

describe('a downloaded view', () => {
  it('has the rows of the block in view, and behind each opened group what is in it', async () => {
    const queryClient = new QueryClient();
    const question = questionOf('default', ['CARRIER_NAME', 'SERVICE']);
    const put = (path: readonly string[], data: readonly Record<string, string | number>[]) =>
      queryClient.setQueryData(blockOptions(question, path, 0).queryKey, block(data));
    put([], [{ CARRIER_NAME: 'FedEx' }, { CARRIER_NAME: 'UPS' }]);
    put(['UPS'], [{ SERVICE: 'Ground' }, { SERVICE: '2 Day' }]);
    put(['UPS', 'Ground'], [{ TRACKING_NUMBER: '1Z1' }]);
    const opened = new Set([pathId(['UPS']), pathId(['UPS', 'Ground'])]);
    const rows = await viewRows(queryClient, question, opened, 0);
    expect(rows.map(({ groups }) => groups)).toEqual([
      ['FedEx'],
      ['UPS'],
      ['UPS', 'Ground'],
      ['UPS', 'Ground'],
      ['UPS', '2 Day'],
    ]);
    expect(rows[3]?.row).toEqual({ TRACKING_NUMBER: '1Z1' });
    queryClient.clear();
  });

  it('has a column for each level of the groups, then the columns of the screen in their order', () => {
    const { arrangement } = questionOf('groupCarrier').setup;
    const shown = shownColumns(spend.gridColumns, arrangement, [], 'lbs', false).slice(0, 3);
    const columns = viewColumns(shown, arrangement.groups, spend.gridColumns, headerOf, family);
    expect(columns.map(({ header, type }) => [header, type])).toEqual([
      ['Carrier', 'text'],
      ['Rows', 'integer'],
      ['Net Amount', 'money'],
    ]);
    const row = { groups: ['UPS'], isGroup: true, row: { TRACKING_ID: 12, NET_AMOUNT: 1234.5 } };
    expect(columns.map(({ cellOf }) => cellOf(row))).toEqual(['UPS', 12, 1234.5]);
    const single = { groups: ['UPS'], isGroup: false, row: { TRACKING_ID: 24_071, NET_AMOUNT: 24.23 } };
    expect(columns.map(({ cellOf }) => cellOf(single))).toEqual(['UPS', null, 24.23]);
  });

  it('keeps numbers of accounts and tracking as texts, and what is empty empty', () => {
    const shown = shownColumns(spend.gridColumns, arrangementOf(spend, 'default', undefined), [], 'lbs', false);
    const columns = viewColumns(shown, [], spend.gridColumns, headerOf, family);
    const cellOf = (header: string) => columns.find((column) => column.header === header)?.cellOf;
    const row = {
      groups: [],
      isGroup: false,
      row: { TRACKING_NUMBER: '00123', NET_AMOUNT: 0, BILL_DATE: '2026-01-02', SERVICE: null },
    };
    expect(cellOf('Tracking Number')?.(row)).toBe('00123');
    expect(cellOf('Net Amount')?.(row)).toBe(0);
    expect(cellOf('Invoice Date')?.(row)).toBe('2026-01-02');
    expect(cellOf('Service Name')?.(row)).toBeNull();
  });

  it('names the value of a pivot in its columns', () => {
    const column = spend.gridColumns.find(({ field }) => field === 'NET_AMOUNT');
    if (column === undefined) throw new Error('The Spend page shows no net amount');
    const pivot: ShownColumn = { kind: 'pivot', id: 'UPS_NET_AMOUNT', header: 'Net Amount', column, band: 'UPS' };
    const [made] = viewColumns([pivot], [], spend.gridColumns, headerOf, family);
    expect(made?.header).toBe('UPS: Net Amount');
    expect(made?.cellOf({ groups: [], isGroup: true, row: { UPS_NET_AMOUNT: 5 } })).toBe(5);
  });
});

describe('the row in view', () => {
  it('is found through the groups that stand open above it', () => {
    const counts: Record<string, number> = { [pathId([])]: 200, [pathId(['UPS'])]: 50 };
    const known = {
      count: (path: readonly unknown[]) => counts[JSON.stringify(path)],
      row: () => undefined,
      arrived: (path: readonly unknown[]) => (path.length === 0 ? [[3, { CARRIER_NAME: 'UPS' }] as const] : []),
    };
    const tree = treeOf(known, ['CARRIER_NAME', 'SERVICE'], new Set([pathId(['UPS'])]), 0, 200);
    expect([3, 4, 53, 54, 153].map((position) => topIndexAt(tree, position))).toEqual([3, 3, 3, 4, 103]);
  });

  it('names the client of an account that the rows are grouped by', () => {
    const { arrangement } = questionOf('groupAccountNumber').setup;
    const shown = shownColumns(spend.gridColumns, arrangement, [], 'lbs', false).slice(0, 1);
    const [made] = viewColumns(shown, ['ACCOUNT_NUMBER'], spend.gridColumns, headerOf, family);
    expect(made?.cellOf({ groups: ['1002:4711'], isGroup: true, row: {} })).toBe('4711 · West');
    expect(made?.cellOf({ groups: ['4711'], isGroup: true, row: {} })).toBe('4711');
  });
});
