import { describe, expect, it } from 'vitest';
import { allDimensions, columnsOf, findColumn, findTable } from '../../src/index.ts';
import { columnsMarkdown } from './columns-markdown.ts';

describe('the catalogue', () => {
  it('finds columns in either case, and none by names of object members', () => {
    expect(findColumn('package_level_info', 'NET_AMOUNT')?.name).toBe('net_amount');
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'net_amount ']) {
      expect(findColumn('package_level_info', name)).toBeUndefined();
      expect(findTable(name)).toBeUndefined();
    }
    expect(findTable('charge_level_info')).toBe('charge_level_info');
  });

  it('knows the account’s group and division, and accessorial by its other name', () => {
    expect(findColumn('package_level_info', 'account_group')?.lookup).toBe('account');
    expect(findColumn('charge_level_info', 'account_division')?.lookup).toBe('account');
    expect(findColumn('charge_level_info', 'accessorial')?.name).toBe('accessorial_group');
    expect(findColumn('package_level_info', 'accessorial')).toBeUndefined();
  });

  it('describes each column once', () => {
    for (const table of ['package_level_info', 'charge_level_info'] as const) {
      const names = columnsOf(table).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(columnsOf(table).every(({ label, meaning }) => label !== '' && meaning.endsWith('.'))).toBe(true);
    }
  });

  it('calls a dimension what it calls its column, but for three that are shorter or clearer', () => {
    const different = allDimensions.filter(({ label, expression, tables: [table = 'package_level_info'] }) => {
      const column = findColumn(table, expression);
      return column !== undefined && column.name !== 'client_id' && column.label !== label;
    });
    expect(different.map(({ label }) => label)).toEqual(['Account', 'Parcel or Freight', 'Invoice']);
  });

  it('is what docs/columns.md says', async () => {
    await expect(columnsMarkdown()).toMatchFileSnapshot('../../../../docs/columns.md');
  });
});
