import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const dates = 'client=1001&last=365';

function totalOf(page: Page, fact: string) {
  return page
    .getByRole('region', { name: 'Amounts', exact: true })
    .getByRole('button', { name: new RegExp(`^${fact} `) });
}

test('kilograms hold for totals, charts, tables and the rows behind them', async ({ page }) => {
  await page.goto(`/aframe/dashboard/weight?${dates}`);
  await expect(totalOf(page, 'Bill Weight')).toHaveAccessibleName(/in full [\d,.]+ lbs/);
  await page.getByRole('radiogroup', { name: 'Unit of weight' }).getByText('kgs').click();
  await expect(totalOf(page, 'Bill Weight')).toHaveAccessibleName(/in full [\d,.]+ kgs/);
  const [, total = ''] = /in full ([\d,.]+) kgs/.exec((await totalOf(page, 'Bill Weight').textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: 'Breakdown: Show as a table' }).click();
  const breakdown = page.getByRole('region', { name: 'Breakdown', exact: true });
  await expect(breakdown.getByRole('row').nth(1)).toContainText(' kgs');
  await page.getByRole('button', { name: 'Breakdown: settings' }).click();
  await page.getByRole('menuitem', { name: 'View rows' }).click();
  const rows = page.getByRole('dialog');
  await expect(rows.getByText('Bill Weight (kgs)').first()).toBeVisible();
  await expect(rows.getByText(total, { exact: true })).toBeVisible();
  await page.reload();
  await expect(rows.getByText(total, { exact: true })).toBeVisible();
});

test('Shipping Insight has three tabs with figures and choices of their own', async ({ page }) => {
  await page.goto(`/aframe/dashboard/shippingInsight?${dates}`);
  await expect(page.getByRole('tab')).toHaveText(['Cost Avoidance Summary', 'Next Day Early AM', 'SCC Audit Fee']);
  await totalOf(page, 'Avoid Declared Value').click();
  await page.getByRole('button', { name: 'Breakdown: settings' }).click();
  await page.getByRole('menuitemradio', { name: 'Carrier' }).click();
  await page.keyboard.press('Escape');
  const question = page.getByRole('region', { name: 'Breakdown', exact: true });
  await expect(question).toContainText(/By carrier:|by carrier\?/);
  await page.getByRole('tab', { name: 'SCC Audit Fee' }).click();
  await expect(totalOf(page, 'Shipping Charge Correction Audit Fee')).toHaveAttribute('aria-pressed', 'true');
  await expect(question).toContainText(/By account:|by account\?/);
  await page.getByRole('tab', { name: 'Cost Avoidance Summary' }).click();
  await expect(question).toContainText(/By carrier:|by carrier\?/);
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Trends: settings' }).click();
  // By key: a menu moves with its card, and a click may miss it, while cards above it change their height.
  await page.getByRole('menuitem', { name: 'Reset all widgets of this page' }).press('Enter');
  await expect(question).toContainText(/By service:|by service\?/);
});
