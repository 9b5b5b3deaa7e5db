import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { lastDays } from './support/figures.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

async function settled(page: Page) {
  await expect(page.getByRole('tablist', { name: 'Dashboard pages' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('a page of dashboards stands in the address and opens again; a table ends with its total', async ({ page }) => {
  await page.goto('/dashboards?client=1001&last=365');
  await settled(page);
  await expect(page).toHaveURL(/tab=1/);
  const rows = card(page, 'Quarterly Grid').getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.last()).toContainText('Total');
  await page.getByRole('tab', { name: 'Accessorials' }).click();
  await settled(page);
  await expect(page).toHaveURL(/tab=4/);
  await page.goto('/dashboards?client=1001&last=365');
  await expect(page.getByRole('tab', { name: 'Accessorials' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
});

test('a grain is chosen, stands in the address, and a filter of the popup narrows the figures', async ({
  page,
  api,
}) => {
  const { from, to } = lastDays(365);
  const billed = await api.spendRows(1001, [`bill_date between '${from}' and '${to}'`, 'carrier_id = 2']);
  const packages = billed.filter(
    (row) => !String(row.CARRIER_NAME).startsWith('DHL') && row.CARRIER_NAME !== 'USPS' && row.NET_AMOUNT !== 0,
  ).length;
  expect(packages).toBeGreaterThan(0);
  await page.goto('/dashboards?client=1001&last=365&carriers=2&tab=1');
  await settled(page);
  await card(page, 'Spend').getByRole('button', { name: 'Spend: settings' }).click();
  await page.getByRole('menuitemradio', { name: 'Yearly' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/widget=60/);
  await card(page, 'Spend').getByRole('button', { name: 'Spend: settings' }).click();
  await page.getByRole('menuitem', { name: 'View rows' }).click();
  await expect(page.getByRole('dialog').getByText(`of ${packages.toLocaleString('en-US')} rows`)).toBeVisible();
});

test('own pages are arranged, saved, and given up again', async ({ page }) => {
  await page.goto('/dashboards?client=1001&last=365&tab=1');
  await settled(page);
  await page.getByRole('button', { name: 'Arrange' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arrange dashboards' });
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await dialog.getByRole('combobox', { name: 'Add a dashboard' }).click();
  await page.getByRole('option', { name: 'Rate Card' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('tab', { name: 'Mine' })).toHaveAttribute('aria-selected', 'true');
  await settled(page);
  await expect(card(page, 'Rate Card').getByRole('columnheader', { name: 'Zone 8' })).toBeVisible();
  await expect(page).toHaveURL(/cards=76/);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('tab', { name: 'Mine' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Arrange' }).click();
  await dialog.getByRole('button', { name: 'Back to the standard pages' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Back to the standard pages' });
  await confirmation.getByRole('button', { name: 'Back to the standard pages' }).click();
  await expect(page.getByRole('tab', { name: 'Mine' })).toHaveCount(0);
});

test('a link to a page that somebody else arranged shows the same dashboards', async ({ page }) => {
  await page.goto('/dashboards?client=1001&last=365&tab=9&cards=76.62');
  await settled(page);
  await expect(page.getByRole('tab', { name: 'Shared page' })).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, 'Rate Card')).toBeVisible();
  await expect(card(page, 'Fuel Surcharge')).toBeVisible();
  await page.getByRole('tab', { name: 'Carriers' }).click();
  await settled(page);
  await expect(page.getByRole('tab', { name: 'Shared page' })).toHaveCount(0);
});
