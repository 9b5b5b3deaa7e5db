import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'analyst' });

test('chosen invoices become one archive in Reports', async ({ page }) => {
  await page.goto('/invoicesBulkDownload?client=1002');
  await page.getByRole('table').getByRole('checkbox').first().check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Download chosen: 1' }).click();
  await page.getByRole('menuitem', { name: 'ZIP with one CSV per invoice' }).click();
  await page.getByRole('link', { name: 'Report submitted successfully! Click here to download' }).click();
  await expect(page.getByText(/Invoices\.zip/).first()).toBeVisible();
});
