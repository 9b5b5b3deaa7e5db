import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('change data say what a load added to which months', async ({ page }) => {
  await page.goto('/aframe/cdcAdmin?sort=id&order=asc');
  await page.getByRole('cell').getByRole('button', { name: '1', exact: true }).click();
  const added = page.getByRole('region', { name: 'Added, by month of the bill date' });
  await expect(added.getByRole('row').nth(1)).toContainText(/-20\d\d/);
  await expectAccessible(page);
});
