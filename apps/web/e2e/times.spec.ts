import type { Page } from '@playwright/test';
import { Api, password } from './support/api.ts';
import { endsSoon } from './support/ends-soon.ts';
import { expectShownFor, installClock, stopClock, waitUntilShown } from './support/shown-for.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] } });
test.beforeEach(({ page }) => installClock(page));

const token = (page: Page) => page.evaluate(() => localStorage.getItem('waybill.token'));

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

test('a missing captcha is named for 5 seconds', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Username or email').fill('guest');
  await stopClock(page);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expectShownFor(page, page.getByText('Please click on captcha to validate.'), 5_000);
});

test('a reset is confirmed for 7 seconds, and its view closes after 5', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Username or email').fill('guest');
  await page.getByLabel('I am not a robot').click();
  await expect(page.getByLabel('I am not a robot')).toBeChecked();
  await stopClock(page);
  await page.getByRole('button', { name: 'Reset password' }).click();
  const message = page.getByText('No mail server is set (SMTP_URL): the mail was written to outbox/ on the server.');
  await waitUntilShown(page, message);
  await page.clock.runFor(4_500);
  await expect(page.getByLabel('Username or email')).toBeVisible();
  await page.clock.runFor(800);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(message).toBeVisible();
  await page.clock.runFor(2_500);
  await expect(message).toHaveCount(0);
});

test('a password that ends within ten days is warned about for 6 seconds', async ({ page }) => {
  await Api.signOut('expiring');
  await logIn(page, 'expiring');
  await stopClock(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectShownFor(page, page.getByText(endsSoon), 6_000);
});

test('a logout forgets the token half a second after the server’s answer', async ({ page }) => {
  await Api.signOut('analyst');
  await logIn(page, 'analyst');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Account of analyst' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await stopClock(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/logout'));
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await answered;
  expect(await token(page)).not.toBeNull();
  await page.clock.runFor(400);
  expect(await token(page)).not.toBeNull();
  await waitUntilShown(page, page.getByRole('button', { name: 'Sign in' }));
  expect(await token(page)).toBeNull();
});
