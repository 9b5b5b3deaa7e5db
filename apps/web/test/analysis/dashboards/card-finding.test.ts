import type { DataRow } from '@waybill/contract';
import { type Dashboard, dashboardPageState, findDashboard, noDashboardFilters } from '@waybill/model';
import { expect, it } from 'vitest';
import { cardFinding } from '../../../src/features/analysis/dashboards/card/trend-of.ts';
import type { CardPicture } from '../../../src/features/analysis/dashboards/card/use-card-data.ts';
import { namedPeriods } from '../../../src/ui/cards/trends/periods.ts';

const dates = { from: '2026-08-01', to: '2026-11-22' };

function findingOf(id: number, figureName: string, rows: readonly DataRow[]): string {
  const dashboard = dashboardOf(id);
  const figure = dashboard.figures.find(({ name }) => name === figureName) ?? dashboard.figures[0];
  const asked = {
    clientId: 1001,
    childClientIds: [],
    dateType: 'bill_date',
    dates,
    filters: noDashboardFilters,
  } as const;
  const picture: CardPicture = {
    dashboard,
    figure,
    settings: { figure: figureName, chartType: 'line', chartScale: 'linear', grain: 'month', carrier: '', service: '' },
    grain: 'month',
    periods: namedPeriods(dates, 'month'),
    ...{ rows, total: {}, down: [], across: [] },
    family: { id: 1001, name: 'Harbor', childClients: [] },
  };
  return cardFinding(picture, dashboardPageState(dashboard, figure, asked, dates));
}

function dashboardOf(id: number): Dashboard {
  const found = findDashboard(id);
  if (found === undefined) throw new Error(`There is no dashboard ${id}`);
  return found;
}

const month = (name: string, values: DataRow): DataRow => ({ MONTH: `2026-${name}-01`, ...values });

it('says how the figure of a dashboard moved between the last two whole periods', () => {
  const rows = [month('09', { AMOUNT: 100 }), month('10', { AMOUNT: 108 }), month('11', { AMOUNT: 20 })];
  expect(findingOf(60, 'amount', rows)).toBe('Spend rose 8.00% from Sep-2026 to Oct-2026, to $108.00');
});

it('says which of several figures moved most', () => {
  const rows = [
    month('09', { GROSS: 200, DISCOUNT: 80, NET: 120 }),
    month('10', { GROSS: 230, DISCOUNT: 90, NET: 140 }),
  ];
  expect(findingOf(61, '', rows)).toBe('Gross rose the most from Sep-2026 to Oct-2026, +$30.00');
});

it('says nothing for tables, which keep their question', () => {
  expect(findingOf(78, 'total_spend', [{ CARRIER_NAME: 'UPS', TOTAL_SPEND: 3 }])).toBe('');
});
