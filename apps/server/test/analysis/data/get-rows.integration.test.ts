import { getRows } from '@waybill/contract';
import { type GridRequest, getRowsBodyOf, pages } from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { dollars, openSpendPage, rowsOf } from './spend-state.ts';

const spendRows = "carrier_name <> 'USPS' and carrier_name not like 'DHL%' and net_amount <> 0";

describe('getRows/spend', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const state = await openSpendPage(shipper);
  const where = `${rowsOf(state)} and ${spendRows}`;
  const total = await count(where);

  async function count(condition: string): Promise<number> {
    const rows = await house.sql<{ N: number }>(`select count(*) as N from package_level_info where ${condition}`, {
      N: 'integer',
    });
    return rows[0]?.N ?? -1;
  }
  const ask = async (request: GridRequest) => {
    const answer = await shipper.call(getRows, {
      params: { pageName: 'spend' },
      body: getRowsBodyOf(state, request),
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  const sortModel = [{ colId: 'TRACKING_ID', sort: 'asc' as const }];

  it('answers a window and the exact number of all rows', async () => {
    const stored = await house.sql(
      `select tracking_id as TRACKING_ID, invoice_number as INVOICE_NUMBER, bill_date as BILL_DATE,
         ${dollars('net_amount')} as NET_AMOUNT
       from package_level_info where ${where} order by tracking_id limit 15 offset 10`,
      { TRACKING_ID: 'bigint', INVOICE_NUMBER: 'text', BILL_DATE: 'date', NET_AMOUNT: 'money' },
    );
    const { data, lastRow, secondaryColumnFields } = await ask({ startRow: 10, endRow: 25, sortModel });
    expect(lastRow).toBe(total);
    expect(secondaryColumnFields).toEqual([]);
    expect(data).toHaveLength(15);
    expect(data).toEqual(stored.map((row) => expect.objectContaining(row)));
  });

  it('counts the relative dates of a filter from the day of the server, and takes an advanced filter', async () => {
    const today = house.clock.read().toISOString().slice(0, 10);
    const month = `bill_date between '${today}'::date - interval 30 day and '${today}'`;
    const { lastRow } = await ask({ filterModel: { BILL_DATE: { filterType: 'date', type: 'last30Days' } } });
    expect(lastRow).toBe(await count(`${where} and ${month}`));
    expect(lastRow).toBeGreaterThan(0);
    const large = { filterType: 'number', colId: 'NET_AMOUNT', type: 'greaterThan', filter: 40 };
    const recent = { filterType: 'dateString', colId: 'BILL_DATE', type: 'last30Days' };
    const advanced = await ask({ filterModel: { filterType: 'join', type: 'OR', conditions: [large, recent] } });
    expect(advanced.lastRow).toBe(await count(`${where} and (${month} or ${dollars('net_amount')} > 40)`));
  });

  it('has every column of the grid and whose row it is, in upper case', async () => {
    const { data } = await ask({ startRow: 0, endRow: 1 });
    const shown = state.analysis.gridColumns.map(({ column }) => column.toUpperCase());
    expect(Object.keys(data[0] ?? {})).toEqual([...shown, 'CLIENT_ID']);
  });

  it('walks through all rows, each once', async () => {
    const seen = new Set<unknown>();
    for (let startRow = 0; startRow < total; startRow += 100) {
      const { data, lastRow } = await ask({ startRow, endRow: startRow + 100 });
      expect(lastRow).toBe(total);
      for (const row of data) seen.add(row.TRACKING_ID);
      if (startRow > 2_000) break;
    }
    expect(seen.size).toBe(Math.min(total, 2_100));
  });

  it('answers no rows past the end, and still how many there are', async () => {
    expect(await ask({ startRow: total + 10, endRow: total + 20 })).toMatchObject({ data: [], lastRow: total });
    expect((await ask({ startRow: total - 1, endRow: total + 9 })).data).toHaveLength(1);
  });

  it('sorts by any column, both ways', async () => {
    for (const { column } of state.analysis.gridColumns) {
      for (const sort of ['asc', 'desc'] as const) {
        const { data } = await ask({ startRow: 0, endRow: 50, sortModel: [{ colId: column.toUpperCase(), sort }] });
        const order = await house.sql(
          `select ${typeOf(column) === 'money' ? dollars(column) : column} as V from package_level_info where ${where}
           order by 1 ${sort} nulls last limit 50`,
          { V: typeOf(column) },
        );
        const key = column.toUpperCase();
        expect(new Set(data.map((row) => row[key]))).toEqual(new Set(order.map(({ V }) => V)));
      }
    }
  });

  it.each([
    [
      'text, contains',
      { INVOICE_NUMBER: { filterType: 'text', type: 'contains', filter: '1' } },
      "invoice_number ilike '%1%'",
    ],
    [
      'text, without case',
      { CARRIER_NAME: { filterType: 'text', type: 'equals', filter: 'ups' } },
      "carrier_name = 'UPS'",
    ],
    [
      'number',
      { NET_AMOUNT: { filterType: 'number', type: 'greaterThan', filter: 20 } },
      `${dollars('net_amount')} > 20`,
    ],
    [
      'number in a range with both ends',
      { NET_AMOUNT: { filterType: 'number', type: 'inRange', filter: 10, filterTo: 20 } },
      `${dollars('net_amount')} between 10 and 20`,
    ],
    [
      'date in a range with both ends',
      {
        BILL_DATE: {
          filterType: 'date',
          type: 'inRange',
          dateFrom: '2025-06-01 00:00:00',
          dateTo: '2026-06-30 00:00:00',
        },
      },
      "bill_date between '2025-06-01' and '2026-06-30'",
    ],
    ['set', { CARRIER_NAME: { filterType: 'set', values: ['FedEx'] } }, "carrier_name = 'FedEx'"],
    ['blank', { DELIVERY_DATE: { filterType: 'date', type: 'blank' } }, 'delivery_date is null'],
    [
      'two conditions',
      {
        ACCOUNT_NUMBER: {
          filterType: 'text',
          operator: 'OR',
          conditions: [
            { filterType: 'text', type: 'startsWith', filter: 'a' },
            { filterType: 'text', type: 'endsWith', filter: '2' },
          ],
        },
      },
      "(account_number ilike 'a%' or account_number ilike '%2')",
    ],
  ])('filters by %s', async (_name, filterModel, condition) => {
    const expected = await count(`${where} and ${condition}`);
    const { data, lastRow } = await ask({ startRow: 0, endRow: 100, filterModel });
    expect(lastRow).toBe(expected);
    expect(data).toHaveLength(Math.min(100, expected));
  });

  it('groups with sums, then opens a group', async () => {
    const grouping = {
      rowGroupCols: [{ id: 'CARRIER_NAME', field: 'CARRIER_NAME' }],
      valueCols: [{ id: 'NET_AMOUNT', field: 'NET_AMOUNT', aggFunc: 'sum' }],
    };
    const groups = await house.sql<{ CARRIER_NAME: string; NET_AMOUNT: number }>(
      `select carrier_name as CARRIER_NAME, sum(${dollars('net_amount')}) as NET_AMOUNT
       from package_level_info where ${where} group by 1 order by 1`,
      { CARRIER_NAME: 'text', NET_AMOUNT: 'money' },
    );
    const top = await ask({
      startRow: 0,
      endRow: 10,
      ...grouping,
      groupKeys: [],
      sortModel: [{ colId: 'CARRIER_NAME', sort: 'asc' }],
    });
    expect(top.lastRow).toBe(groups.length);
    expect(top.data).toEqual(groups.map((group) => expect.objectContaining(group)));
    for (const { CARRIER_NAME } of groups) {
      const open = await ask({ startRow: 0, endRow: 10, ...grouping, groupKeys: [CARRIER_NAME] });
      expect(open.lastRow).toBe(await count(`${where} and carrier_name = '${CARRIER_NAME}'`));
      for (const row of open.data) expect(row.CARRIER_NAME).toBe(CARRIER_NAME);
    }
  });

  it('pivots, and names the fields that came of it', async () => {
    const { data, secondaryColumnFields } = await ask({
      startRow: 0,
      endRow: 10,
      rowGroupCols: [{ id: 'SERVICE', field: 'SERVICE' }],
      valueCols: [{ id: 'NET_AMOUNT', field: 'NET_AMOUNT', aggFunc: 'sum' }],
      pivotCols: [{ id: 'CARRIER_NAME', field: 'CARRIER_NAME' }],
      pivotMode: true,
      groupKeys: [],
    });
    expect(secondaryColumnFields.length).toBeGreaterThan(1);
    for (const field of secondaryColumnFields) expect(Object.keys(data[0] ?? {})).toContain(field);
  });

  it.each(pages.flatMap((page) => [page.name, ...page.tabs.map((tab) => tab.name)]))(
    'getRows/%s answers its own columns',
    async (pageName) => {
      const { clientId } = state;
      const { status, text, body } = await shipper.call(getRows, {
        params: { pageName },
        body: { startRow: 0, endRow: 5, clientId },
      });
      expect(status, text).toBe(200);
      expect(body.lastRow).toBeGreaterThanOrEqual(body.data.length);
    },
  );
});

function typeOf(column: string) {
  if (column === 'tracking_id') return 'bigint' as const;
  if (column === 'delivery_date') return 'timestamp' as const;
  if (column.endsWith('_date')) return 'date' as const;
  return /amount|discount|taxes/.test(column) ? ('money' as const) : ('text' as const);
}
