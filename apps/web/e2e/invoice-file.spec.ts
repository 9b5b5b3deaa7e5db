import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('the page of an invoice file says how it came, what its invoices are, and what its charges count as', async ({
  page,
}) => {
  await page.goto('/uploadFiles');
  await page.getByRole('row', { name: /ups bethlehem, earlier weeks\.csv/ }).click();
  await page.getByRole('link', { name: 'Open the page of the file' }).click();
  await expect(page).toHaveURL(/\/uploadFiles\/files\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'ups bethlehem, earlier weeks.csv' })).toBeVisible();
  for (const title of ['Invoices', 'How the file came', 'What the charges count as'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const charges = page.getByRole('table', { name: 'What the charges count as' });
  await expect(charges.getByRole('row', { name: /Residential Surcharge/ })).toContainText('USD');
  await expect(charges.getByRole('row', { name: /Drop-Off Network Fee/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'All invoice files' }).click();
  await expect(page).toHaveURL(/\/uploadFiles$/);
});

test('the page of a file that does not exist says so', async ({ page }) => {
  await page.goto('/uploadFiles/files/999999');
  await expect(page.getByText('There is no such file.', { exact: false })).toBeVisible();
});
