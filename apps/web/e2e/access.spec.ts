import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createUser, getAllFiltersinfo, userChoices } from '@waybill/contract';
import { Api, password } from './support/api.ts';
import { address } from './support/house.ts';
import { runCommand } from './support/run-command.ts';
import { expectShownFor, installClock, stopClock } from './support/shown-for.ts';
import { expect, test } from './support/test.ts';

const firstPassword = 'First1password';

async function logIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A user whose password must be changed at once. */
async function makeUser(login: string): Promise<void> {
  const admin = await Api.signIn('admin');
  const { roles, clients } = await admin.ask(userChoices);
  const role = roles.find(({ name }) => name === 'ROLE_CLIENT');
  await admin.ask(
    createUser,
    {},
    {
      login,
      email: `${login}@example.com`,
      firstName: 'Nora',
      lastName: 'Quist',
      internal: false,
      chat: false,
      manySessions: false,
      roleIds: [role?.id],
      clientIds: [clients[0]?.id],
      password: firstPassword,
    },
  );
}

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a first password asks for an own one for ten seconds, and opens no other page', async ({ page }) => {
    await makeUser('ended');
    await installClock(page);
    await page.goto('/login');
    await stopClock(page);
    await logIn(page, 'ended', firstPassword);
    await expectShownFor(page, page.getByText('Choose your own password to begin.'), 10_000);
    await page.clock.resume();
    await expect(page.getByText('You cannot open other pages until you have set a new one.')).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/change_password$/);
  });

  test('signing in elsewhere asks first, and then ends the session in the first browser', async ({ browser, page }) => {
    await Api.signOut('analyst');
    await page.goto('/login');
    await logIn(page, 'analyst');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    const other = await browser.newPage();
    await other.goto(`${address}/login`);
    await logIn(other, 'analyst');
    const question = 'There is an open session in another browser. Do you want to log off elsewhere and log in here?';
    await expect(other.getByRole('alert')).toContainText(question);
    await page.getByRole('link', { name: 'Refund' }).click();
    await expect(page.getByRole('button', { name: /^Total Refund Amount / })).toBeVisible();
    await other.getByRole('button', { name: 'Yes' }).click();
    await expect(other.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await other.close();
  });

  test('after signing in, back does not show the login page', async ({ page }) => {
    await Api.signOut('analyst');
    await page.goto('about:blank');
    await page.goto('/login');
    await logIn(page, 'analyst');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  });

  test('signing in needs the keyboard alone', async ({ page }) => {
    await Api.signOut('analyst');
    await page.goto('/login');
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type('analyst');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  });
});

test.describe('as an administrator', () => {
  test.use({ user: 'admin' });

  test('a refusal is said in the language of the page, at its field', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto('/users?open=new');
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Créer un utilisateur' }).click();
    await expect(form.getByText('Remplissez ce champ.').first()).toBeVisible();
  });

  test('a file that another process hands in shows in the open list and as a notification', async ({
    page,
  }, testInfo) => {
    await page.goto('/uploadFiles?status=refused');
    await expect(page.getByRole('textbox', { name: 'Search name or reason' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const file = testInfo.outputPath('from-elsewhere.csv');
    await writeFile(file, 'no,invoice\n');
    expect((await runCommand('load', file)).code).toBe(1);
    await expect(page.getByRole('button', { name: 'from-elsewhere.csv' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Notifications: \d+ unread/ })).toBeVisible();
  });
});

test('the theme of the system is followed at once, and is kept at the server until another is chosen', async ({
  api,
  page,
}) => {
  const saved = async () =>
    new Map((await api.ask(getAllFiltersinfo)).map(({ filter_key, filter_value }) => [filter_key, filter_value]));
  const scheme = (value: string) => expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', value);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Theme', exact: true }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/profile');
  await scheme('light');
  await choose('Dark');
  await scheme('dark');
  await choose('System');
  await scheme('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await scheme('dark');
  await expect.poll(async () => (await saved()).get('osTheme')).toBe('true');
  await choose('Light');
  await scheme('light');
  await expect.poll(async () => (await saved()).get('osTheme')).toBe('false');
  expect((await saved()).get('theme')).toBe('semidark');
  await page.emulateMedia({ colorScheme: 'light' });
  await choose('Dark');
  await scheme('dark');
  expect((await saved()).get('theme')).toBe('dark');
});

test('the header search is used by keyboard alone', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Search...' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Search pages/ })).toBeFocused();
  await page.keyboard.type('refund');
  await expect(page.getByRole('dialog').getByText('Refund', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dashboard\/refund/);
});
