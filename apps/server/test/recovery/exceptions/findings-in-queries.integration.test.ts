import {
  changeTrackingExceptions,
  clientsShort,
  type DataRow,
  data,
  exportChargeExceptions,
  exportTrackingExceptions,
  type Finding,
  getRows,
  gridRows,
  settledStates,
} from '@waybill/contract';
import {
  amountsQuery,
  breakdownQuery,
  confidenceNames,
  dashboardQuestions,
  dashboards,
  factOf,
  findPage,
  findRule,
  getRowsBodyOf,
  needsFindings,
  noDashboardFilters,
  type PageState,
  trendsQuery,
  usuallyLeftOut,
  withFindingColumns,
} from '@waybill/model';
import { type Caller, House } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOf } from '../../reports/report-desk.ts';

const dates = { from: '2025-01-01', to: '2026-11-20' };
const cents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
const sumOf = (findings: readonly Finding[]) => findings.reduce((sum, { amount }) => sum + cents(amount), 0);
const isOpen = ({ state, obstacle }: Finding) => !settledStates.includes(state) && obstacle === null;
const isRecoverable = (finding: Finding) => isOpen(finding) && finding.confidence !== 'check';
const countsAsOvercharge = ({ state, obstacle, confidence }: Finding) =>
  ['disputed', 'credited', 'denied'].includes(state) ||
  (state !== 'accepted' && confidence !== 'check' && obstacle === null);

