import { findPage, spend } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import {
  hasValues,
  responsesColumnId,
  responsesColumnWidth,
} from '../../../src/features/analysis/grid/columns/responses-column.ts';
import {
  autoWidth,
  columnWidths,
  pivotColumnsOf,
  shownColumns,
} from '../../../src/features/analysis/grid/columns/shown-columns.ts';
import { arrangementOf } from '../../../src/features/analysis/grid/request/grid-setup.ts';
import { movedColumn } from '../../../src/features/analysis/grid/table/use-column-drag.ts';

describe('the columns of the grid', () => {
  it('are the page’s own without those that are hidden', () => {
    const shown = shownColumns(spend.gridColumns, arrangementOf(spend, 'default', undefined), [], 'lbs', false);
    expect(shown.map(({ id }) => id)).toEqual(
      spend.gridColumns.filter(({ hidden }) => !hidden).map(({ field }) => field),
    );
  });

  it('begin with the groups and what is summed for them', () => {
    const shown = shownColumns(spend.gridColumns, arrangementOf(spend, 'groupCarrier', undefined), [], 'lbs', false);
    expect(shown.slice(0, 3).map(({ header }) => header)).toEqual(['Carrier', 'Rows', 'Net Amount']);
    expect(shown.filter(({ id }) => id === 'CARRIER_NAME')).toEqual([]);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  });

  it('are grouped by the reader’s own fields, as many as exist', () => {
    const { groups, values } = arrangementOf(spend, 'default', ['SERVICE', 'CARRIER_NAME', 'NOTHING', 'SERVICE']);
    expect(groups).toEqual(['SERVICE', 'CARRIER_NAME']);
    expect(values).toContain('NET_AMOUNT');
  });

  it('of a pivot are what the answer made', () => {
    const values = ['AMOUNT', 'NET_AMOUNT'];
    expect(pivotColumnsOf(['UPS_NET_AMOUNT', 'A_B_AMOUNT', 'UPS_OTHER'], values)).toEqual([
      { id: 'UPS_NET_AMOUNT', field: 'NET_AMOUNT', band: 'UPS' },
      { id: 'A_B_AMOUNT', field: 'AMOUNT', band: 'A_B' },
    ]);
  });

  it('say kgs where weights are in kilograms', () => {
    const page = findPage('weight') ?? spend;
    const shown = shownColumns(page.gridColumns, arrangementOf(page, 'default', undefined), [], 'kgs', false);
    expect(shown.map(({ header }) => header).join()).toMatch(/\(kgs\)/);
    expect(shown.map(({ header }) => header).join()).not.toMatch(/\(lbs\)/);
  });

  it('are as wide as their texts, within limits', () => {
    expect(autoWidth('Zone', ['2'])).toBeLessThan(autoWidth('Zone', ['$1,234,567.00 and more']));
    expect(autoWidth('x', ['y'.repeat(500)])).toBe(300);
  });

  it('end with carriers’ answers for those who may see them, also where rows are grouped', () => {
    for (const view of ['default', 'groupCarrier'] as const) {
      const shown = shownColumns(spend.gridColumns, arrangementOf(spend, view, undefined), [], 'lbs', true);
      expect(shown.at(-1)).toEqual({ kind: 'responses', id: responsesColumnId, header: 'Carrier response' });
      expect(shown.filter(({ kind }) => kind === 'responses')).toHaveLength(1);
      const without = shownColumns(spend.gridColumns, arrangementOf(spend, view, undefined), [], 'lbs', false);
      expect(without).toEqual(shown.slice(0, -1));
    }
  });

  it('of carriers’ answers are none in a pivot, whose rows are no packages', () => {
    const pivot = { ...arrangementOf(spend, 'groupCarrier', undefined), pivots: ['SERVICE'] };
    const shown = shownColumns(spend.gridColumns, pivot, ['Ground_NET_AMOUNT'], 'lbs', true);
    expect(shown.map(({ kind }) => kind)).toEqual(['group', 'pivot']);
  });

  it('of carriers’ answers hold both buttons on one line, and neither sort nor go into files', () => {
    const shown = shownColumns(spend.gridColumns, arrangementOf(spend, 'default', undefined), [], 'lbs', true);
    expect(columnWidths(shown, [], {}).get(responsesColumnId)).toBe(responsesColumnWidth);
    expect([hasValues(shown.at(-1)), hasValues(shown[0]), hasValues(undefined)]).toEqual([false, true, false]);
  });

  it('can be moved both ways', () => {
    expect(movedColumn(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
    expect(movedColumn(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
    expect(movedColumn(['a', 'b'], 'a', 'x')).toEqual(['a', 'b']);
  });
});
