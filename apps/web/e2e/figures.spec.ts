import type { Locator } from '@playwright/test';
import { dayBefore, lastDays, money, ofTotalSpend, totalOf, totalsBy } from './support/figures.ts';
import { expect, test } from './support/test.ts';

const days = lastDays(365);
const dates = (column: string) => `${column} between '${days.from}' and '${days.to}'`;

test('the six facts are the sums of the rows behind them', async ({ spend, api }) => {
  const rows = await api.spendRows(1001, [dates('bill_date')]);
  await spend.open('client=1001&last=365');
  expect(await spend.total('Total Spend')).toBe(money(totalOf(ofTotalSpend(rows), 'NET_AMOUNT')));
  for (const [fact, column] of [
    ['Published Amount', 'TRANSPORTATION_AMOUNT'],
    ['Transportation Discount', 'TRANSPORTATION_DISCOUNT'],
    ['Accessorials', 'NET_OTHER_ACCESSORIAL_AMOUNT'],
    ['Fuel Surcharge', 'NET_FUEL_SURCHARGE_AMOUNT'],
    ['Taxes and Other Charges', 'NET_TAXES_AND_OTHERS'],
  ] as const) {
    expect(await spend.total(fact), fact).toBe(money(totalOf(rows, column)));
  }
});

test('ship date counts other rows than invoice date', async ({ spend, api }) => {
  const rows = await api.spendRows(1001, [dates('pickup_date')]);
  await spend.open('client=1001&last=365&dateType=pickup_date');
  expect(await spend.total('Total Spend')).toBe(money(totalOf(ofTotalSpend(rows), 'NET_AMOUNT')));
});

test('breakdown and trends add up the same rows', async ({ spend, api }) => {
  const rows = ofTotalSpend(await api.spendRows(1001, [dates('bill_date')]));
  await spend.open('client=1001&last=365');
  await spend.choose('Breakdown', 'Carrier');
  const breakdown = await spend.showTable('Breakdown');
  const byCarrier = totalsBy(rows, 'CARRIER_NAME', 'NET_AMOUNT');
  await expect(breakdown.getByRole('row')).toHaveCount(byCarrier.length + 1);
  for (const [index, [carrier, total]] of byCarrier.entries()) {
    const row = breakdown.getByRole('row').nth(index + 1);
    await expect(row).toContainText(carrier);
    await expect(row).toContainText(money(total));
  }
  const trends = await spend.showTable('Trends');
  const months = rows.map((row) => ({ ...row, MONTH: String(row.BILL_DATE).slice(0, 7) }));
  for (const [month, total] of totalsBy(months, 'MONTH', 'NET_AMOUNT')) {
    const name = new Date(`${month}-01`).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });
    await expect(trends.getByRole('row', { name: `${name}-${month.slice(0, 4)}` })).toContainText(money(total));
  }
});

test('the table of a breakdown says what each part grew since the period before', async ({ spend, api }) => {
  const spentIn = async (from: string, to: string) =>
    new Map(
      totalsBy(
        ofTotalSpend(await api.spendRows(1001, [`bill_date between '${from}' and '${to}'`])),
        'CARRIER_NAME',
        'NET_AMOUNT',
      ),
    );
  const now = await spentIn(dayBefore(89), dayBefore(0));
  const before = await spentIn(dayBefore(179), dayBefore(90));
  await spend.open('client=1001&last=90');
  await spend.choose('Breakdown', 'Carrier');
  const breakdown = await spend.showTable('Breakdown');
  await expect(breakdown.getByRole('columnheader', { name: 'Difference' })).toBeVisible();
  await expect(spend.widget('Breakdown')).toContainText('Compared with ');
  const gone = [...before].filter(([carrier]) => !now.has(carrier)).map(([carrier]) => [carrier, 0] as const);
  const parts = [...now, ...gone].map(([carrier, total]) => ({
    carrier,
    total,
    difference: total - (before.get(carrier) ?? 0),
  }));
  const shows = async (row: Locator, { carrier, total, difference }: (typeof parts)[number]) => {
    await expect(row).toContainText(carrier);
    await expect(row).toContainText(money(total));
    await expect(row).toContainText(`${difference < 0 ? '−' : '+'}${money(Math.abs(difference))}`);
  };
  await expect(breakdown.getByRole('row')).toHaveCount(parts.length + 1);
  for (const [index, part] of parts.entries()) await shows(breakdown.getByRole('row').nth(index + 1), part);

  await breakdown.getByRole('button', { name: 'Difference' }).click();
  await expect(breakdown.getByRole('columnheader', { name: 'Difference' })).toHaveAttribute('aria-sort', 'descending');
  const grown = parts.toSorted((one, other) => other.difference - one.difference);
  for (const [index, part] of grown.entries()) await shows(breakdown.getByRole('row').nth(index + 1), part);
});

test('the map counts states by where packages go, and by where they come from', async ({ spend, api }) => {
  const rows = ofTotalSpend(await api.spendRows(1001, [dates('bill_date')]));
  await spend.open('client=1001&last=365');
  const map = spend.widget('Map');
  const inUS = (side: string) => rows.filter((row) => row[`NORMALISED_${side}_COUNTRY`] === 'US');
  const largest = (side: string) => totalsBy(inUS(side), `NORMALISED_${side}_STATE`, 'NET_AMOUNT')[0];
  await expect(map.getByRole('row').nth(1)).toContainText(money(largest('CONSIGNEE')?.[1] ?? 0));
  await spend.choose('Map', 'Sender');
  await expect(map.getByText(/ sends the most: /)).toBeVisible();
  await expect(map.getByRole('row').nth(1)).toContainText(money(largest('SENDER')?.[1] ?? 0));
});

test('the chosen fact is what all widgets show', async ({ spend, api }) => {
  const rows = await api.spendRows(1001, [dates('bill_date')]);
  await spend.open('client=1001&last=365');
  await expect(spend.page.getByText('Total Spend excludes USPS and DHL carriers.')).toBeVisible();
  await spend.fact('Fuel Surcharge').click();
  await spend.settled();
  expect(spend.parameter('fact')).toEqual(['fuelSurcharge']);
  await expect(spend.page.getByText('Total Spend excludes USPS and DHL carriers.')).toHaveCount(0);
  await spend.choose('Breakdown', 'Carrier');
  const breakdown = await spend.showTable('Breakdown');
  await expect(breakdown.getByRole('columnheader', { name: 'Fuel Surcharge' })).toBeVisible();
  const [carrier, total] = totalsBy(rows, 'CARRIER_NAME', 'NET_FUEL_SURCHARGE_AMOUNT')[0] ?? ['', 0];
  await expect(breakdown.getByRole('row').nth(1)).toContainText(carrier);
  await expect(breakdown.getByRole('row').nth(1)).toContainText(money(total));
});
