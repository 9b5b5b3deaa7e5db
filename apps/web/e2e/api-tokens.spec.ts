import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('a user makes an API token, sees it once, and revokes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'API tokens' });
  await card.getByRole('button', { name: 'New API token' }).click();
  const form = page.getByRole('dialog', { name: 'New API token' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Notebook');
  await form.getByRole('textbox', { name: 'Allowed addresses' }).fill('the office');
  await form.getByRole('textbox', { name: 'Valid for (days)' }).press('Enter');
  await expect(form.getByText('‘the’ is no address or network')).toBeVisible();
  await form.getByRole('textbox', { name: 'Allowed addresses' }).fill('127.0.0.1, ::1');
  await expectAccessibleInBothSchemes(page);
  await form.getByRole('button', { name: 'Create token' }).click();
  const token = (await form.getByText(/^wbt_/).textContent()) ?? '';
  const { origin } = new URL(page.url());
  const account = `${origin}/aiparcelweb/api/account`;
  const called = async () =>
    (await page.request.get(account, { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await called()).toBe(200);
  await form.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(card.getByText('Notebook', { exact: true })).toBeVisible();
  await expect(card.getByText(/^Last used .* from .*127\.0\.0\.1$/)).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await card.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog', { name: 'Revoke' }).getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Notebook is revoked.')).toBeVisible();
  expect(await called()).toBe(401);
});

test('an administrator makes a token for a service, and finds it in the list of all', async ({ page }) => {
  await page.goto('/apiTokens');
  await page.getByRole('button', { name: 'New service token' }).click();
  const form = page.getByRole('dialog', { name: 'New service token' });
  await form.getByRole('textbox', { name: 'Name' }).fill('ERP');
  await form.getByRole('combobox', { name: 'Acts as' }).click();
  await page.getByRole('option', { name: 'shipper' }).click();
  await form.getByRole('combobox', { name: 'Permissions' }).click();
  await page.getByRole('option', { name: 'Search invoices and see their packages' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(form.getByText(/^wbt_/)).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('cell', { name: 'ERP' }).click();
  const detail = page.getByRole('dialog', { name: 'API token' });
  await expect(detail.getByText('Acts as shipper, made by admin')).toBeVisible();
  await expect(detail.getByText('Only reads')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
