import { expect, test } from './support/test.ts';

test('a link to the network map shows the centers of its sender, not those of its reader', async ({ page, api }) => {
  const network = page.getByRole('region', { name: 'Network', exact: true });
  await page.goto('/aframe/dashboard/networkmap?client=1001&last=365');
  const name = (await network.getByRole('row').nth(2).getByRole('cell').first().textContent()) ?? '';
  await network.getByText('Fulfillment Center', { exact: true }).click();
  await network.getByRole('combobox', { name: 'Fulfillment centers' }).click();
  await page.getByRole('option', { name }).click();
  await expect(network.getByRole('row')).toHaveCount(3);
  const link = page.url();
  await api.forgetSettings();
  await page.goto('/aframe/dashboard/networkmap?client=1001&last=365');
  await expect(network.getByRole('radio', { name: 'Top 5 Senders' })).toBeChecked();
  await page.goto(link);
  await expect(network.getByRole('row')).toHaveCount(3);
  await expect(network.getByRole('row').nth(1)).toContainText(name);
});

test('the network map draws senders or chosen fulfillment centers, remembers which, and opens their rows', async ({
  page,
}) => {
  await page.goto('/aframe/dashboard/networkmap?client=1001&last=365');
  const network = page.getByRole('region', { name: 'Network', exact: true });
  await expect(network.getByRole('img', { name: 'Packages by Sender' })).toBeVisible();
  const first = network.getByRole('row').nth(1);
  const name = (await first.getByRole('cell').first().textContent()) ?? '';
  const packages = (await first.getByRole('cell').nth(1).textContent()) ?? '';

  await network.getByText('Fulfillment Center', { exact: true }).click();
  await network.getByRole('combobox', { name: 'Fulfillment centers' }).click();
  await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await expect(network.getByRole('row')).toHaveCount(3);
  await page.reload();
  await expect(network.getByRole('row')).toHaveCount(3);
  await expect(first).toContainText(name);

  await network.getByRole('button', { name: `View rows of ${name}` }).click();
  const rows = page.getByRole('dialog');
  await expect(rows.getByText(packages, { exact: true }).first()).toBeVisible();
});
