import type { Page } from '@playwright/test';
import { Api, password } from './support/api.ts';
import { runCommand } from './support/run-command.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const tenantField = (page: Page) => page.getByLabel('Tenant');

async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('with one tenant nobody is asked for it, and a link to another one is forgotten', async ({ page }) => {
  await page.goto('/login?tenant=elsewhere');
  await expect(page.getByLabel('Username')).toBeVisible();
  await Api.signOut('shipper');
  await logIn(page, 'shipper', password);
  await expect(page.getByRole('button', { name: 'Account of shipper' })).toBeVisible();
  await expect(tenantField(page)).toHaveCount(0);
});

test('with several, who signs in says which one, once on each device', async ({ page }) => {
  const tenant = `acme-${Date.now()}`;
  const person = ['--email', 'sam@acme.example', '--first-name', 'Sam', '--last-name', 'Acme'];
  const made = await runCommand('tenant', 'add', tenant, '--admin', 'shipper', ...person, '--client', 'Acme Europe');
  expect(made.code, made.output).toBe(0);
  const secret = /once: (\S+)/.exec(made.output)?.[1] ?? '';
  await page.goto('/');
  await expect(tenantField(page)).toHaveValue('');
  await logIn(page, 'shipper', secret);
  await expect(page.getByRole('alert')).toContainText('Check the tenant too: enter the one that you were given.');
  await tenantField(page).fill(` ${tenant.toUpperCase()} `);
  await logIn(page, 'shipper', secret);
  await expect(page).toHaveURL(/\/change_password/);

  await page.evaluate(() => localStorage.removeItem('waybill.token'));
  await page.goto('/login');
  await expect(tenantField(page)).toHaveValue(tenant);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(tenantField(page)).toHaveValue(tenant);
  await page.goto('/SSO');
  await expect(tenantField(page)).toHaveValue(tenant);
  await page.goto('/login?tenant=default');
  await expect(tenantField(page)).toHaveValue('default');
  await Api.signOut('shipper');
  await logIn(page, 'shipper', password);
  await expect(page.getByRole('button', { name: 'Account of shipper' })).toBeVisible();
});
