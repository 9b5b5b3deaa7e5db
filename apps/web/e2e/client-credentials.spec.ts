import { expectAccessible, expectAccessibleInBothSchemes, overThePage } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('a credential is kept, its secret shown on demand, and deleted', async ({ page }) => {
  await page.goto('/client_credentials');
  await expect(page.getByText('200 days old: change it')).toHaveCount(1);
  await page.getByRole('button', { name: 'New credential' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: 'Harbor & Pine Home' }).click();
  await form.getByRole('combobox', { name: 'Carrier' }).click();
  await page.getByRole('option', { name: 'FedEx', exact: true }).click();
  await form.getByLabel('Address').fill('http://fedex.carrier.example');
  await form.getByLabel('User name').fill('home');
  await form.getByLabel(/^Secret/).fill('open sesame');
  await form.getByRole('button', { name: 'Create credential' }).click();
  await expect(form.getByText('Must begin with https://')).toBeVisible();
  await form.getByLabel('Address').fill('https://fedex.carrier.example');
  await form.getByRole('button', { name: 'Create credential' }).click();
  await expect(form.getByText('Saved. Leave empty to keep it.')).toBeVisible();
  await expect(form.getByLabel(/^Secret/)).toHaveValue('');
  await expect(page.getByText('open sesame')).toHaveCount(0);
  await form.getByRole('button', { name: 'Show secret' }).click();
  await expect(form.getByText('open sesame')).toBeVisible();
  // The message covers the dialog's close button as long as it is shown.
  await expect(page.getByText('Saved.', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Hide secret' }).click();
  await expect(page.getByText('open sesame')).toHaveCount(0);
  await form.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('FedEx home is deleted.')).toBeVisible();
  await page.goto('/audit_log?action=client_credential');
  await expect(page.getByRole('cell', { name: 'client_credential.show_secret' })).toBeVisible();
});

test('the list is accessible in light and in dark', async ({ page }) => {
  await page.goto('/client_credentials');
  await expect(page.locator('section[aria-busy=false]').first()).toBeAttached();
  await expectAccessibleInBothSchemes(page);
});

for (const path of ['/client_credentials?open=1', '/client_credentials?open=new']) {
  test(`${path} is accessible in light and in dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('section[aria-busy=false]').first()).toBeAttached();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothSchemes(page, overThePage.dialog);
  });
}
