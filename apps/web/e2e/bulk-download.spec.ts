import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'analyst' });

test('chosen invoices become one archive, which the page itself hands out', async ({ page }) => {
  await page.goto('/invoicesBulkDownload?client=1002');
  await page.getByRole('table').getByRole('checkbox').nth(1).check();
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

test('all invoices of a page are chosen at once, and a phone shows what they amount to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/invoicesBulkDownload?client=1002');
  const table = page.getByRole('table');
  const all = table.getByRole('checkbox', { name: 'Choose all on this page' });
  await all.check();
  const rows = (await table.getByRole('checkbox').count()) - 1;
  await expect(page.getByRole('button', { name: `Download ${rows} selected` })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Amount', exact: true })).toBeInViewport({ ratio: 1 });
  await table.getByRole('checkbox').nth(1).uncheck();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await expect(page.getByRole('button', { name: `Download ${rows - 1} selected` })).toBeVisible();
  await all.check();
  await all.uncheck();
  await expect(page.getByRole('button', { name: 'Download all that match' })).toBeVisible();
});
