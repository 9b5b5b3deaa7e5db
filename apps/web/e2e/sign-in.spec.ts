import type { Page } from '@playwright/test';
import { Api, password } from './support/api.ts';
import { endsSoon } from './support/ends-soon.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

async function logIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the name and the password are asked for by name', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please input your Username!')).toBeVisible();
  await expect(page.getByText('Please input your password!')).toBeVisible();
});

test('a wrong password is refused in a banner, and the page stays', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'analyst', 'Wrong1password');
  await expect(page.getByRole('alert')).toContainText('The username or password is not correct.');
  await expect(page).toHaveURL(/\/login/);
});

test('a client signs in, sees the Overview, and logs out; back does not return', async ({ page }) => {
  await Api.signOut('analyst');
  await page.goto('/');
  await expect(page).toHaveURL(/\/login\?origin=/);
  await logIn(page, 'analyst');
  await expect(page).toHaveURL(/\/aframe\/dashboard\/overview/);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await page.getByRole('button', { name: /^Fuel Surcharge / }).click();
  await expect(page).toHaveURL(/fact=fuelSurcharge/);
  await page.getByRole('button', { name: 'Account of analyst' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('after signing in one sees what the link showed', async ({ page }) => {
  await Api.signOut('analyst');
  await page.goto('/aframe/dashboard/spend?client=1002&last=90&carrier_name=UPS');
  await logIn(page, 'analyst');
  await expect(page).toHaveURL(/client=1002&last=90&carrier_name=UPS/);
  await expect(page.getByText('Carrier: UPS', { exact: true })).toBeVisible();
});

test('a session elsewhere is named, and Yes ends it', async ({ page }) => {
  const elsewhere = await Api.signIn('analyst');
  await page.goto('/login');
  await logIn(page, 'analyst');
  await expect(page.getByRole('alert')).toContainText(
    'There is an open session in another browser. Do you want to log off elsewhere and log in here?',
  );
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(elsewhere.clients()).rejects.toThrow('401');
});

test('a session that ends on the server leads to the login page', async ({ page }) => {
  await Api.signOut('guest');
  await page.goto('/aframe/dashboard/spend');
  await logIn(page, 'guest');
  await expect(page.getByRole('heading', { name: 'Spend Analysis' })).toBeVisible();
  await Api.signIn('guest');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a guest has the reduced menu, a carrier none of it', async ({ page }) => {
  await Api.signIn('guest').then((api) =>
    page.addInitScript((token) => localStorage.setItem('waybill.token', token), api.token),
  );
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
    'Spend',
    'Network map',
    'Distribution map',
  ]);
  await expect(page).toHaveURL(/dashboard\/spend/);
  await page.goto('/dashboards');
  await expect(page).toHaveURL(/dashboard\/spend/);
});

test('a carrier sees no parcel pages, neither in the menu nor by a link', async ({ page }) => {
  await Api.signOut('carrier');
  await page.goto('/login');
  await logIn(page, 'carrier');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('the freight pages are not connected to this portal yet')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveCount(0);
  await page.goto('/aframe/dashboard/spend');
  await expect(page.getByRole('heading', { name: '404 page not found' })).toBeVisible();
});

test('a password that ends soon is warned about, and does not block', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'expiring');
  await expect(page.getByText(endsSoon)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('an expired password blocks everything until it is changed', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'expired');
  await expect(page).toHaveURL(/\/change_password/);
  await expect(page.getByText('Your Password has been expired. Please change the password')).toBeVisible();
  await page.goto('/aframe/dashboard/spend');
  await expect(page).toHaveURL(/\/change_password/);

  const change = page.getByRole('button', { name: 'Change password' });
  const enter = (label: string, value: string) => page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await change.click();
  await expect(page.getByText("'Old Password' is Required!")).toBeVisible();
  await enter('New Password', 'weak');
  await change.click();
  await expect(page.getByText(/'New Password' is required to be at least 8 characters/)).toBeVisible();
  await enter('Old Password', 'Not1thepassword');
  await enter('New Password', 'Another2password');
  await enter('New Password Confirmation', 'Another3password');
  await change.click();
  await expect(page.getByText('The password and its confirmation does not match!')).toBeVisible();
  await enter('New Password Confirmation', 'Another2password');
  await change.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The old password is not correct.' })).toBeVisible();
  await enter('Old Password', password);
  await change.click();
  await expect(page.getByText('Password changed successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await logIn(page, 'expired', 'Another2password');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});
