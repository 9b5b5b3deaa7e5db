import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'shipper' });

test('a carrier invoice is found, opened down to its packages, and saved', async ({ page }) => {
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Amount', exact: true }).click();
  await expect(page).toHaveURL(/sort=amount/);
  const number = (await page.getByRole('table').getByRole('link').first().textContent()) ?? '';
  await page.getByRole('textbox', { name: /^Search number/ }).fill(number);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await expect(page).toHaveURL(/search=/);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await page.emulateMedia({ media: null });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('Invoices.csv');
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText('no file states a total, so the invoice cannot be verified')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Packages' }).click();
  await expect(page.getByRole('dialog').getByText(number).first()).toBeVisible();
  await expect(page).toHaveURL(/grid=default/);
});
