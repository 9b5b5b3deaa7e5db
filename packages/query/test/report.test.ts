import { spend } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { compileReport, type QueryDescription, QueryError, scopeTo } from '../src/index.ts';

const scope = scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 7);
const rows: QueryDescription = {
  selectColumnNames: ['tracking_number', 'net_amount'],
  fromTableNames: [spend.table],
  whereClauseDetails: ["bill_date between '2025-01-01' and '2025-01-31'"],
};

describe('a report', () => {
  it('has every row, in an order that leaves nothing open', () => {
    const { rows: compiled, count } = compileReport({ ...rows, orderByDetails: ['net_amount desc'] }, null, { scope });
    expect(compiled.sql).toMatch(/order by "NET_AMOUNT" desc nulls last, "?fact"?\."tracking_id" asc nulls last$/);
    expect(compiled.sql).not.toContain('limit');
    expect(count.sql).toMatch(/^select count\(\*\) as "LAST_ROW" from/);
    expect(count.sql).not.toContain('order by');
  });

  it.each<[string, QueryDescription, RegExp]>([
    [
      'a join',
      {
        ...rows,
        selectColumnNames: ['tracking_number', 'other_id'],
        fromTableNames: [spend.table, 'others'],
        whereClauseDetails: ['client_id = other_client'],
        innerQueries: {
          others: {
            selectColumnNames: ['tracking_id as other_id', 'client_id as other_client'],
            fromTableNames: [spend.table],
          },
        },
      },
      /"tracking_id" asc nulls last, "TRACKING_NUMBER" asc nulls last, "OTHER_ID" asc nulls last$/,
    ],
    [
      'distinct rows',
      { ...rows, selectColumnNames: ['distinct tracking_number', 'net_amount'] },
      /order by "TRACKING_NUMBER" asc nulls last, "NET_AMOUNT" asc nulls last$/,
    ],
  ])('leaves nothing open in the order of %s', (_, description, order) => {
    expect(compileReport(description, null, { scope }).rows.sql).toMatch(order);
  });

  it('reads the clients of its scope only, up to the published load', () => {
    const { rows: compiled } = compileReport(rows, null, { scope });
    expect(compiled.sql).toContain('client_id');
    expect(compiled.parameters).toEqual(expect.arrayContaining([1001, 7]));
  });

  it('keeps the currency of the page, whatever the grid narrows', () => {
    for (const filter of [
      { filterType: 'text', type: 'equals', filter: 'EUR' },
      { filterType: 'set', values: ['EUR'] },
    ])
      expect(compileReport(rows, { CURRENCY_CODE: filter }, { scope }).convertsMoney).toBe(true);
    const euroPage = { ...rows, whereClauseDetails: ["currency_code = 'EUR'"] };
    expect(compileReport(euroPage, null, { scope }).convertsMoney).toBe(false);
  });

  it('has the amounts as they were billed where they are asked for', () => {
    const asBilled = compileReport(rows, null, { scope, money: 'as billed' });
    expect(asBilled.convertsMoney).toBe(false);
    expect(asBilled.rows.sql).not.toContain('net_amount_usd');
    const inDollars = compileReport(rows, null, { scope });
    expect(inDollars.convertsMoney).toBe(true);
    expect(inDollars.rows.sql).toContain('net_amount_usd');
  });

  it('can be grouped, and is filtered before', () => {
    const grouped: QueryDescription = {
      selectColumnNames: ['carrier_name', 'sum(net_amount) as net'],
      fromTableNames: [spend.table],
      groupByDetails: ['carrier_name'],
    };
    const { rows: compiled } = compileReport(
      grouped,
      { CARRIER_NAME: { filterType: 'set', values: ['UPS'] } },
      { scope, rollups: [] },
    );
    expect(compiled.sql.indexOf('where')).toBeLessThan(compiled.sql.indexOf('group by'));
    expect(compiled.sql).toMatch(/order by "CARRIER_NAME" asc nulls last$/);
  });

  it('names what it does not know', () => {
    const filters = { NO_SUCH: { filterType: 'text', type: 'equals', filter: 'x' } };
    expect(() => compileReport(rows, filters, { scope })).toThrow(QueryError);
    expect(() => compileReport({ ...rows, selectColumnNames: ['net_amont'] }, null, { scope })).toThrow('net_amount');
  });
});
