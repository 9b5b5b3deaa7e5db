import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('settings and warehouse are synchronised at the press of a button', async ({ page }) => {
  await page.goto('/aframe/sync');
  await expect(page.getByRole('row', { name: 'Accounts that differ 0' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Exchange rates' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Synchronise now' }).click();
  await expect(page.getByText(/\d+ accounts? copied into the warehouse/)).toBeVisible();
});
