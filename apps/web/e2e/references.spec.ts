import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

const invoice = [
  'INVOICE NUMBER,INVOICE DATE,SHIP DATE,CLIENT CODE,TRACKING ID,DEST COUNTRY,CURRENCY,RATE,FUEL SURCHARGE,CLEARANCE FEE,TOTAL',
  'P-9471,2026-07-05,2026-07-01,REFMARKET,PSP9471,CA,USD,10.00,1.00,1.00,12.00',
  'P-9471,2026-07-05,2026-07-02,REFMARKET,PSP9472,CA,USD,20.00,2.00,1.00,23.00',
].join('\n');
const references = [
  'Tracking Number,Order Number,SKU,Cost Centre,Carton',
  'PSP9471,SO-9471,MUG,EAST-94,B2',
  'PSP9472,SO-9472,LAMP,WEST-94,B4',
  'PSP9499,SO-9499,LAMP,WEST-94,B4',
].join('\n');

async function load(page: Page, name: string, content: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  await panel
    .locator('input[type="file"]')
    .setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(content) }]);
  await expect(panel.getByRole('status', { name: 'Uploaded files' })).toContainText('Ready to load');
}

test('a file of cost centres shows beforehand what it completes, and the grid is grouped by them', async ({ page }) => {
  await page.goto('/uploadFiles?open=new');
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  const uploaded = panel.getByRole('status', { name: 'Uploaded files' });
  const loadIt = panel.getByRole('button', { name: 'Load', exact: true });
  await panel.getByRole('combobox', { name: 'Assign new accounts to' }).click();
  await page.getByRole('option').first().click();
  await load(page, 'passport-9471.csv', invoice);
  await loadIt.click();
  const rows = await uploaded.getByRole('link', { name: 'Show the rows of P-9471' }).getAttribute('href');
  const client = new URL(rows ?? '', page.url()).searchParams.get('client');
  await panel.getByRole('button', { name: 'Remove from this list' }).click();

  await load(page, 'cost-centres.csv', references);
  await expect(uploaded).toContainText('2 completed, 0 with nothing new, 1 waiting for their invoice');
  await expect(uploaded.getByRole('row').filter({ hasText: 'PSP9472' })).toContainText('WEST-94');
  await expect(uploaded.getByRole('row').filter({ hasText: 'PSP9499' })).toContainText('Waiting for its invoice');
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await loadIt.click();
  await expect(uploaded).toContainText('Tracking numbers: 2 completed');

  const filtered = '&cost_centre=EAST-94&cost_centre=WEST-94';
  await page.goto(`/aframe/dashboard/spend?client=${client}&last=365${filtered}&grid=default`);
  const grid = page.getByRole('grid', { name: 'Rows of Spend Analysis' });
  const header = grid.locator('th[data-column="COST_CENTRE"]');
  await header.scrollIntoViewIfNeeded();
  await header.getByRole('button', { name: 'Cost Centre: filter and arrange' }).click();
  await page.getByRole('button', { name: 'Group by this column' }).click();
  await expect(grid.getByRole('row').filter({ hasText: 'EAST-94' })).toContainText('12.00');
  await expect(grid.getByRole('row').filter({ hasText: 'WEST-94' })).toContainText('23.00');
});
