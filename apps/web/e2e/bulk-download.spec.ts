import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'analyst' });

test('chosen invoices become one archive, which the page itself hands out', async ({ page }) => {
  await page.goto('/invoicesBulkDownload?client=1002');
  await page.getByRole('table').getByRole('checkbox').first().check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Download 1 selected' }).click();
  await page.getByRole('menuitem', { name: 'ZIP with one CSV per invoice' }).click();
  await page.getByRole('link', { name: 'Report submitted successfully! Click here to download' }).click();
  await expect(page).toHaveURL(/\/invoicesBulkDownload$/);
  const downloads = page.getByRole('list', { name: 'Your downloads' });
  await expect(downloads.getByText('Completed')).toBeVisible();
  await expect(downloads.getByText('ZIP', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    downloads.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
});
