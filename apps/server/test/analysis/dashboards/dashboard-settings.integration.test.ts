import { newDashboardPages, resetDashboardSettings, saveDashboardSettings } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const defaults = { dateOption: 'billDate', dateFrequency: 'rp', periodOption: 'Annual', lastNoOfDays: 30 };

describe('the dashboard settings', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const analyst = await house.as('analyst');
  const saved = {
    type: 'pickup_date',
    dateFrequency: 'la',
    rollingPeriodOption: 'YTD',
    lastNoOfDays: 14,
    fromDate: '2026-01-01',
    toDate: '2026-10-31',
    state: { selectedDashboardPageIndex: 2 },
    selectedCurrency: 'USD',
  };

  /** As an earlier version may have stored it. */
  const put = (settings: unknown) =>
    house.settings
      .updateTable('dashboard_setting')
      .set({ settings: JSON.stringify(settings) })
      .execute();

  it('are the spec’s defaults as long as nothing was saved', async () => {
    const { body } = await shipper.call(newDashboardPages);
    expect(body).toMatchObject({ selectedDashboardPageIndex: 0, uiSettings: defaults, savedSettings: null });
    expect(body.dashboardPages.length).toBeGreaterThan(2);
    for (const page of body.dashboardPages) expect(page.dashboardIds.length).toBeGreaterThan(0);
  });

  it('come back as they were saved', async () => {
    expect((await shipper.call(saveDashboardSettings, { body: saved })).status).toBe(200);
    expect((await shipper.call(newDashboardPages)).body).toMatchObject({
      selectedDashboardPageIndex: 2,
      uiSettings: { dateOption: 'pickupDate', dateFrequency: 'la', periodOption: 'YTD', lastNoOfDays: 14 },
      savedSettings: saved,
    });
    expect((await analyst.call(newDashboardPages)).body).toMatchObject({ uiSettings: defaults, savedSettings: null });
  });

  it('open the first page when the one that was open is gone', async () => {
    for (const selectedDashboardPageIndex of [99, -1, 'x', null, 0.5]) {
      await put({ ...saved, state: { selectedDashboardPageIndex } });
      expect((await shipper.call(newDashboardPages)).body.selectedDashboardPageIndex).toBe(0);
    }
  });

  it('are forgotten on reset', async () => {
    expect((await shipper.call(resetDashboardSettings)).status).toBe(200);
    expect((await shipper.call(newDashboardPages)).body).toMatchObject({ uiSettings: defaults, savedSettings: null });
  });

  it('bring back the pages that the user arranged, for that user alone, without dashboards that are gone', async () => {
    const own = [
      { name: 'Mine', dashboardIds: [76, 60] },
      { name: 'Empty', dashboardIds: [] },
    ];
    const asSaved = [{ name: 'Mine', dashboardIds: [76, 99_999, 60] }, own[1]];
    const state = { dashboardPages: asSaved, selectedDashboardPageIndex: 1 };
    expect((await shipper.call(saveDashboardSettings, { body: { state } })).status).toBe(200);
    const { body } = await shipper.call(newDashboardPages);
    expect(body).toMatchObject({ dashboardPages: own, selectedDashboardPageIndex: 1 });
    expect((await analyst.call(newDashboardPages)).body.dashboardPages).not.toEqual(own);
    for (const unreadable of [[], 'x', [{ name: '', dashboardIds: [60] }], [{ name: 'A', dashboardIds: ['60'] }]]) {
      await put({ state: { dashboardPages: unreadable } });
      expect((await shipper.call(newDashboardPages)).body.dashboardPages.length).toBeGreaterThan(2);
    }
  });

  it('take null for what a date mode does not use, and a currency with its symbol', async () => {
    const body = { dateFrequency: 'rp', fromDate: null, toDate: null, selectedCurrency: { code: 'CAD', symbol: '$' } };
    expect((await shipper.call(saveDashboardSettings, { body })).status).toBe(200);
    expect((await shipper.call(newDashboardPages)).body.savedSettings).toEqual(body);
  });

  it('of an earlier version that no screen offers are left out, and do not stand in the way of a change', async () => {
    await put({
      ...saved,
      rollingPeriodOption: 'Nonsense',
      toDate: '2025-01-01',
      state: { clientId: 1005, carrierIds: [1] },
    });
    const { body } = await shipper.call(newDashboardPages);
    const { savedSettings } = body;
    expect(savedSettings).toEqual({
      type: 'pickup_date',
      dateFrequency: 'la',
      lastNoOfDays: 14,
      state: { carrierIds: [1] },
      selectedCurrency: 'USD',
    });
    expect((await shipper.call(saveDashboardSettings, { body: savedSettings })).status).toBe(200);
  });

  it.each([
    [{ type: 'ship' }, 'type'],
    [{ dateFrequency: 'x' }, 'dateFrequency'],
    [{ lastNoOfDays: 0 }, 'lastNoOfDays'],
    [{ lastNoOfDays: 366 }, 'lastNoOfDays'],
    [{ fromDate: '2026-02-30' }, 'fromDate'],
    [{ toDate: '31.12.2026' }, 'toDate'],
    [{ rollingPeriodOption: 'Nonsense' }, 'rollingPeriodOption'],
    [{ fromDate: '2026-05-02', toDate: '2026-05-01' }, 'toDate'],
    [{ toDate: '2031-01-01' }, 'fromDate'],
    [{ selectedCurrency: 'dollars' }, 'selectedCurrency'],
    [{ selectedCurrency: { code: 'x', symbol: '$' } }, 'selectedCurrency'],
    [{ state: 'x' }, 'state'],
    [{ state: { clientId: 1005 } }, 'state.clientId'],
    [{ state: { childClientIds: [999_999] } }, 'state.childClientIds'],
    [{ state: { accountNumbers: [1] } }, 'state.accountNumbers'],
    [{ state: { dashboardPages: [] } }, 'state.dashboardPages'],
    [{ state: { selectedDashboardPageIndex: -1 } }, 'state.selectedDashboardPageIndex'],
    [{ state: { dashboardCards: { 60: 5 } } }, 'state.dashboardCards'],
  ])('name the field that does not fit (%j)', async (body, field) => {
    const { status, body: problem } = await shipper.call(saveDashboardSettings, { body });
    expect(status).toBe(400);
    expect(problem).toMatchObject({ errors: [{ field }] });
  });
});
