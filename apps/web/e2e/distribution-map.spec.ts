import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('the distribution map shows packages by ZIP area, and opens the rows of one', async ({ page }) => {
  await page.goto('/aframe/distributionmap?client=1001&last=365');
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map.getByRole('img', { name: 'Packages by ZIP area' }).locator('circle').first()).toBeVisible();
  const sizes = map.getByRole('checkbox');
  await expect(sizes).toHaveCount(4);
  const first = map.getByRole('row').nth(1);
  const packages = await first.getByRole('cell').nth(1).textContent();
  await first.getByRole('button', { name: /^View rows of / }).click();
  const rows = page.getByRole('dialog');
  await expect(rows.getByRole('button', { name: /^Remove Receiver ZIP area \d{3}$/ })).toBeVisible();
  await expect(rows.getByText(packages ?? '', { exact: true }).first()).toBeVisible();
});
