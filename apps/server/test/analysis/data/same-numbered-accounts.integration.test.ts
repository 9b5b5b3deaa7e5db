import { data, getRows, reportSchedules, scheduleReport } from '@waybill/contract';
import {
  breakdownQuery,
  getRowsBodyOf,
  groupingByOwner,
  type PageState,
  partWhereClause,
  type RowsPart,
  trendsQuery,
  withOwnedKeys,
} from '@waybill/model';
import { House, loadInvoice } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { finishedReport, reportOf, submit } from '../../reports/report-desk.ts';
import { openSpendPage } from './spend-state.ts';

const number = '4711';
const billDate = '2026-10-10';

describe('accounts of the same number of two clients of a family', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const opened = await openSpendPage(shipper);
  const [first = 0, second = 0] = opened.childClientIds;
  for (const [clientId, net] of [
    [first, '100.00'],
    [second, '30.00'],
  ] as const) {
    const place = { clientId, accountId: await accountOf(clientId), accountNumber: number, billDate };
    await loadInvoice(house.warehouse, { ...place, invoiceNumber: `SAME${clientId}` }, [{ net }]);
  }
  const dates = { from: billDate, to: billDate };
  const state: PageState = { ...opened, dates, filters: { account_number: [number] }, splitsByOwner: true };
  const ofFirst: RowsPart = { kind: 'value', column: 'account_number', value: `${first}:${number}` };

  async function accountOf(clientId: number): Promise<number> {
    const account = await house.settings
      .selectFrom('account')
      .select('id')
      .where('client_id', '=', clientId)
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    return account.id;
  }

  it('are parts of their own in a breakdown', async () => {
    const body = breakdownQuery(state, 'account_number');
    const answer = await shipper.call(data, { params: { page: 'spend', container: 'breakdown' }, body });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data.map(({ NAME, VALUE }) => [NAME, Number(VALUE)])).toEqual([
      [`${first}:${number}`, 100],
      [`${second}:${number}`, 30],
    ]);
  });

  it('are lines of their own over time', async () => {
    const body = trendsQuery(state, { dimension: 'account_number', chartTimeSpan: 'monthly' });
    const answer = await shipper.call(data, { params: { page: 'spend', container: 'trends' }, body });
    expect(answer.status, answer.text).toBe(200);
    const figures = new Map(answer.body.data.map(({ NAME, VALUE }) => [NAME, Number(VALUE)]));
    expect(figures).toEqual(
      new Map([
        [`${first}:${number}`, 100],
        [`${second}:${number}`, 30],
      ]),
    );
  });

  it('open the rows of the chosen one alone', async () => {
    const body = getRowsBodyOf(
      { ...state, whereClauses: [partWhereClause(ofFirst, state.dateType)] },
      { startRow: 0, endRow: 10 },
    );
    const { body: rows } = await shipper.call(getRows, { params: { pageName: 'spend' }, body });
    expect(rows.data.map(({ NET_AMOUNT }) => Number(NET_AMOUNT))).toEqual([100]);
  });

  it('are groups of their own in the grid, each with its rows', async () => {
    const rows = async (groupKeys: readonly string[]) => {
      const request = { rowGroupCols: [{ id: 'ACCOUNT_NUMBER', field: 'ACCOUNT_NUMBER' }], groupKeys: [...groupKeys] };
      const valueCols = [{ id: 'NET_AMOUNT', field: 'NET_AMOUNT', aggFunc: 'sum' }];
      const sortModel = [{ colId: groupKeys.length === 0 ? 'ACCOUNT_NUMBER' : 'NET_AMOUNT', sort: 'asc' as const }];
      const body = getRowsBodyOf(state, { startRow: 0, endRow: 10, ...request, valueCols, sortModel });
      const answer = await shipper.call(getRows, {
        params: { pageName: 'spend' },
        body: groupingByOwner(state, body),
      });
      expect(answer.status, answer.text).toBe(200);
      return withOwnedKeys(answer.body.data, groupKeys.length === 0 ? 'ACCOUNT_NUMBER' : undefined);
    };
    const shown = (some: Awaited<ReturnType<typeof rows>>) =>
      some.map(({ ACCOUNT_NUMBER, NET_AMOUNT }) => [ACCOUNT_NUMBER, Number(NET_AMOUNT)]);
    expect(new Map(shown(await rows([])).map(([key, net]) => [key, net]))).toEqual(
      new Map([
        [`${first}:${number}`, 100],
        [`${second}:${number}`, 30],
      ]),
    );
    expect(shown(await rows([`${second}:${number}`]))).toEqual([[number, 30]]);
  });

  it('stand with the name of their client in the lists of reports and schedules', async () => {
    const { name } = await house.settings
      .selectFrom('client')
      .select('name')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const filters = [`account_number: ${number} · ${name}`];
    await submit(shipper, reportOf(state, { filters: { account_number: [`${first}:${number}`] } }));
    const report = await finishedReport(shipper);
    expect(report.filters).toEqual(filters);
    const body = {
      reportId: report.id,
      name: 'Theirs',
      period: 'Previous Month',
      frequency: 'weekly',
      day: 1,
      hour: 6,
    };
    expect((await shipper.call(scheduleReport, { body })).status).toBe(200);
    expect((await shipper.call(reportSchedules)).body.map((schedule) => schedule.filters)).toEqual([filters]);
  });
});
