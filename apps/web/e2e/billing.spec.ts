import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('invoices are stamped, once, and the number opens to them', async ({ page }) => {
  await page.goto('/billing');
  await page.getByRole('banner').getByRole('button', { name: 'Stamp Invoices' }).click();
  const dialog = page.getByRole('dialog', { name: 'STAMPING INVOICES' });
  await dialog.getByRole('button', { name: 'Show the invoices' }).click();
  await expect(dialog.getByText('Choose a client.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Client' }).fill('HPG');
  await page.getByRole('option').first().click();
  await dialog.getByLabel('Bill date from').fill('2020-01-01');
  await dialog.getByLabel('Bill date to').fill('1/1/0030');
  await dialog.getByRole('button', { name: 'Show the invoices' }).click();
  await expect(dialog.getByText(/valid date|Enter a date/)).toBeVisible();
  await dialog.getByLabel('Bill date to').fill('1/1/30');
  await dialog.getByRole('button', { name: 'Show the invoices' }).click();
  await expect(dialog.getByText(/\d+ invoices · \$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stamp Invoices' }).click();
  await expect(page.getByText(/Invoices stamped: \d+\. Client invoice numbers: HPG-/)).toBeVisible();
  await page.getByRole('table').getByRole('button', { name: /^HPG-/ }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Carrier invoices' })).toBeVisible();
  await expectAccessible(page);
});
