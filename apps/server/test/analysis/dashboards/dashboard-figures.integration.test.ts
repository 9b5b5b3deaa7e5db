import { clientsShort, type DataQuery, type DataRow, data, getRows } from '@waybill/contract';
import {
  type Dashboard,
  type DashboardState,
  dashboardDates,
  dashboardPageState,
  dashboardQuestions,
  dashboards,
  dateGrains,
  daysBetween,
  getRowsBodyOf,
  needsFindings,
  noDashboardFilters,
  type PeriodGrain,
} from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { counted, independent, periodStart } from './independent-sql.ts';

describe('every dashboard', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const { body: clients } = await shipper.call(clientsShort);
  const parent = clients.find((client) => client.parent);
  const clientId = parent?.id ?? 0;
  const family = [clientId, ...(parent?.childClients.map(({ id }) => id) ?? [])];
  const states: readonly DashboardState[] = [
    state('bill_date', []),
    { ...state('pickup_date', [2]), dates: { from: '2025-02-10', to: '2026-08-14' } },
    { ...state('bill_date', []), childClientIds: family.slice(1) },
  ];

  function state(dateType: DashboardState['dateType'], carrierIds: readonly number[]): DashboardState {
    const dates = { from: '2025-01-01', to: '2026-11-20' };
    return { clientId, childClientIds: [], dateType, dates, filters: { ...noDashboardFilters, carrierIds } };
  }

  async function ask(body: DataQuery): Promise<readonly DataRow[]> {
    const answer = await shipper.call(data, { params: { page: 'dashboards', container: 'breakdown' }, body });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data;
  }

  /** The answer of SQL over the stored columns to a question that is split by these columns. */
  function stored(dashboard: Dashboard, cuts: readonly string[], asked: DashboardState) {
    const shown = dashboardDates(dashboard, asked.dates);
    const range = shown ?? asked.dates;
    const own = independent(daysBetween(range.from, range.to) + 1)[dashboard.id];
    if (own === undefined) throw new Error(`No independent SQL for ${dashboard.id}`);
    const cutSql = cuts.map((name) => own.dimensions[name] ?? periodStart[name]?.(`p.${asked.dateType}`) ?? 'wrong');
    const column = dashboard.id === 63 ? 'account.carrier_id' : 'p.carrier_id';
    const { carrierIds } = asked.filters;
    const readers = asked.childClientIds.length === 0 ? family : asked.childClientIds;
    const conditions = [
      own.where,
      counted,
      `p.client_id in (${readers.join(',')})`,
      ...(shown === undefined
        ? []
        : [`p.${asked.dateType} >= '${shown.from}' and p.${asked.dateType} <= '${shown.to}'`]),
      ...(carrierIds.length === 0 || dashboard.id === 66 ? [] : [`${column} = ${carrierIds.join()}`]),
    ];
    const selected = [
      ...cuts.map((name, index) => `${cutSql[index]} as "${name}"`),
      ...Object.entries(own.figures).map(([name, [sql, kind]]) =>
        kind === 'money' ? `cast(${sql} as decimal(18, 2)) as "${name}"` : `${sql} as "${name}"`,
      ),
    ];
    const groups = cutSql.length === 0 ? '' : `group by ${cutSql.join(', ')}`;
    const types = Object.fromEntries([
      ...cuts.map((name) => [name, name in periodStart ? 'date' : 'text'] as const),
      ...Object.entries(own.figures).map(([name, [, kind]]) => [name, kind] as const),
    ]);
    return house.sql(
      `select ${selected.join(', ')} from ${own.table} p left join account on account.account_id = p.account_id
       where ${conditions.join(' and ')} ${groups}`,
      types,
    );
  }

  const sorted = (rows: readonly object[]) =>
    rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();

  async function expectSame(dashboard: Dashboard, question: DataQuery | undefined, asked: DashboardState) {
    if (question === undefined) return;
    const cuts = question.selectColumnNames
      .slice(0, question.groupByDetails?.length ?? 0)
      .map((column) => column.slice(column.lastIndexOf(' as ') + 4).toUpperCase());
    const answered = await ask(question);
    expect(answered.length).toBeGreaterThan(0);
    expect(sorted(answered)).toEqual(sorted(await stored(dashboard, cuts, asked)));
  }

  // What is found is compared with the exceptions.
  const ofInvoices = dashboards.filter((each) => !needsFindings(each));
  it.each(ofInvoices.map((each) => [each.id, each.name, each] as const))(
    '%i %s says to the cent what SQL says, for every grain, with totals and margins',
    async (_id, _name, dashboard) => {
      for (const asked of states) {
        const grains: readonly PeriodGrain[] = asked === states[0] ? dateGrains : ['month'];
        for (const grain of grains) {
          const { rows, total, down, across } = dashboardQuestions(dashboard, grain, asked);
          for (const question of [rows, total, down, across]) await expectSame(dashboard, question, asked);
        }
      }
    },
  );

  it.each(dashboards.map((each) => [each.id, each.name, each] as const))(
    '%i %s opens the grid with exactly its rows',
    async (_id, _name, dashboard) => {
      const [asked] = states;
      if (asked === undefined) return;
      const all = { from: '2020-01-01', to: '2026-12-31' };
      const shown = dashboardPageState(dashboard, dashboard.figures[0], asked, all);
      const money = dashboard.table === 'charge_level_info' ? 'NET_AMOUNT' : 'NO_OF_PKGS';
      const value = { id: money, displayName: money, field: money, aggFunc: 'sum' };
      const carrier = { id: 'CARRIER_NAME', displayName: 'Carrier', field: 'CARRIER_NAME' };
      const { body } = await shipper.call(getRows, {
        params: { pageName: 'dashboards' },
        body: getRowsBodyOf(shown, { startRow: 0, endRow: 100, rowGroupCols: [carrier], valueCols: [value] }),
      });
      const { total } = dashboardQuestions(dashboard, 'month', asked);
      const sum = money === 'NET_AMOUNT' ? 'sum(net_amount) as whole' : 'sum(no_of_pkgs) as whole';
      const [whole] = await ask({ ...total, selectColumnNames: [sum] });
      const added = body.data.reduce((before, row) => before + Math.round(Number(row[money]) * 100), 0);
      expect(added / 100).toBe(whole?.WHOLE);
      expect(added).not.toBe(0);
    },
  );
});
