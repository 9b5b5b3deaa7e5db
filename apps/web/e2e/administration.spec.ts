import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newKeyPair } from '@waybill/testkit/identity-provider';
import { expectAccessible, expectAccessibleInBothSchemes, overThePage } from './support/accessible.ts';
import { runCommand } from './support/run-command.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

const screens = [
  '/users',
  '/clients?open=1001',
  '/carriers',
  '/accounts?open=new',
  '/accountgroups',
  '/accountconfig',
  '/acl?open=1',
  '/identityProviders?open=new',
  '/uploadFiles?open=1',
  '/exchangeRates',
  '/audit_log',
];
/** What opens over one of them. */
const panels = ['/users?open=new', '/uploadFiles?open=new'];

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('button', { name }) });

test('the form of a new user has an address of its own', async ({ page }) => {
  await page.goto('/usersNew');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Create user' })).toBeVisible();
  await expect(page).toHaveURL('/users?open=new');
});

const invoice = [
  'INVOICE NUMBER,INVOICE DATE,SHIP DATE,CLIENT CODE,TRACKING ID,DEST COUNTRY,CURRENCY,RATE,FUEL SURCHARGE,CLEARANCE FEE,TOTAL',
  'P-7001,2026-07-05,2026-07-01,SEAMARKET,PSP7001,CA,USD,10.00,1.00,1.00,12.00',
  'P-7001,2026-07-05,2026-07-02,SEAMARKET,PSP7002,CA,USD,20.00,2.00,1.00,23.00',
].join('\n');

test('files are previewed before anything counts, and a bad one does not stop the good one', async ({ page }) => {
  await page.goto('/uploadFiles?open=new');
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  await panel.locator('input[type="file"]').setInputFiles([
    { name: 'shopping.txt', mimeType: 'text/plain', buffer: Buffer.from('milk, eggs, bread') },
    { name: 'passport.csv', mimeType: 'text/csv', buffer: Buffer.from(invoice) },
  ]);
  const uploaded = panel.getByRole('status', { name: 'Uploaded files' });
  await expect(uploaded).toContainText('Needs a client');
  await expect(uploaded).toContainText('Cannot be loaded');
  await expectAccessibleInBothSchemes(page);
  await panel.getByRole('combobox', { name: 'Assign new accounts to' }).first().click();
  await page.getByRole('option').first().click();
  await expect(uploaded).toContainText('Ready to load');
  await expect(uploaded.getByRole('row').filter({ hasText: 'Passport P-7001' })).toContainText('35.00 USD');
  await expect(uploaded.getByRole('row').filter({ hasText: 'PSP7002' })).toContainText('23.00 USD');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(uploaded).toContainText('Ready to load');
  await panel.getByRole('button', { name: 'Load', exact: true }).click();
  const rows = uploaded.getByRole('link', { name: 'Show the rows of P-7001' });
  await expect(rows).toBeVisible();
  await panel.getByRole('button', { name: 'Discard' }).click();
  await expect(uploaded).not.toContainText('shopping.txt');
  await rows.click();
  await expect(page.getByRole('gridcell', { name: 'PSP7002' }).or(page.getByText('PSP7002')).first()).toBeVisible();
});

test('the search of the header leads to the settings', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Search...' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page
    .getByRole('textbox', { name: 'Search pages, clients, invoices, tracking numbers, carriers and actions' })
    .fill('settings');
  await expect(page.getByRole('dialog').getByText('Settings', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
});

test('a user is invited, changed and deactivated, and the audit log knows it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Administration', exact: true }).click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('button', { name: 'New user' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Create user' }).click();
  await expect(form.getByText('Fill in this field.').first()).toBeVisible();
  await expect(form.getByText('Must not contain spaces or @')).toHaveCount(0);
  await form.getByLabel('Login').fill('shipper');
  await form.getByLabel('E-mail').fill('newcomer@example.com');
  await form.getByLabel('First name').fill('Nell');
  await form.getByLabel('Last name').fill('Comer');
  await form.getByRole('combobox', { name: 'Roles' }).click();
  await page.getByRole('option', { name: 'Shipper' }).click();
  await form.getByRole('button', { name: 'Create user' }).click();
  await expect(form.getByText('This is already used.')).toBeVisible();
  await form.getByLabel('Login').fill('newcomer');
  await form.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('the mail to newcomer@example.com was written to outbox/ on the server.')).toBeVisible();

  await form.getByRole('switch', { name: 'May use the chat assistant' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Search name, login or e-mail' }).fill('nell');
  await expect(page).toHaveURL(/search=nell/);
  await expect(page.getByRole('status').filter({ hasText: '1 to 1 of 1' })).toBeVisible();
  await row(page, 'newcomer').getByRole('button').click();
  await form.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate' });
  await expect(question).toContainText('newcomer can no longer sign in');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('newcomer is deactivated.')).toBeVisible();

  await page.goto('/audit_log?search=newcomer');
  const actions = page.getByRole('cell', { name: /^user\./ });
  await expect(actions).toHaveText(['user.deactivate', 'user.update', 'user.create']);
  await page.getByRole('row').filter({ hasText: 'user.update' }).getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'chat false true' })).toBeVisible();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('audit-log.csv');
});

test('a table without rows says whether a search or filter leaves none', async ({ page }) => {
  await page.goto('/clients?search=nobody-has-this-name');
  await expect(page.getByText('Nothing matches the search and filters.')).toBeVisible();
});

