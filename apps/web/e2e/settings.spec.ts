import { setStatus } from '@waybill/contract';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('an administrator closes a page and opens it again, and announces it', async ({ api, page }) => {
  await page.goto('/settings');
  await expect(page.getByText('All pages are open.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Page' }).click();
  await page.getByRole('option', { name: 'Weight', exact: true }).click();
  await page.getByRole('button', { name: 'Close for maintenance' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close for maintenance' }).click();
  await expect(page.getByText('Weight is closed.')).toBeVisible();
  await page.goto('/aframe/dashboard/weight?client=1001&last=90');
  await expect(page.getByRole('heading', { name: 'Weight Analysis' })).toBeVisible();
  await expect(page.getByRole('heading', { name: "We'll be back soon!" })).toHaveCount(0);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Open Weight' }).click();
  await expect(page.getByText('All pages are open.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Weight from the list' }).click();
  await expect(page.getByRole('button', { name: 'Remove Weight from the list' })).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Text of the announcement' }).fill('Weight is back');
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByText(/Sent to \d+ users\./)).toBeVisible();
  await api.ask(setStatus, {}, { type: 'PAGE', path: '/aframe/dashboard/weight', value: 'OFF' });
});

test.describe('as a shipper', () => {
  test.use({ user: 'shipper' });

  test('there are no such settings', async ({ page }) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: '404 page not found' })).toBeVisible();
  });
});

test('the assistant goes and comes with the switches of the tenant and of the user, without a reload', async ({
  api,
  page,
}) => {
  const icon = page.getByRole('button', { name: 'Ask the assistant' });
  await page.goto('/settings');
  const ofTenant = page.getByRole('switch', { name: 'The assistant is on' });
  await expect(icon).toBeVisible();
  try {
    await ofTenant.click();
    await expect(icon).toHaveCount(0);
    await ofTenant.click();
    await expect(icon).toBeVisible();
  } finally {
    await api.ask(setStatus, {}, { type: 'CHATBOT', value: 'ON' });
  }
  await page.goto('/profile');
  const own = page.getByRole('switch', { name: 'Show the assistant' });
  await own.click();
  await expect(icon).toHaveCount(0);
  await expectAccessible(page);
  await own.click();
  await expect(icon).toBeVisible();
});
