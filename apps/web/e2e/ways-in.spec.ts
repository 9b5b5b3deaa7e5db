import type { Page } from '@playwright/test';
import { account, createIdentityProvider, deleteIdentityProvider } from '@waybill/contract';
import { IdentityProvider } from '@waybill/testkit/identity-provider';
import { sentMails } from '@waybill/testkit/mail';
import { Api, password } from './support/api.ts';
import { address, dataDirectory } from './support/house.ts';
import { installClock } from './support/shown-for.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const spendPage = (page: Page) => page.getByRole('heading', { name: 'Spend Analysis' });

async function logIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function resetPassword(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('I am not a robot').click();
  await expect(page.getByLabel('I am not a robot')).toBeChecked();
  await page.getByRole('button', { name: 'Reset password' }).click();
}

/** The password of the newest mail in the outbox. */
async function mailedPassword(): Promise<string> {
  const mail = (await sentMails(dataDirectory)).at(-1) ?? '';
  return /^ {4}(\S+)\r?$/m.exec(mail)?.[1] ?? '';
}

test('a forgotten password is replaced by a mailed one after a captcha', async ({ page }) => {
  await Api.signOut('carrier');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Please input your Username!')).toBeVisible();
  await page.getByLabel('Username or email').fill('nobody');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Please click on captcha to validate.')).toBeVisible();
  await resetPassword(page, 'nobody');
  await expect(page.getByText('Username not found')).toBeVisible();
  await expect(page.getByLabel('I am not a robot')).not.toBeChecked();
  await resetPassword(page, 'carrier');
  await expect(
    page.getByText('No mail server is set (SMTP_URL): the mail was written to outbox/ on the server.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await logIn(page, 'carrier', await mailedPassword());
  await expect(page).toHaveURL(/\/change_password/);
});

test('who has no landing page is asked for one, for this time or for good', async ({ page }) => {
  await Api.signOut('admin');
  await page.goto('/login');
  await logIn(page, 'admin');
  await expect(page.getByRole('combobox', { name: 'Landing page' })).toHaveValue('Overview');
  await page.getByRole('combobox', { name: 'Landing page' }).click();
  await page.getByRole('option', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please select a landing page!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('waybill.token'))).toBeNull();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/aframe/dashboard/spend');
  await expect(spendPage(elsewhere)).toBeVisible();
  await elsewhere.close();
  await page.getByRole('combobox', { name: 'Landing page' }).click();
  await page.getByRole('option', { name: 'Weight' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/aframe\/dashboard\/weight/);

  const logInAgain = async () => {
    await page.getByRole('button', { name: 'Account of admin' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await logIn(page, 'admin');
  };
  await logInAgain();
  await page.getByRole('combobox', { name: 'Landing page' }).click();
  await page.getByRole('option', { name: 'Refund' }).click();
  await page.getByLabel('Save default').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/aframe\/dashboard\/refund/);
  await logInAgain();
  await expect(page).toHaveURL(/\/aframe\/dashboard\/refund/);
});

test('the token changes while somebody works, and calls go on', async ({ page }) => {
  await Api.signOut('analyst');
  await installClock(page);
  await page.goto('/aframe/dashboard/spend');
  await logIn(page, 'analyst');
  await expect(spendPage(page)).toBeVisible();
  const token = () => page.evaluate(() => localStorage.getItem('waybill.token') ?? '');
  const first = await token();
  await page.clock.fastForward('16:00');
  await expect.poll(token).not.toBe(first);
  const answer = await page.request.get(account.path, { headers: { authorization: `Bearer ${first}` } });
  expect(answer.status()).toBe(401);
  await page.getByRole('button', { name: /^Fuel Surcharge / }).click();
  await expect(page).toHaveURL(/fact=fuelSurcharge/);
  await expect(spendPage(page)).toBeVisible();
});

test.describe('single sign-on', () => {
  const provider = IdentityProvider.start();
  let id = 0;

  test.beforeAll(async () => {
    const admin = await Api.signIn('admin');
    const { metadata } = await provider;
    id = (await admin.ask(createIdentityProvider, {}, { name: 'Our company', metadata })).id;
  });

  test.afterAll(async () => {
    const admin = await Api.signIn('admin');
    await admin.ask(deleteIdentityProvider, { id });
    await (await provider).close();
  });

  async function choose(page: Page, email: string): Promise<void> {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign in with SSO' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Our company').check();
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  test('signs in by way of the provider, and asks about a session elsewhere', async ({ page }) => {
    await Api.signOut('analyst');
    (await provider).content = { nameId: 'analyst@example.com' };
    await choose(page, 'analyst@example.com');
    await expect(page.getByRole('button', { name: 'Account of analyst' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await choose(page, 'analyst@example.com');
    await expect(page.getByRole('alert')).toContainText(
      'There is an open session in another browser. Do you want to log off elsewhere and log in here?',
    );
    expect(page.url()).toBe(`${address}/sso-callback`);
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('button', { name: 'Account of analyst' })).toBeVisible();
  });

  test('leads to the page that was asked for', async ({ page }) => {
    await Api.signOut('analyst');
    (await provider).content = { nameId: 'analyst@example.com' };
    await page.goto('/aframe/dashboard/weight?fact=actualWeight');
    await page.getByRole('link', { name: 'Sign in with SSO' }).click();
    await page.getByRole('link', { name: 'Sign in with username and password' }).click();
    await page.getByRole('link', { name: 'Sign in with SSO' }).click();
    await page.getByLabel('Email').fill('analyst@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Our company').check();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/aframe\/dashboard\/weight\?.*fact=actualWeight/);
  });

  test('says what is wrong with an e-mail address, and with an answer', async ({ page }) => {
    await page.goto('/SSO');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please input your email!')).toBeVisible();
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('User name not found');
    await page.getByRole('link', { name: 'Sign in with username and password' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    (await provider).content = { nameId: 'analyst@example.com', audience: 'https://elsewhere.example' };
    await choose(page, 'analyst@example.com');
    await expect(page.getByRole('alert')).toContainText('Error! Something went wrong.');
    await expect(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
  });
});