describe('findings in the queries of pages', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { body: clients } = await admin.call(clientsShort);
  const parent = clients.find((client) => client.parent);
  const clientId = parent?.id ?? 0;
  let findings: readonly Finding[] = [];

  beforeAll(async () => {
    const query = { clientId, ...dates };
    const own = await admin.call(exportTrackingExceptions, { query });
    for (const [place, state] of (['disputed', 'accepted', 'in_review', 'denied'] as const).entries()) {
      const ids = own.body.slice(place * 3, place * 3 + 3).map(({ id }) => id);
      const { status, text } = await admin.call(changeTrackingExceptions, { body: { filters: query, ids, state } });
      expect(status, text).toBe(200);
    }
    const after = await Promise.all([
      admin.call(exportTrackingExceptions, { query }),
      admin.call(exportChargeExceptions, { query }),
    ]);
    const family = [clientId, ...(parent?.childClients.map(({ id }) => id) ?? [])];
    findings = after.flatMap(({ body }) => body).filter((finding) => family.includes(finding.clientId));
  });

  const stateOf = (pageName: string, more: Partial<PageState> = {}): PageState => {
    const page = findPage(pageName);
    if (page === undefined) throw new Error(`There is no page ${pageName}.`);
    return {
      analysis: page,
      fact: factOf(page),
      clientId,
      childClientIds: [],
      dateType: 'bill_date',
      dates,
      filters: {},
      trackingNumbers: [],
      whereClauses: [],
      ...more,
    };
  };
  const ask = async (query: ReturnType<typeof amountsQuery>, container = 'amounts', caller: Caller = admin) => {
    const params = { page: 'findings', container } as const;
    const { status, body, text } = await caller.call(data, { params, body: query });
    expect(status, text).toBe(200);
    return body.data;
  };
  const gridOf = async (state: PageState, more: Partial<Parameters<typeof getRowsBodyOf>[1]> = {}) => {
    const body = getRowsBodyOf(state, { startRow: 0, endRow: 10_000, ...more });
    const answer = await admin.call(getRows, { params: { pageName: state.analysis.name }, body });
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  const byName = (rows: readonly DataRow[]) =>
    Object.fromEntries(rows.map((row) => [row.NAME, cents(row.VALUE)]).toSorted());
  const grouped = (keyOf: (finding: Finding) => string) =>
    Object.fromEntries(
      [...Map.groupBy(findings.filter(isRecoverable), keyOf)]
        .map(([key, own]) => [key, sumOf(own)] as const)
        .filter(([, sum]) => sum !== 0)
        .toSorted(),
    );

  it('add up to the totals of the exceptions', async () => {
    const [row] = await ask(amountsQuery(stateOf('findings')));
    const credited = (own: readonly Finding[]) => own.reduce((sum, each) => sum + cents(each.credited), 0);
    const overcharges = findings.filter(countsAsOvercharge);
    expect({
      recoverable: cents(row?.RECOVERABLE),
      findings: row?.FINDINGCOUNT,
      overcharged: cents(row?.OVERCHARGED),
      unproven: cents(row?.UNPROVEN),
    }).toEqual({
      recoverable: sumOf(findings.filter(isRecoverable)),
      findings: findings.length,
      overcharged: sumOf(overcharges) + credited(overcharges),
      unproven: sumOf(findings.filter((each) => isOpen(each) && each.confidence === 'check')),
    });
    expect(sumOf(findings.filter(isRecoverable))).toBeGreaterThan(0);
    const [billed] = await ask({ ...amountsQuery(stateOf('findings')), selectColumnNames: ['sum(net_amount) as net'] });
    expect(cents(row?.EXPECTEDSPEND)).toBe(cents(billed?.NET) - cents(row?.OVERCHARGED));
  });

  it('are told apart by rule, confidence, carrier and month', async () => {
    const state = stateOf('findings');
    const by = (dimension: Parameters<typeof breakdownQuery>[1]) => ask(breakdownQuery(state, dimension), 'breakdown');
    expect(byName(await by('finding_rule'))).toEqual(grouped(({ rule }) => findRule(rule)?.label ?? ''));
    expect(byName(await by('finding_confidence'))).toEqual(grouped(({ confidence }) => confidenceNames[confidence]));
    expect(byName(await by('carrier_name'))).toEqual(grouped(({ carrierName }) => carrierName));
    const months = await ask(trendsQuery(state, { dimension: '', chartTimeSpan: 'monthly' }), 'trends');
    expect(Object.fromEntries(months.map(({ PERIOD, VALUE }) => [String(PERIOD).slice(0, 7), cents(VALUE)]))).toEqual(
      grouped(({ billDate }) => billDate.slice(0, 7)),
    );
  });

  it('are the figures of dashboards', async () => {
    const filters = { ...noDashboardFilters, included: usuallyLeftOut };
    const state = { clientId, childClientIds: [], dateType: 'bill_date', dates, filters } as const;
    for (const dashboard of dashboards.filter(needsFindings)) {
      const { total } = dashboardQuestions(dashboard, 'month', state);
      const params = { page: 'dashboards', container: 'breakdown' } as const;
      const { body, status, text } = await admin.call(data, { params, body: total });
      expect(status, text).toBe(200);
      expect(cents(body.data[0]?.RECOVERABLE)).toBe(sumOf(findings.filter(isRecoverable)));
    }
  });

  it('are narrowed to a rule without what another one finds in the same package', async () => {
    for (const [label, sum] of Object.entries(grouped(({ rule }) => findRule(rule)?.label ?? ''))) {
      const [row] = await ask(amountsQuery(stateOf('findings', { filters: { finding_rule: [label] } })));
      expect([label, cents(row?.RECOVERABLE)]).toEqual([label, sum]);
    }
    const labels = Object.keys(grouped(({ rule }) => findRule(rule)?.label ?? ''));
    const [all] = await ask(amountsQuery(stateOf('findings', { filters: { finding_rule: labels } })));
    expect(cents(all?.RECOVERABLE)).toBe(sumOf(findings.filter(isRecoverable)));
  });

  it('are columns of a grid of packages, in which every package is once', async () => {
    const { analysis, ...spend } = stateOf('spend');
    const shown = { analysis: withFindingColumns(analysis), fact: factOf(analysis, 'rows') };
    const state = { ...spend, ...shown, whereClauses: ['finding_count > 0'] };
    const { data: rows, lastRow } = await gridOf(state);
    expect(rows.length).toBe(lastRow);
    expect(new Set(rows.map((row) => row.TRACKING_ID)).size).toBe(lastRow);
    expect(rows.reduce((sum, row) => sum + cents(row.RECOVERABLE_AMOUNT), 0)).toBe(
      sumOf(findings.filter(isRecoverable)),
    );
    for (const row of rows) {
      expect(cents(row.EXPECTED_AMOUNT)).toBe(cents(row.NET_AMOUNT) - cents(row.OVERCHARGED_AMOUNT));
      expect(String(row.FINDING_RULE)).not.toBe('');
    }
  });

  it('open the rows of a group of a rule', async () => {
    const state = stateOf('findings', { whereClauses: ['finding_count > 0'] });
    const rowGroupCols = [{ field: 'FINDING_RULE' }];
    const valueCols = [{ field: 'RECOVERABLE_AMOUNT', aggFunc: 'sum' }];
    const groups = await gridOf(state, { rowGroupCols, valueCols });
    expect(groups.lastRow).toBe(groups.data.length);
    for (const group of groups.data) {
      const groupKeys = [String(group.FINDING_RULE)];
      const { data: rows } = await gridOf(state, { rowGroupCols, valueCols, groupKeys });
      expect(rows.reduce((sum, row) => sum + cents(row.RECOVERABLE_AMOUNT), 0)).toBe(cents(group.RECOVERABLE_AMOUNT));
      expect(new Set(rows.map((row) => row.FINDING_RULE))).toEqual(new Set(groupKeys));
    }
  });

  it('are in the rows that other programs get', async () => {
    const state = stateOf('findings', { whereClauses: ['finding_count > 0'] });
    const body = { ...reportOf(state), format: 'csv' } as const;
    const { status, text } = await admin.call(gridRows, { params: { pageName: 'findings' }, body });
    expect(status, text).toBe(200);
    expect(text.split('\n')[0]).toContain('recoverable_amount');
  });

  it('are refused to users who may not see them, on every way', async () => {
    const withAll = await whoMay(house, []);
    const state = stateOf('findings');
    const query = amountsQuery(state);
    const params = { page: 'spend', container: 'amounts' } as const;
    expect((await withAll.call(data, { params, body: query })).status).toBe(200);
    const none = await whoMay(house, ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL']);
    for (const named of [
      'FINDING_RULE',
      'sum(recoverable_amount) as x',
      'Expected_Amount',
      'max(finding_confidence) as y',
    ]) {
      const body = { ...query, selectColumnNames: [named] };
      expect((await none.call(data, { params, body })).status, named).toBe(403);
    }
    const hidden = { ...query, selectColumnNames: ['count(*) as n'], whereClauseDetails: ['overcharged_amount > 0'] };
    expect((await none.call(data, { params, body: hidden })).status).toBe(403);
    const { analysis, ...spend } = stateOf('spend');
    const rows = getRowsBodyOf({ ...spend, analysis: withFindingColumns(analysis) }, { startRow: 0, endRow: 10 });
    expect((await none.call(getRows, { params: { pageName: 'spend' }, body: rows })).status).toBe(403);
    const report = reportOf({ ...spend, analysis: withFindingColumns(analysis) });
    expect(
      (await none.call(gridRows, { params: { pageName: 'spend' }, body: { ...report, format: 'csv' } })).status,
    ).toBe(403);
    expect((await none.call(data, { params: { page: 'findings', container: 'amounts' }, body: query })).status).toBe(
      403,
    );
  });

  async function whoMay(of: House, without: readonly string[]): Promise<Caller> {
    const { settings } = of;
    const role = settings.selectFrom('role').select('id').where('name', '=', 'ROLE_CLIENT');
    for (const permission of without) {
      await settings
        .deleteFrom('role_permission')
        .where('role_id', 'in', role)
        .where('permission', '=', permission)
        .execute();
    }
    const user = settings.selectFrom('user_account').select('id').where('login', '=', 'shipper');
    const { id } = await user.executeTakeFirstOrThrow();
    await settings
      .insertInto('user_client')
      .values({ user_id: id, client_id: clientId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return await of.as('shipper');
  }
});
