import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('statistics say what the warehouse holds of each client, and of its quarters', async ({ page }) => {
  await page.goto('/aframe/statistics');
  await expect(page.getByText(/Data as of .* data version \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Harbor & Pine Group' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('region', { name: 'Quarters by bill date' })).toContainText(/Q\d-20\d\d/);
  await expectAccessible(page);
});