test('pages, order and search stand in the address and survive a reload', async ({ page }) => {
  await page.goto('/users?size=25');
  await page.getByRole('button', { name: 'E-mail' }).click();
  await page.getByRole('button', { name: 'E-mail' }).click();
  await expect(page).toHaveURL(/sort=email&order=desc|order=desc&.*sort=email/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('shipper@example.com');
});

test('a form takes back nothing that another window saved meanwhile', async ({ page, context }) => {
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto('/users');
    await window.getByRole('button', { name: 'carrier', exact: true }).click();
    await expect(window.getByLabel('First name')).toHaveValue('Cora');
  }
  await other.getByLabel('Last name').fill('“Linden” 林');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('cell', { name: 'Cora “Linden” 林' })).toBeVisible();
  await page.getByLabel('First name').fill("Co'ra");
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: "Co'ra “Linden” 林" })).toBeVisible();
  await other.close();
});

test('a role is made, found by a permission, and deleted', async ({ page }) => {
  await page.goto('/acl?open=new');
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Reader');
  await expect(form.getByText('Stored as ROLE_READER.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Search permissions' }).fill('dashboards view');
  await form.getByRole('checkbox', { name: 'View the dashboards' }).check();
  await form.getByRole('button', { name: 'Create role' }).click();
  await row(page, 'Reader').getByRole('button').click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Reader is deleted.')).toBeVisible();
});

test('an identity provider is refused at its fields until they fit, then tells what its administrator enters', async ({
  page,
}) => {
  await page.goto('/identityProviders?open=new');
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Corporate');
  await form.getByLabel('Entity ID').fill('https://idp.example/saml');
  await form.getByLabel('Sign-in address').fill('http://idp.example/post');
  await form.getByRole('button', { name: 'Create identity provider' }).click();
  await expect(form.getByText('Must begin with https://')).toBeVisible();
  await expect(form.getByText('At least one certificate is required')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Fill in from a metadata file' }).click();
  await (await chooser).setFiles({ name: 'wrong.xml', mimeType: 'text/xml', buffer: Buffer.from('<nothing/>') });
  await expect(page.getByRole('alert').filter({ hasText: 'The metadata could not be read.' })).toBeVisible();
  const { certificate } = await newKeyPair('idp.example');
  await form.getByLabel('Certificates').fill(certificate);
  await form.getByLabel('Sign-in address').fill('https://idp.example/post');
  await form.getByRole('button', { name: 'Create identity provider' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await row(page, 'Corporate').getByRole('button').click();
  await expect(form).toContainText(/login\/saml2\/sso\/\d+/);
  await form.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Corporate is deleted.')).toBeVisible();
});

test('a refused invoice file says why, and is loaded again', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('scrap.csv');
  await writeFile(file, 'no,invoice\n');
  expect((await runCommand('load', file)).code).toBe(1);
  await page.goto('/uploadFiles?status=refused');
  await row(page, 'scrap.csv').getByRole('button').click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('The file has the columns ‘no’, ‘invoice’.');
  await panel.getByRole('button', { name: 'Load again' }).click();
  await expect(panel).toHaveCount(0);
  await expect(row(page, 'scrap.csv')).toHaveCount(2);
});

test('a file of exchange rates is stored, a wrong one is refused by line', async ({ page }, testInfo) => {
  await page.goto('/exchangeRates');
  const upload = async (name: string, lines: string) => {
    const file = testInfo.outputPath(name);
    await writeFile(file, `date,currency,usd_rate\n${lines}\n`);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload rates' }).click();
    await (await chooser).setFiles(file);
  };
  await upload('wrong.csv', '2018-02-30,CAD,0.7');
  await expect(page.getByRole('alert').filter({ hasText: 'Line 2, date' })).toBeVisible();
  await upload('good.csv', '2018-02-28,CAD,0.7');
  await expect(page.getByText('1 rate saved.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search currency or source' }).fill('good.csv');
  await expect(page.getByRole('cell', { name: '0.70000000' })).toBeVisible();
});

test('the keyboard alone opens a user, asks for a reset and gives it up', async ({ page }) => {
  await page.goto('/users');
  await page.getByRole('button', { name: 'guest' }).focus();
  await page.keyboard.press('Enter');
  const reset = page.getByRole('dialog').getByRole('button', { name: 'Reset password' });
  await reset.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Reset password' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);

  const drawer = page.getByRole('dialog', { name: 'User' });
  await drawer.getByLabel('First name').fill('Unsaved');
  await reset.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(drawer.getByLabel('First name')).toHaveValue('Unsaved');
  await drawer.getByRole('combobox', { name: 'Roles' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'guest' })).toBeFocused();
});

test('a new account group stands in the filters of the Spend page at once', async ({ page }) => {
  await page.goto('/accountgroups');
  await page.getByRole('button', { name: 'New account group' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: 'Harbor & Pine Group' }).click();
  await form.getByLabel('Name').fill('Docks');
  await form.getByRole('combobox', { name: 'Accounts' }).click();
  await page.getByRole('option', { name: 'UPS 4R7A21' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Create account group' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto('/aframe/dashboard/spend?client=1001&last=365&account_group=Docks');
  await expect(page.getByText('Account Group: Docks')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Total Spend .*\$[1-9]/ })).toBeVisible();

  await page.goto('/accountgroups?search=Docks');
  await row(page, 'Docks').getByRole('button').click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Docks is deleted.')).toBeVisible();
});

for (const path of screens) {
  test(`${path} is accessible in light and in dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('section[aria-busy=false]')).toBeAttached();
    await expectAccessibleInBothSchemes(page);
  });
}

for (const path of panels) {
  test(`${path} is accessible in light and in dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('section[aria-busy=false]')).toBeAttached();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothSchemes(page, overThePage.dialog);
  });
}

test.describe('for a client’s user', () => {
  test.use({ user: 'analyst' });

  test('there is no administration, neither in the menu nor by a link', async ({ page }) => {
    await page.goto('/users');
    await expect(page.getByRole('heading', { name: '404 page not found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Users' })).toHaveCount(
      0,
    );
  });
});
