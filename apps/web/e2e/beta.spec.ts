import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('a preview is switched on in the beta, and gone when the beta is left', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Try PulseUI beta' }).click();
  await expect(page).toHaveURL(/\/beta$/);
  await expectAccessible(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Business Overview' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Business Overview in the menu' }).click();
  await menu.getByRole('link', { name: 'Business overview' }).click();
  await expect(page).toHaveURL(/businessOverview/);
  await page.goto('/beta');
  await page.getByRole('button', { name: 'Leave the beta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the beta' }).click();
  await expect(page.getByRole('button', { name: 'Take part' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Business Overview' })).toHaveCount(0);
});

test('the Business Overview compares full periods and is the same from its address', async ({ page }) => {
  await page.goto('/businessOverview?client=1001&span=quarter');
  await expect(page.getByRole('region', { name: 'Figures of each client' })).toBeVisible();
  const total = page.getByRole('row').last();
  await expect(total).toContainText('Total');
  const spend = page.locator('dd').first();
  const shown = (await spend.locator('p').first().textContent()) ?? '';
  expect(shown).toMatch(/^\$[\d,]+\.\d\d$/);
  await expect(total).toContainText(shown);
  await expectAccessible(page);

  const left = page.getByRole('link', { name: /View rows of Spend of USPS and DHL: / });
  const amount = (await left.textContent()) ?? '';
  await expect(total).toContainText(amount);
  await left.click();
  await expect(page.getByRole('dialog')).toContainText(amount);
});
